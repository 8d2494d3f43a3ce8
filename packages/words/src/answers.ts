import { type Answer, type Decision, inWords, type Key, type Msg, nameOf } from '@cloak/kernel'
import type { Names } from './names.ts'

/** A legal answer in words: «Build: Tavern», «Custom (Cast: …; Districts: …)», «2 × Tavern and 1 × Castle». */
export function sayerOfAnswers(names: Names, say: (msg: Msg) => string): (d: Decision, a: Answer) => string {
  function sayAnswer(d: Decision, a: Answer): string {
    switch (d.kind) {
      case 'form': {
        const fields = a as { [field: string]: Answer }
        // A game may have a sentence of its own for a form: `form.card.district`.
        const whole = names.resolve(`form.${Object.keys(d.fields).join('.')}`)
        if (whole !== null) return say({ key: whole, args: a as { [field: string]: Key } })
        return Object.entries(d.fields)
          .map(([field, inner]) => headed(say({ key: `field.${field}` }), inner, fields[field]!))
          .join('; ')
      }
      case 'menu': {
        const deed = a as { do: string; with?: Answer }
        const action = d.actions.find(each => each.do === deed.do)
        const head = action?.ref ? names.thing(action.ref.kind, action.ref.id) : say({ key: `do.${deed.do}` })
        return action?.with ? headed(head, action.with, deed.with!) : head
      }
      case 'split': {
        const taken = Object.entries(a as { [id: string]: number }).filter(([, n]) => n > 0)
        if (taken.length === 0) return say({ key: 'kernel.none' })
        return names.listed(taken.map(([id, n]) => names.heap(say(nameOf(d.of, id)), n)))
      }
      case 'inOrder':
        return (a as Key[]).map((id, i) => names.inPlace(say(nameOf(d.of, id)), d.slots[i]!)).join('; ')
      case 'oneOf':
      case 'someOf':
      case 'amount':
        return names.listed(inWords(d, a).map(say))
    }
  }

  const headed = (head: string, d: Decision, a: Answer): string =>
    d.kind === 'form' ? `${head} (${sayAnswer(d, a)})` : `${head}: ${sayAnswer(d, a)}`

  return sayAnswer
}
