import { parseArgs } from 'node:util'
import { bots } from './bots.ts'
import { client } from './client.ts'
import { firstVisit } from './client-first-visit.ts'
import { engine } from './engine.ts'
import { server } from './server.ts'

/** Benchmarks, each printing ratios within one run; none of them is a test. */
const benches: { [name: string]: (seconds: number) => void | Promise<void> } = {
  engine,
  bots,
  server,
  client,
  visit: firstVisit,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '2' }, help: { type: 'boolean', default: false } },
})
const names = positionals.length > 0 ? positionals : Object.keys(benches)
const unknown = names.filter(name => !(name in benches))
const seconds = Number(values.seconds)

if (values.help) console.log(`npm run bench -- [${Object.keys(benches).join('|')}] [--seconds N]`)
else if (unknown.length > 0 || !(seconds > 0)) {
  console.error(unknown.length > 0 ? `no benchmark named ${unknown.join(', ')}` : '--seconds takes a positive number')
  process.exitCode = 2
} else for (const name of names) await benches[name]!(seconds)
