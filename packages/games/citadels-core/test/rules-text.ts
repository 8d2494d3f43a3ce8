import { readFileSync } from 'node:fs'

/** A rules text of docs/rules, to hold the data against. */
export function rulesText(file: string) {
  const rules = readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8')
  return {
    rules,
    /** The table that stands under a rule, row by row, each cell under its heading. */
    tableOf(rule: string): { [column: string]: string }[] {
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
    },
  }
}
