import { chytrogrod, rulings } from '@cloak/chytrogrod'
import { words } from '@cloak/chytrogrod/words'
import { type Decision, faultIn, question, Rng } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { DECREES } from '../src/data/decrees.ts'
import { COLOURS, DEALS, GOOD_OF, TOKENS } from '../src/data/pieces.ts'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import { inThree, rowsOf } from './rules-text.ts'

const LANGUAGES: { [key: string]: string }[] = [en, pl, hu]
const named = (key: string): (string | undefined)[] => LANGUAGES.map(messages => messages[`chytrogrod.${key}`])
const plain = (names: readonly (string | undefined)[]) => names.map(name => name?.replaceAll('’', "'"))
const isSaid = (key: string): boolean => LANGUAGES.every(messages => messages[key])

describe('names', () => {
  test('[CHY-2.1] the game is called Slyville, Chytrogród, Ravaszvár', () => {
    expect(named('title')).toEqual(['Slyville', 'Chytrogród', 'Ravaszvár'])
  })

  test('[CHY-2.2, CHY-17.4, CHY-17.5, CHY-17.6] guilds, districts and goods by colour, as in the rules text', () => {
    const rows = rowsOf(/^(red|yellow|green|blue|black)$/)
    expect(rows.map(([colour]) => colour)).toEqual([...COLOURS])
    for (const [i, colour] of COLOURS.entries()) {
      const [, , guild, district, good] = rows[i]!
      expect(named(`guild.${colour}`)).toEqual(inThree(guild!))
      expect(named(`district.${colour}`)).toEqual(inThree(district!))
      expect(named(`good.${GOOD_OF[colour]}`)).toEqual(inThree(good!))
    }
  })

  test('[CHY-2.3] cards, as in the rules text', () => {
    const rows = rowsOf(/^(sabotage|takeover|big|small|buyout\d)$/)
    expect(rows).toHaveLength(7)
    for (const [card, , ...names] of rows) expect(named(`card.${card}`)).toEqual(names)
  })

  test('[CHY-8.1] decrees, in the order of the rules text', () => {
    const rows = rowsOf(/^DEC-\d\d$/)
    expect(rows).toHaveLength(12)
    for (const [i, decree] of DECREES.entries()) expect(plain(named(`decree.${decree}`))).toEqual(rows[i]!.slice(1, 4))
  })

  test('[CHY-2.7, CHY-2.10] every deal token and every good and influence token has one', () => {
    for (const deal of DEALS) expect(isSaid(`chytrogrod.deal.${deal}`)).toBe(true)
    for (const token of TOKENS) expect(isSaid(`chytrogrod.token.${token}`)).toBe(true)
  })
})

/** All messages and names that a decision needs: labels, options, fields, deeds, things, reasons. */
function* keysIn(d: Decision): Generator<string> {
  switch (d.kind) {
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
    case 'split':
      for (const { id, label, ref, barred } of d.of) {
        if (label) yield label.key
        else if (!ref) yield `chytrogrod.option.${id}`
        else if (ref.kind !== 'seat') yield `chytrogrod.${ref.kind}.${ref.id}`
        if (barred) yield barred.key
      }
      return
    case 'form':
      for (const [field, inner] of Object.entries(d.fields)) {
        yield `chytrogrod.field.${field}`
        yield* keysIn(inner)
      }
      return
    case 'menu':
      for (const { do: deed, with: inner, barred } of d.actions) {
        yield `chytrogrod.do.${deed}`
        if (barred) yield barred.key
        if (inner) yield* keysIn(inner)
      }
      return
    case 'amount':
  }
}

/** The things that an event or a prompt names, by the kinds of `words`. */
function* thingsIn(args: object): Generator<string> {
  const kinds: { readonly [argument: string]: string } = words.kinds
  for (const [argument, value] of Object.entries(args)) {
    const kind = kinds[argument]
    if (kind === undefined || kind === 'seat') continue
    const ids: unknown[] = Array.isArray(value)
      ? value
      : typeof value === 'object'
        ? Object.keys(value as object)
        : [value]
    for (const id of ids) yield `chytrogrod.${kind}.${String(id)}`
  }
}

test('[CHY-14.1] all that can be asked, told, refused and scored has words in three languages', () => {
  const needed = new Set<string>([...rulings.map(({ key }) => key), ...keysIn(chytrogrod.options(3))])
  const rng = Rng.from('words')
  for (const seats of [3, 4, 5])
    for (const contraband of ['off', 'on'] as const)
      for (let n = 0; n < 4; n++) {
        const options = { contraband, intrigues: 'on', guilds: 'choose' } as const
        for (const moment of walk(chytrogrod, { seats, seed: `words ${n}`, options })) {
          for (const { event, all, some } of moment.told) {
            needed.add(`chytrogrod.event.${event}`)
            if (some) needed.add(`chytrogrod.event.${event}.known`)
            for (const key of thingsIn({ ...all, ...some })) needed.add(key)
          }
          const top = moment.state.script.at(-1)
          if (top) needed.add(`chytrogrod.step.${top.step}`)
          else
            for (const { why } of chytrogrod.standing(opened(moment.state).table))
              for (const { key } of why) needed.add(key)
          for (const { prompt, decision } of Object.values(question(chytrogrod, moment.state)?.to ?? {})) {
            needed.add(prompt.key)
            for (const key of thingsIn(prompt.args ?? {})) needed.add(key)
            for (const key of keysIn(decision)) needed.add(key)
            const why = faultIn(decision, rng.below(9))
            if (why && !why.key.startsWith('kernel.')) needed.add(why.key)
          }
        }
      }
  expect([...needed].filter(key => !isSaid(key))).toEqual([])
})
