import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultInId, writeGame } from './new-game/new-game.ts'

const HELP = `npm run new-game ID

Makes packages/games/ID: a small game that plays at once, to be changed into yours. The id is small letters, digits and
single dashes, such as 'night-market'.
`
const root = resolve(import.meta.dirname, '..')
const [id, ...more] = process.argv.slice(2)
if (id === '--help') {
  console.log(HELP)
  process.exit(0)
}
const fault = id === undefined || more.length > 0 ? 'give the id of one game' : faultInId(root, id)
if (id === undefined || fault !== null) {
  console.error(`new-game: ${fault}\n\n${HELP}`)
  process.exit(2)
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
writeGame(root, id, version)
for (const command of [
  'npm install --no-audit --no-fund',
  'npm run -s games',
  `npm run -s golden -- --write --game ${id}`,
  `npx oxfmt packages/games/${id}`,
]) {
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error(`new-game: '${command}' failed; packages/games/${id} is written`)
    process.exit(1)
  }
}
console.log(`
packages/games/${id} is made. Try it:

  npm run units -- packages/games/${id}
  npm run -s cloak -- simulate --game ${id}
  npm start
`)
