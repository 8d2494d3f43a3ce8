/** A piece of a rules text. */
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string | null }
  | { kind: 'text'; text: string; id: string | null }
  | { kind: 'list'; ordered: boolean; items: { text: string; id: string | null }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'rule' }

const RULE_ID = /^(?:\*\*)?([A-Z]{3}-\d+(?:\.\d+)*[a-z]?)\b/
const LETTERED = /^\(?([a-z])\)\s/
const idOf = (text: string): string | null => RULE_ID.exec(text)?.[1] ?? null
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** Reads the plain Markdown the rules are written in; whatever begins with a rule's id can be linked to. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let under: string | null = null
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (line.trim() === '') i++
    else if (/^---+$/.test(line)) {
      blocks.push({ kind: 'rule' })
      i++
    } else if (heading) {
      const id = idOf(heading[2]!)
      under = id ?? under
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]!, id })
      i++
    } else if (line.startsWith('|')) {
      const from = i
      while (lines[i]?.startsWith('|')) i++
      const [head = '', , ...rows] = lines.slice(from, i)
      blocks.push({ kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) })
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d/.test(line)
      const items: { text: string; id: string | null }[] = []
      for (; i < lines.length && lines[i]!.trim() !== '' && !/^[#|]/.test(lines[i]!); i++) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[i]!)
        if (item) items.push({ text: item[1]!, id: itemId(item[1]!, under) })
        else if (items.length > 0) items.at(-1)!.text += ` ${lines[i]!.trim()}`
      }
      blocks.push({ kind: 'list', ordered, items })
    } else {
      const from = i
      while (i < lines.length && lines[i]!.trim() !== '' && !/^([#|]|---|\s*([-*]|\d+\.)\s)/.test(lines[i]!)) i++
      const text = lines.slice(from, Math.max(i, from + 1)).join(' ')
      i = Math.max(i, from + 1)
      const id = idOf(text)
      under = id ?? under
      blocks.push({ kind: 'text', text, id })
    }
  }
  return blocks
}

/** «a) …» under CIT-6.1.3 is CIT-6.1.3a. */
function itemId(text: string, under: string | null): string | null {
  const own = idOf(text)
  if (own !== null) return own
  const letter = LETTERED.exec(text)?.[1]
  return letter !== undefined && under !== null ? `${under}${letter}` : null
}
