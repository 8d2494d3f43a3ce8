import { type InstalledGame, games as entries } from '@cloak/games'
import type { Decision, Option } from '@cloak/kernel'
import { readFlags } from './flags.ts'
import { type Io, Misuse } from './io.ts'
import { inEnglish } from './speak.ts'

export const GAMES_HELP = `cloak games [--json]: every game that can be played

  --json  its id, title, rules number, seat counts, and for each seat count the options as a decision, whose \`lapse\` is
          the default
`

export function games(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, { json: 'switch', help: 'switch' } as const)
  if (files.length > 0) throw new Misuse(`games takes no file ('${files[0]}')`)
  if (given.help) io.out(GAMES_HELP)
  else if (given.json) io.out(`${JSON.stringify(entries.map(inJson), null, 2)}\n`)
  else io.out(entries.map(inText).join('\n'))
  return 0
}

const titleOf = (entry: InstalledGame): string => inEnglish(entry).say({ key: entry.title })

function inJson(entry: InstalledGame) {
  const { id, rules, seats, options } = entry.game
  const bySeats: { [seats: string]: Decision } = {}
  for (const n of seats) bySeats[n] = options(n)
  return { id, title: titleOf(entry), rules, seats, options: bySeats }
}

function inText(entry: InstalledGame): string {
  const { id, rules, seats, options } = entry.game
  const n = seats.includes(4) ? 4 : seats[0]!
  const decision = options(n)
  const fields = decision.kind === 'form' ? Object.entries(decision.fields) : [['options', decision] as const]
  const width = Math.max(...['default', ...fields.map(([field]) => field)].map(field => field.length))
  const row = (head: string, text: string): string => `  ${head.padEnd(width)}  ${text}`
  return [
    `${id}: ${titleOf(entry)}, rules ${rules}`,
    row('seats', seats.join(', ')),
    row('default', `${JSON.stringify(decision.lapse)} (${n} seats)`),
    ...fields.map(([field, inner]) => row(field, outline(inner))),
    '',
  ].join('\n')
}

/** What may be answered, by ids and in one line; what lies deeper is only named. */
function outline(d: Decision, deep = false): string {
  switch (d.kind) {
    case 'oneOf':
      return idsOf(d.of).join(' | ')
    case 'someOf':
      return `${d.min} to ${d.max} of ${idsOf(d.of).join(', ')}`
    case 'inOrder':
      return `${d.slots.length} in order of ${idsOf(d.of).join(', ')}`
    case 'amount':
      return `${d.min} to ${d.max}`
    case 'split':
      return `${d.min} to ${d.max} in all of ${idsOf(d.of).join(', ')}`
    case 'form':
      return `(${Object.keys(d.fields).join(', ')})`
    case 'menu': {
      const open = d.actions.filter(action => !action.barred)
      return open
        .map(action => (action.with && !deep ? `${action.do} ${outline(action.with, true)}` : action.do))
        .join(' | ')
    }
  }
}
const idsOf = (of: readonly Option[]): string[] => of.filter(o => !o.barred).map(o => String(o.id))
