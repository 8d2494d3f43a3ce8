import { games, gameNamed } from '@cloak/games'
import {
  About,
  failure,
  GameAbout,
  GameOptions,
  Id,
  Listing,
  MyTable,
  NewTable,
  Rating,
  ServedGameFile,
} from '@cloak/protocol'
import { z } from 'zod'
import type { Journal } from '../ports/journal.ts'
import type { Listed, Records } from '../ports/records.ts'
import { fileOf } from '../tables/file.ts'
import { type Keepers, noSuchTable } from '../tables/keepers.ts'
import { aboutOf, hasEnded } from '../tables/room.ts'
import { ratingOf } from './ratings.ts'
import { replayRoute } from './replay.ts'
import { Refused, type Route, route } from './route.ts'

const listingOf = ({ id, game, status, seats, taken, opened, rated }: Listed) => ({
  id,
  game,
  status,
  seats,
  taken,
  opened,
  rated,
})
const noSuchGame = failure('not-found', 'there is no such game', 'id')
const GameId = z.enum(games.map(({ game }) => game.id))
/** As it stands in an address. */
const Seats = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a number')
  .transform(Number)
  .pipe(z.int())

/** Games, tables, records. */
export function tableRoutes(keepers: Keepers, journal: Journal, records: Records): Route[] {
  async function keeperOf({ parameters: { id } }: { parameters: { id: string } }) {
    const keeper = await keepers.of(id)
    if (!keeper) throw new Refused(noSuchTable)
    return keeper
  }
  return [
    route({
      method: 'get',
      path: '/api/games',
      says: 'The games that can be played here.',
      answer: z.array(GameAbout),
      does: async () =>
        games.map(({ game, title, locales }) => {
          const titles = Object.entries(locales).map(([lang, of]) => [lang, of[title] ?? game.id])
          return { id: game.id, rules: game.rules, seats: [...game.seats], title: Object.fromEntries(titles) }
        }),
    }),
    route({
      method: 'get',
      path: '/api/games/:id/options',
      says: 'What the host may set.',
      parameters: { id: GameId },
      query: { seats: Seats.optional().describe('For so many; for the fewest if left out.') },
      answer: GameOptions,
      async does({ parameters: { id }, query }) {
        const found = gameNamed(id)
        if (!found) throw new Refused(noSuchGame)
        const seats = query.seats ?? found.game.seats[0]
        if (seats === undefined || !found.game.seats.includes(seats))
          throw new Refused(failure('bad-request', 'not so many seats', 'seats'))
        return { seats, options: found.game.options(seats) }
      },
    }),
    route({
      method: 'get',
      path: '/api/games/:id/ratings',
      says: 'The best players and bots of a game.',
      parameters: { id: GameId },
      answer: z.array(Rating),
      does: async ({ parameters: { id } }) => (await records.skills({ game: id })).map(ratingOf),
    }),
    route({
      method: 'get',
      path: '/api/tables',
      says: 'Public tables that gather players or are in play. Where nobody is there any more a table leaves the list after a while.',
      answer: z.array(Listing),
      does: async () => (await records.listed(Date.now())).map(listingOf),
    }),
    route({
      method: 'get',
      path: '/api/me/tables',
      says: 'One’s own tables, from any device: those in play first, then those that gather, then those that are over.',
      answer: z.array(MyTable),
      async does(call) {
        const mine = await records.mine(call.need().id)
        return mine.map(({ place, ...row }) => ({ ...listingOf(row), place }))
      },
    }),
    route({
      method: 'post',
      path: '/api/tables',
      says: 'Opens a table. Its id is the link: whoever has it may come in.',
      body: NewTable,
      answer: z.strictObject({ id: z.string() }),
      async does(call) {
        const opened = await keepers.open(call.need(), call.body, call.address)
        if ('code' in opened) throw new Refused(opened)
        return opened
      },
    }),
    route({
      method: 'get',
      path: '/api/tables/:id',
      says: 'All about a table but the game on it.',
      parameters: { id: Id },
      answer: About,
      async does(call) {
        const { position, paused } = await keeperOf(call)
        return aboutOf(position.room, paused)
      },
    }),
    replayRoute(keeperOf, journal),
    route({
      method: 'get',
      path: '/api/tables/:id/file',
      says: 'The finished game as a file, with the secret of its seed; `cloak verify` checks it.',
      parameters: { id: Id },
      answer: ServedGameFile,
      long: true,
      async does(call) {
        const { position } = await keeperOf(call)
        const { room } = position
        if (!hasEnded(room) || !room.setup) throw new Refused(failure('forbidden', 'only when the game has ended'))
        call.c.header('content-disposition', `attachment; filename="${room.id}.cloak.json"`)
        return fileOf(journal, position)
      },
    }),
  ]
}
