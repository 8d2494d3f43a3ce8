import { type Decision, question } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import { ROLES } from '../src/data/box.ts'
import { dawn } from '../src/index.ts'

const LANGUAGES: { [key: string]: string }[] = [en, pl, hu]
const named = (key: string) => LANGUAGES.map(messages => messages[`dawn.${key}`])

test('[DAW-1.2] the roles have their names', () => {
  expect(ROLES.map(role => named(`role.${role}`))).toEqual([
    ['Forger', 'Fałszerz', 'Hamisító'],
    ['Magpie', 'Sroka', 'Szarka'],
    ['Lamplighter', 'Latarnik', 'Lámpagyújtó'],
    ['Herbalist', 'Zielarka', 'Füvesasszony'],
    ['Castellan', 'Kasztelan', 'Várnagy'],
  ])
})

/** All messages that a decision needs: labels, options, fields, deeds, things, reasons. */
function* keysIn(d: Decision): Generator<string> {
  if (d.kind === 'amount') return
  if (d.kind === 'form')
    for (const [field, inner] of Object.entries(d.fields)) {
      yield `dawn.field.${field}`
      yield* keysIn(inner)
    }
  else if (d.kind === 'menu')
    for (const { do: deed, with: inner, barred } of d.actions) {
      yield `dawn.do.${deed}`
      if (barred) yield barred.key
      if (inner) yield* keysIn(inner)
    }
  else
    for (const { id, label, ref, barred } of d.of) {
      if (label) yield label.key
      else if (!ref) yield `dawn.option.${id}`
      else if (ref.kind !== 'seat') yield `dawn.${ref.kind}.${ref.id}`
      if (barred) yield barred.key
    }
}

test('all that can be asked, told, refused and scored has words in three languages', () => {
  const needed = new Set<string>([...keysIn(dawn.options(2)), 'dawn.title', 'dawn.blurb'])
  for (const seats of dawn.seats)
    for (let n = 0; n < 20; n++)
      for (const { state, told } of walk(dawn, { seats, seed: `words ${n}` })) {
        for (const { event, some } of told) {
          needed.add(`dawn.event.${event}`)
          if (some) needed.add(`dawn.event.${event}.known`)
        }
        const top = state.script.at(-1)
        if (top) needed.add(`dawn.step.${top.step}`)
        else for (const { why } of dawn.standing(opened(state).table)) for (const { key } of why) needed.add(key)
        for (const { prompt, decision } of Object.values(question(dawn, state)?.to ?? {})) {
          needed.add(prompt.key)
          for (const key of keysIn(decision)) needed.add(key)
        }
      }
  expect([...needed].filter(key => LANGUAGES.some(messages => !messages[key]))).toEqual([])
  // Nothing is written that nobody ever reads.
  expect(Object.keys(en).filter(key => !needed.has(key) && !key.startsWith('dawn.role.'))).toEqual([])
})
