import type { Heard, Key, Msg } from '@cloak/kernel'
import { sayerOfAnswers } from './answers.ts'
import { finder, languageOf } from './catalogue.ts'
import { withMinus } from './minus.ts'
import { type Args, namesIn } from './names.ts'
import { teller } from './tell.ts'
import type { Speaker, Speaking } from './types.ts'
import { valuesOf } from './values.ts'

/** A speaker of one language about one game and its players. */
export function speaker({ locale, catalogues, words, names: players = [], onMissing = () => {} }: Speaking): Speaker {
  const language = languageOf(locale, catalogues)
  const find = finder(language, catalogues)
  const tell = teller(language, find, onMissing)
  const names = namesIn(language, { words, players }, { find, tell, message })
  const [namespace = ''] = words.namespaces
  // The chronicle, the bar and the live region all tell the same event.
  const told = new WeakMap<Heard, string>()

  function message(key: string, args: Args): string {
    if (key.startsWith('kernel.')) return tell(key, valuesOf(language, names, args, {}))
    const whole = names.resolve(key)
    if (whole !== null) return tell(whole, valuesOf(language, names, args, words.kinds))
    const id = /^(?:option|do|field)\.(-?\d+)$/.exec(key)?.[1]
    if (id !== undefined) return withMinus(id)
    return tell(key.startsWith(`${namespace}.`) ? key : `${namespace}.${key}`)
  }

  function say({ key, args = {} }: Msg): string {
    if (key.startsWith('ref.')) return names.thing(key.slice('ref.'.length), args['id'] as Key)
    const { what, n, of, kind, place } = args as { [argument: string]: Key }
    if (key === 'kernel.so-many') return names.heap(message(`option.${what!}`, {}), Number(n))
    if (key !== 'kernel.in-place') return message(key, args)
    const name = of === 'option' ? message(`option.${what!}`, {}) : names.thing(String(of), what!)
    return names.inPlace(name, { kind: String(kind), id: place! })
  }

  return {
    language,
    say,
    sayAnswer: sayerOfAnswers(names, say),
    sayScore: say,
    sayWhy: why => (why.rule.startsWith('kernel.') ? say(why) : `${say(why)} (${why.rule})`),
    sayHeard(heard) {
      const before = told.get(heard)
      if (before !== undefined) return before
      const { event, all, some } = heard
      const known = some ? names.resolve(`event.${event}.known`) : null
      const said = message(known ?? `event.${event}`, { ...all, ...some })
      told.set(heard, said)
      return said
    },
    sayWaiting(step, seats) {
      if (seats === 'covert') return say({ key: 'kernel.waiting-covert' })
      const key = names.resolve(`step.${step}`)
      if (key !== null) return message(key, { seat: seats })
      onMissing({ locale: language, key: `${namespace}.step.${step}`, lacks: 'message' })
      return tell('kernel.waiting', { seat: names.listed(seats.map(seat => names.thing('seat', seat))) })
    },
  }
}
