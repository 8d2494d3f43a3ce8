import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../../../../docs/rules/chytrogrod.md', import.meta.url), 'utf8')

/** The rows of a table of the rules text whose first cell looks like this; cells without their marks. */
export const rowsOf = (first: RegExp): string[][] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.replaceAll('`', '').replace('[house]', '').trim()),
    )
    .filter(([cell]) => first.test(cell!))

/** "English / Polish / Hungarian", as a table gives names. */
export const inThree = (cell: string): string[] => cell.replace(/^[A-Z] /, '').split(' / ')
