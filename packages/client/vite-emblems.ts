import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:emblems/'
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

/** `virtual:emblems/<set>`: the drawings that src/emblem/<set>.ts names. */
export function emblems(): Plugin {
  return {
    name: 'cloak-emblems',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const file = `${import.meta.dirname}/src/emblem/${id.slice(PREFIX.length + 1)}.ts`
      this.addWatchFile(file)
      return `export const bodies = ${JSON.stringify(drawingsIn(readFileSync(file, 'utf8')))}`
    },
  }
}
