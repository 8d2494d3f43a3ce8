import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** By which rules a snapshot was made: a hash over the kernel's and the games' source. Other code makes its own. */
export function codeStamp(): string {
  const packages = join(dirname(createRequire(import.meta.url).resolve('@cloak/kernel')), '..', '..')
  const hash = createHash('sha256')
  const files = globSync(['kernel/src/**/*.ts', 'games/*/src/**/*.ts', 'server/src/tables/room.ts'], { cwd: packages })
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(packages, file)))
  return hash.digest('hex').slice(0, 16)
}
