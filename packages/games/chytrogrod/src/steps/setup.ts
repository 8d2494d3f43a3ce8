import { type Chapter, orElse, type Seat, steps } from '@cloak/kernel'
import { houseAt } from '../cards.ts'
import { ANY_DISTRICT, choice, districts, option, why } from '../choices.ts'
import { type Colour, COLOURS, GOOD_OF } from '../data/pieces.ts'
import { clockwise } from '../seats.ts'
import { supporterOn } from '../supporter.ts'
import { fromSupply } from '../tokens.ts'
import type { Chytrogrod, Open, X } from '../types.ts'

const { asks, does } = steps<Chytrogrod>()

const isTaken = (t: Open, guild: Colour): boolean => t.players.some(player => player.guild === guild)

export const setup: Chapter<Chytrogrod, 'setup'> = {
  // CHY-3.7. Who leaves it to chance is dealt a guild when all have been asked.
  'setup.guild': asks({
    who: (_, { seat }) => seat,
    prompt: 'chytrogrod.prompt.guild',
    what: (t, _, __, lean) =>
      orElse(
        choice<Colour | 'chance'>(
          [
            ...COLOURS.map(id => option('guild', id, isTaken(t, id) ? why('CHY-3.7', 'guild-taken') : undefined)),
            { id: 'chance' },
          ],
          lean,
        ),
        'chance',
      ),
    does(x, { seat }, guild) {
      if (guild === 'chance') return x.tell('guildLeftToChance', { seat })
      x.t.players[seat]!.guild = guild
      x.tell('guildChosen', { seat, guild })
    },
  }),

  'setup.deal': does(x => {
    dealGuilds(x)
    for (const { guild, board } of x.t.players) if (guild) fromSupply(x.t, GOOD_OF[guild], board) // CHY-3.8
    dealSecrets(x)
    const favourite = x.rng.below(x.t.players.length) // CHY-3.10
    x.t.favourite = favourite
    x.tell('favouriteDrawn', { seat: favourite })
    x.next('setup.first')
    for (const seat of placingOrder(x.t, favourite)) x.next('setup.supporter', { seat })
    x.next('wake.goods')
  }),

  'setup.first': asks({
    who: t => t.favourite,
    prompt: 'chytrogrod.prompt.first',
    what: () => ANY_DISTRICT,
    does(x, _, district, seat) {
      x.t.first = district
      x.tell('firstChosen', { seat, district })
    },
  }),

  'setup.supporter': asks({
    who: (_, { seat }) => seat,
    prompt: 'chytrogrod.prompt.supporter',
    what: (t, _, __, lean) =>
      districts(lean, district => (supporterOn(t, district) === null ? undefined : why('CHY-3.12', 'supporter-there'))),
    does(x, { seat }, district) {
      x.t.players[seat]!.supporter = district
      x.tell('supporterPlaced', { seat, district })
    },
  }),
}

function dealGuilds(x: X): void {
  const free = x.rng.shuffle(COLOURS.filter(guild => !isTaken(x.t, guild)))
  x.t.players.forEach((player, seat) => {
    if (player.guild !== null) return
    player.guild = free.pop() ?? null
    if (player.guild) x.tell('guildDealt', { seat, guild: player.guild })
  })
}

/** CHY-3.9; with contraband the symbols do not count, so there is nothing to hide (CHY-10.4). */
function dealSecrets(x: X): void {
  const symbols = x.rng.shuffle([...houseAt(x.t).secrets])
  x.t.players.forEach((player, seat) => {
    const good = symbols[seat]!
    if (x.t.contraband) {
      player.secret = { good: 'any', face: 'any', spent: false }
      return x.tell('contrabandDealt', { seat })
    }
    player.secret = { good, face: null, spent: false }
    x.tell('secretDealt', { seat }, [seat], { good })
  })
}

/** Counter-clockwise from the favourite's right, the favourite last (CHY-3.12). */
const placingOrder = (t: Open, favourite: Seat): Seat[] => [...clockwise(t, favourite).slice(1).reverse(), favourite]
