import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:css|js|svg|txt|webmanifest|ico)$/
/** Smaller by less than this, a file is better sent as it is. */
const WORTH = 0.95
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `<file>.br` and `<file>.gz` beside every file that becomes smaller by it, as small as can be. */
export function compress(): Plugin {
  return {
    name: 'cloak-compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = [...Object.keys(bundle), 'crown.svg'].filter(name => COMPRESSIBLE.test(name))
      await Promise.all(
        names.map(async name => {
          const path = join(dir, name)
          const body = await readFile(path)
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
          const packed = [
            { path: `${path}.br`, body: await brotli(body, { params }) },
            { path: `${path}.gz`, body: await zip(body, { level: constants.Z_BEST_COMPRESSION }) },
          ]
          for (const each of packed) if (each.body.length < body.length * WORTH) await writeFile(each.path, each.body)
        }),
      )
    },
  }
}
