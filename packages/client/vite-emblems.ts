import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const QUERY = '?drawings'
const NAME = /'([a-z][a-z0-9-]+)'/g

/** Every drawing of Game Icons is one path. */
function lineOf(name: string, body: string): string {
  const line = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1]
  if (line === undefined) throw new Error(`the drawing ${name} is more than one path`)
  return line
}

/**
 * `./emblems.ts?drawings`: the drawings that the file names, out of the four thousand of Game Icons.
 */
export function emblems(): Plugin {
  const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: { [name: string]: { body: string } }
  }
  return {
    name: 'cloak-emblems',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const names = new Set([...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name!))
      const bodies = Object.fromEntries(
        [...names].flatMap(name => (icons.icons[name] ? [[name, lineOf(name, icons.icons[name].body)]] : [])),
      )
      return `export const bodies = ${JSON.stringify(bodies)}`
    },
  }
}
