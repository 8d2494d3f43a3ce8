import { type Action, type Decision, nameOf, type Option, type Why } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'

/** What a decision offers, a line a choice, with the reasons why some cannot be chosen. */
export function offered(d: Decision, s: Speaker): string[] {
  switch (d.kind) {
    case 'oneOf':
      return options(d.of, s)
    case 'someOf':
      return [`(${range(d.min, d.max)} of these)`, ...options(d.of, s)]
    case 'inOrder':
      return [
        `(one each, in order: ${d.slots.map(slot => thing(slot.kind, slot.id, s)).join(', ')})`,
        ...options(d.of, s),
      ]
    case 'amount':
      return [`(a number: ${range(d.min, d.max)})`]
    case 'split':
      return [`(${range(d.min, d.max)} in all)`, ...options(d.of, s, o => ` (up to ${o.max})`)]
    case 'form':
      return Object.entries(d.fields).flatMap(([field, inner]) => [
        `${s.say({ key: `field.${field}` })}:`,
        ...indented(offered(inner, s)),
      ])
    case 'menu':
      return d.actions.flatMap(action => [
        line(actionName(action, s), action.barred, s),
        ...(action.with && !action.barred ? indented(offered(action.with, s)) : []),
      ])
  }
}

const options = <O extends Option>(of: readonly O[], s: Speaker, note: (o: O) => string = () => ''): string[] =>
  of.map(o => line(s.say(nameOf(of, o.id)) + note(o), o.barred, s))
const actionName = ({ do: deed, ref }: Action, s: Speaker): string =>
  ref ? thing(ref.kind, ref.id, s) : s.say({ key: `do.${deed}` })
const thing = (kind: string, id: string | number, s: Speaker): string =>
  kind === 'place' ? String(id) : s.say({ key: `ref.${kind}`, args: { id } })
const line = (name: string, barred: Why | undefined, s: Speaker): string =>
  barred ? `✗ ${name} — ${s.sayWhy(barred)}` : `· ${name}`
const indented = (lines: readonly string[]): string[] => lines.map(each => `  ${each}`)
const range = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`)
