import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { release } from './release/release.ts'
import { isPlatform, PLATFORMS } from './release/platforms.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, out: { type: 'string', default: 'dist/release' } },
})
const wanted = values.only ?? Object.keys(PLATFORMS)
const unknown = wanted.find(name => !isPlatform(name))
if (unknown !== undefined) {
  console.error(`--only: there is no platform '${unknown}'; there are ${Object.keys(PLATFORMS).join(', ')}`)
  process.exit(2)
}
const made = await release({ root, out: resolve(values.out), platforms: wanted.filter(isPlatform), say: console.log })
// A platform that was asked for by name must be there.
if (made.length === 0 || (values.only && made.length < wanted.length)) process.exitCode = 1
