import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logger } from '../../packages/server/src/log.ts'
import { builtClient } from '../../packages/server/src/web/build-client.ts'
import { sha256Of, writeArchive } from './archive.ts'
import { commonFiles, platformFiles } from './contents.ts'
import { NoNode, nodeFor, type Platform } from './platforms.ts'

export interface Wish {
  root: string
  /** The folder for the archives, made if need be. */
  out: string
  platforms: readonly Platform[]
  say: (line: string) => void
  /** Of gzip. 9 takes three times as long as 6 and saves less than a hundredth. */
  level?: number
}

/** Makes an archive for each platform whose Node can be had, and a list of their checksums. Returns the archives' paths. */
export async function release({ root, out, platforms, say, level = 6 }: Wish): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/launcher/package.json'), 'utf8')) as {
    version: string
  }
  const client = builtClient(logger('error'))
  if (client === null) throw new Error('the client could not be built')
  const common = await commonFiles(root, client)
  mkdirSync(out, { recursive: true })
  const made: string[] = []
  const sums: string[] = []
  for (const platform of platforms) {
    const name = `cloak-and-crown-${version}-${platform}`
    const path = join(out, `${name}.tar.gz`)
    try {
      const files = [...common, ...platformFiles(root, platform, await nodeFor(platform, root))]
      await writeArchive(path, name, files, level)
      const unpacked = files.reduce((sum, { body }) => sum + body.length, 0)
      say(`${name}.tar.gz: ${megabytes(statSync(path).size)}, unpacked ${megabytes(unpacked)}`)
    } catch (error) {
      if (!(error instanceof NoNode)) throw error
      say(`${platform} is skipped: ${error.message}`)
      continue
    }
    sums.push(`${await sha256Of(path)}  ${name}.tar.gz\n`)
    made.push(path)
  }
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))
  return made
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
