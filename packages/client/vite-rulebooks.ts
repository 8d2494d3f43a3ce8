import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rulebook/'

/** `virtual:rulebook/<file>`: the rules text docs/rules/<file>.md. */
export function rulebooks(): Plugin {
  return {
    name: 'cloak-rulebooks',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const file = resolve(import.meta.dirname, `../../docs/rules/${id.slice(PREFIX.length + 1)}.md`)
      this.addWatchFile(file)
      return `export const text = ${JSON.stringify(readFileSync(file, 'utf8'))}`
    },
  }
}
