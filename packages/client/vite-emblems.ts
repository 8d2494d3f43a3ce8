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

/** The four thousand drawings of Game Icons. */
export const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: { [name: string]: { body: string } }
}

/** The path of a drawing of Game Icons; undefined if there is none of this name. */
export const drawing = (name: string): string | undefined => icons[name] && lineOf(name, icons[name].body)

/** The drawings that a source file names. */
export function drawingsIn(source: string): { [icon: string]: string } {
  const names = new Set([...source.matchAll(NAME)].map(([, name]) => name!))
  return Object.fromEntries([...names].flatMap(name => (icons[name] ? [[name, lineOf(name, icons[name].body)]] : [])))
}

/** `./emblems.ts?drawings`: the drawings that the file names. */
export function emblems(): Plugin {
  return {
    name: 'cloak-emblems',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      return `export const bodies = ${JSON.stringify(drawingsIn(readFileSync(file, 'utf8')))}`
    },
  }
}
