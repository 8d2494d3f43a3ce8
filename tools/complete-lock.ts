import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { integrityIn, withHashes } from './lock/integrity.ts'
import { lackingIn, type Packages } from './lock/platforms.ts'

const LOCK = resolve(import.meta.dirname, '../package-lock.json')
const UNKNOWN = resolve(import.meta.dirname, 'lock/without-integrity.json')
const AT_ONCE = 4

const npm = process.env['npm_execpath']
if (npm === undefined) {
  console.error('complete-lock: start it with `npm run lock`, which says where npm is')
  process.exit(1)
}

let free = AT_ONCE
const waiting: (() => void)[] = []
/** Asks the registry for a package's hash; a few requests run at the same time. */
async function ask(spec: string): Promise<string | null> {
  if (free > 0) free--
  else await new Promise<void>(start => waiting.push(start))
  const printed = await new Promise<string>((settle, fail) => {
    // npm prints an error as JSON too, and then exits with 1.
    execFile(process.execPath, [npm!, 'view', spec, 'dist.integrity', '--json'], (error, out) =>
      error && out === '' ? fail(error) : settle(out),
    )
  })
  const next = waiting.shift()
  if (next) next()
  else free++
  return integrityIn(spec, printed)
}

const write = (path: string, content: unknown): void => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)

const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Packages }
const lacking = lackingIn(lock.packages)
const { packages, unknown } = await withHashes({ ...lock.packages, ...lacking }, ask)
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
write(LOCK, lock)
write(UNKNOWN, unknown)

console.log(`${Object.keys(lacking).length} packages of other platforms added to package-lock.json`)
if (unknown.length > 0)
  console.log(`${unknown.length} packages have no integrity hash, because the registry does not have them:`)
for (const spec of unknown) console.log(`  ${spec}`)
