import { readFileSync } from 'node:fs'

const rules = readFileSync(new URL('../../../../docs/rules/citadels-classic.md', import.meta.url), 'utf8')

/** The table that stands under a rule, row by row, each cell under its heading. */
export function tableOf(rule: string): { [column: string]: string }[] {
  const after = rules.slice(rules.indexOf(`**${rule} `)).split('\n')
  const from = after.findIndex(line => line.startsWith('|'))
  const to = after.findIndex((line, i) => i > from && !line.startsWith('|'))
  const cells = after.slice(from, to).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  return cells.slice(2).map(row => Object.fromEntries(row.map((cell, i) => [cells[0]![i]!, cell])))
}

/** Every id that the text defines, as far as a refusal may name it: `CLA-6.8b` too. */
export const isRule = (id: string): boolean => {
  const [, whole, letter] = /^(CLA-\d+\.\d+)([a-z])?$/.exec(id) ?? []
  if (whole === undefined) return false
  const at = [`**${whole} `, `**${whole}** `].map(mark => rules.indexOf(mark)).find(i => i >= 0)
  if (at === undefined) return false
  if (letter === undefined) return true
  const end = rules.indexOf('\n**CLA-', at + 1)
  return rules.slice(at, end < 0 ? undefined : end).includes(`\n- ${letter}. `)
}
