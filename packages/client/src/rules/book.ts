import type { Shown } from '@cloak/parts/book/shown.ts'

/** A piece of a player's rulebook, with the ids of the rules it tells. */
export type Leaf =
  | { kind: 'heading'; level: 2 | 3; ids: string[]; text: string }
  | { kind: 'text'; ids: string[]; text: string }
  /** A card, and what there is to know of it beyond its own text. */
  | { kind: 'card'; ids: string[]; shown: Shown; text: string }
  | { kind: 'pictures'; ids: string[]; shown: Shown[] }
  | { kind: 'list'; ids: string[]; ordered: boolean; items: { ids: string[]; text: string }[] }
  | { kind: 'table'; ids: string[]; head: string[]; rows: string[][] }
  /** Every card of the game, drawn from its own data: `[[catalogue]]`. */
  | { kind: 'catalogue'; ids: string[] }

const IDS = /^\{([^}]+)\}\s*/
const PICTURE = /\[\[([a-z-]+):([\w-]+)\]\]\s*/y
const ITEM = /^\s*(?:-|\d+\.)\s+/

/** Reads `{CIT-3.2, CIT-3.3} …`. */
function marked(line: string): { ids: string[]; text: string } {
  const [all, ids] = IDS.exec(line) ?? []
  if (all === undefined || ids === undefined) return { ids: [], text: line }
  return { ids: ids.split(',').map(id => id.trim()), text: line.slice(all.length) }
}

function pictured(text: string): { shown: Shown[]; rest: string } {
  const shown: Shown[] = []
  PICTURE.lastIndex = 0
  let end = 0
  for (let found = PICTURE.exec(text); found; found = PICTURE.exec(text)) {
    shown.push({ kind: found[1]!, id: found[2]! })
    end = PICTURE.lastIndex
  }
  return { shown, rest: text.slice(end) }
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** Reads a player's rulebook: blocks of lines with an empty line between them. */
export function leavesOf(source: string): Leaf[] {
  return source
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '' && !block.startsWith('# '))
    .map(leafOf)
}

function leafOf(block: string): Leaf {
  if (block === '[[catalogue]]') return { kind: 'catalogue', ids: [] }
  const lines = block.split('\n')
  const heading = /^(##|###) (.*)$/.exec(lines[0]!)
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, ...marked(heading[2]!) }
  if (ITEM.test(block)) {
    const items: { ids: string[]; text: string }[] = []
    for (const line of lines)
      if (ITEM.test(line)) items.push(marked(line.replace(ITEM, '')))
      else items.at(-1)!.text += ` ${line.trim()}`
    return { kind: 'list', ids: [], ordered: /^\d/.test(block), items }
  }
  const { ids, text } = marked(lines.join(' '))
  if (text.startsWith('|')) {
    const [head = '', , ...rows] = lines.slice(lines[0]!.startsWith('|') ? 0 : 1)
    return { kind: 'table', ids, head: cellsOf(head), rows: rows.map(cellsOf) }
  }
  const { shown, rest } = pictured(text)
  if (shown.length === 0) return { kind: 'text', ids, text }
  return shown.length === 1 && rest !== ''
    ? { kind: 'card', ids, shown: shown[0]!, text: rest }
    : { kind: 'pictures', ids, shown }
}

/** Every rule told on a leaf, its items included. */
export const idsOn = (leaf: Leaf): string[] =>
  leaf.kind === 'list' ? [...leaf.ids, ...leaf.items.flatMap(({ ids }) => ids)] : leaf.ids

/** The rules above a rule, the nearest first: CIT-6.1.3c, CIT-6.1.3, CIT-6.1, CIT-6. */
export function linesOf(id: string): string[] {
  const all = [id]
  for (let last = id.replace(/[a-z]$/, ''); ; last = last.slice(0, last.lastIndexOf('.'))) {
    if (all.at(-1) !== last) all.push(last)
    if (!last.includes('.')) return all
  }
}

/** Where a rule is told: its own place, or that of the nearest rule above it. */
export const landingOf = (id: string, told: ReadonlySet<string>): string | null =>
  linesOf(id).find(each => told.has(each)) ?? null

/** The anchor of a card's own leaf. */
export const cardAnchor = ({ kind, id }: Shown): string => `${kind}.${id}`
