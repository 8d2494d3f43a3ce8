import { citadelsClassic } from '@cloak/citadels-classic'
import { type Draft, faultIn } from '@cloak/kernel'
import { failure } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { firstOrLapse } from '@cloak/parts/ask/first-draft.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { Refusal } from '../src/connection/api.ts'
import { tableIn } from '../src/pages/table-in.ts'
import { asMinutes, asTime } from '../src/pages/new-table/clocks.ts'
import { asOneForm, countedDraft, countedIn } from '../src/pages/new-table/counted.ts'
import { changed } from '../src/pages/new-table/kept.ts'
import { whyNoTable } from '../src/pages/new-table/refused.ts'
import { unfinishedField } from '../src/pages/new-table/unfinished.ts'

test('[CLA-2.5a, CLA-2.5b] a host who has not chosen the bonus districts is told so, with the rule or the field', () => {
  const decision = citadelsClassic.options(4)
  if (decision.kind !== 'form' || decision.fields['length']?.kind !== 'menu') throw new Error('another form')
  const full = decision.fields['length'].actions.find(each => each.do === 'full')?.with
  const add = full?.kind === 'menu' ? full.actions.find(each => each.do === 'add')?.with : null
  const faultOf = (districts: Draft) =>
    faultIn(decision, { ...(decision.lapse as object), length: { do: 'full', with: districts } })!
  const none = faultOf({ do: 'add', with: firstOrLapse(add!) })
  expect(none).toMatchObject({ rule: 'CLA-2.5a', key: 'kernel.too-few' })
  expect(unfinishedField(decision, none)).toBeNull()
  expect(unfinishedField(decision, faultOf({ do: 'replace', with: undefined }))).toBe('length')
  // What goes for them is left to chance, unless the host chooses.
  const replace = full?.kind === 'menu' ? full.actions.find(each => each.do === 'replace')?.with : null
  const four = replace?.kind === 'menu' ? replace.actions.find(each => each.do === '4')?.with : null
  expect(firstOrLapse(four!)).toEqual({ removed: { do: 'random' } })
  const removed: Draft = { do: 'replace', with: { do: '4', with: firstOrLapse(four!) } }
  expect(unfinishedField(decision, faultOf(removed))).toBe('bonus')
})

test('hours are read as they are written', () => {
  for (const minutes of [0, 8 * 60, 22 * 60 + 5, 24 * 60 - 1]) expect(asMinutes(asTime(minutes))).toBe(minutes)
  expect(asMinutes('')).toBeNull()
})

test('a table is found in whatever was pasted', () => {
  expect(tableIn('https://cloak.example/table/vYrPh9a19i4BRt')).toBe('vYrPh9a19i4BRt')
  expect(tableIn(' vYrPh9a19i4BRt ')).toBe('vYrPh9a19i4BRt')
  expect(tableIn('http://127.0.0.1:8080/replay/abc?eyes=2#5')).toBe('abc')
  expect(tableIn('come and play')).toBeNull()
  expect(tableIn('')).toBeNull()
})

test('who is refused a table is told why, in words that say what to do', () => {
  const refusal = (code: 'too-many' | 'fault', field?: string) => new Refusal(failure(code, '', field))
  expect(whyNoTable(refusal('too-many', 'listed'))).toBe('client.new.list-full')
  expect(whyNoTable(refusal('too-many'))).toBe('client.error.too-many')
  expect(whyNoTable(refusal('fault'))).toBe('parts.trouble.server')
  expect(whyNoTable(new TypeError('Failed to fetch'))).toBe('parts.trouble.server')
})

test('[CLA-2.5b] how many bonus districts come in is not asked: it is counted', () => {
  const decision = citadelsClassic.options(4)
  if (decision.kind !== 'form' || decision.fields['length']?.kind !== 'menu') throw new Error('another form')
  for (const { with: districts } of decision.fields['length'].actions) {
    if (districts?.kind !== 'menu') throw new Error('another form')
    expect(countedIn(districts)).toBeNull()
    const replace = districts.actions.find(each => each.do === 'replace')?.with
    const counted = replace?.kind === 'menu' ? countedIn(replace) : null
    const { form, draft } = asOneForm(counted!, undefined)
    const bonus = form.fields['bonus']
    if (bonus?.kind !== 'someOf') throw new Error('another form')
    const cards = bonus.of.flatMap(({ id, barred }) => (barred ? [] : [id]))
    expect([bonus.min, bonus.max]).toEqual([4, cards.length])
    const after = (n: number): Draft => countedDraft(counted!, { ...fieldsOf(draft), bonus: cards.slice(0, n) })
    expect(faultIn(replace!, after(3))).toMatchObject({ rule: 'CLA-2.5b', key: 'kernel.too-few' })
    for (let n = 4; n <= cards.length; n++) {
      expect(after(n)).toMatchObject({ do: String(n), with: { removed: { do: 'random' } } })
      expect(faultIn(replace!, after(n))).toBeNull()
      expect(fieldsOf(asOneForm(counted!, after(n)).draft)['bonus']).toHaveLength(n)
    }
  }
})

test('[CLA-2.5, CLA-2.7] a host who changes their mind about the length or the districts keeps what they picked, if it can stay', () => {
  const decision = citadelsClassic.options(4)
  if (decision.kind !== 'form' || decision.fields['length']?.kind !== 'menu') throw new Error('another form')
  const lengths = decision.fields['length']
  const full = lengths.actions.find(each => each.do === 'full')?.with
  if (full?.kind !== 'menu') throw new Error('another form')
  const to = (name: string, was: Draft): Draft => changed(full, was, { do: name })
  const add: Draft = { do: 'add', with: ['park', 'museum', 'hospital'] }

  expect(to('base', add)).toEqual({ do: 'base' })
  expect(to('add', { do: 'base' })).toEqual({ do: 'add', with: [] })
  const more = to('replace', add)
  expect(more).toEqual({
    do: 'replace',
    with: { do: '4', with: { bonus: ['park', 'museum', 'hospital'], removed: { do: 'random' } } },
  })
  expect(to('add', more)).toEqual(add)
  const many: Draft = { bonus: ['park', 'museum', 'hospital', 'quarry', 'factory'], removed: { do: 'random' } }
  expect(to('add', { do: 'replace', with: { do: '5', with: many } })).toEqual(add)

  const short = (districts: Draft): Draft => changed(lengths, { do: 'full', with: districts }, { do: 'short' })
  expect(short({ do: 'base' })).toEqual({ do: 'short', with: { do: 'base' } })
  expect(short(add)).toEqual({ do: 'short', with: add })
  // No Bell Tower in a short game.
  expect(short({ do: 'add', with: ['bell-tower', 'park'] })).toEqual({
    do: 'short',
    with: { do: 'add', with: ['park'] },
  })
  const own = { do: 'choose', with: ['keep', 'keep#2', 'library', 'great-wall'] }
  const four: Draft = { bonus: ['park', 'museum', 'hospital', 'bell-tower'], removed: own }
  expect(short({ do: 'replace', with: { do: '4', with: four } })).toEqual({
    do: 'short',
    with: { do: 'replace', with: { do: '4', with: { bonus: ['park', 'museum', 'hospital'], removed: own } } },
  })
  // What was not touched is left as it is.
  expect(changed(full, add, { do: 'add', with: ['park'] })).toEqual({ do: 'add', with: ['park'] })
})
