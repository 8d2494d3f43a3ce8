import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NOTICE = `${import.meta.dirname}/../../NOTICE`

/** `/notice.txt`: the authors and licences of all that the client contains, as their licences ask for. */
export function notice(): Plugin {
  return {
    name: 'cloak-notice',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source: readFileSync(NOTICE, 'utf8') })
    },
  }
}
