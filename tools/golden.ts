/** `npm run golden -- [--write | --new] [--game ID]`: compares the golden games, or writes them. */
import { games } from '@cloak/games'
import { faultInGolden, faultInRefused, goldenFile, goldenFolder, refusedFiles, writeGoldens } from '@cloak/kit/golden'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const HELP = `npm run golden -- [--write] [--new] [--game ID]

  (no option)  replays every golden game and says what differs; exits 1 if anything does
  --write      writes what every eye hears now; a log that still holds is kept, otherwise a new game is played
  --new        plays new games for all
  --game ID    this game only
`

function options() {
  try {
    return parseArgs({
      options: {
        write: { type: 'boolean' },
        new: { type: 'boolean' },
        game: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exit(2)
  }
}

const given = options()
if (given.help) {
  console.log(HELP)
  process.exit(0)
}
const chosen = games.filter(({ game }) => given.game === undefined || game.id === given.game)
if (chosen.length === 0) {
  console.error(`no game "${given.game}"; there are: ${games.map(({ game }) => game.id).join(', ')}`)
  process.exit(2)
}

let faults = 0
for (const { game } of chosen) {
  const folder = goldenFolder(join(import.meta.dirname, '..', 'packages', 'games', game.id, 'test'))
  if (given.write || given.new) {
    for (const line of writeGoldens(game, folder, given.new)) console.log(line)
    continue
  }
  const found = [
    ...game.seats.map(seats => faultInGolden(game, goldenFile(folder, seats), seats)),
    ...refusedFiles(folder).map(file => faultInRefused(game, file)),
  ].filter(fault => fault !== null)
  faults += found.length
  console.log(`${game.id}: ${found.length === 0 ? 'golden' : found.join('\n')}`)
}
process.exit(faults > 0 ? 1 : 0)
