import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

const BY_URL = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url\s*\)/g

/**
 * Files that a module finds beside itself, by `new URL('./file', import.meta.url)`: TypeScript, which runs in a thread or process of
 * its own, becomes an entry of the bundle; anything else is copied.
 */
export const filesByUrl = (): Plugin => ({
  name: 'files-by-url',
  transform: {
    filter: { id: /\/packages\/.*\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      return code.replaceAll(BY_URL, (_, path: string) => {
        const file = resolve(dirname(id), path)
        const name = basename(file)
        const emitted = file.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: file, fileName: `${basename(file, '.ts')}.mjs` })
          : this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`
      })
    },
  },
})
