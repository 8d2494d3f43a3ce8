import { speaker } from '@cloak/words'
import { expect, test } from 'vitest'
import { describeAny } from '../../src/text-view/describe-any.ts'

const en = {
  'toy.field.seals': 'Seals',
  'toy.role.forger': 'Forger',
}
const describe = (view: object) =>
  describeAny({
    view,
    seat: 1,
    names: ['Ada', 'Béla'],
    speaker: speaker({ locale: 'en', catalogues: { en }, words: { namespaces: ['toy'], kinds: {} } }),
    say: (key, args) => (args ? `${key} ${Object.values(args).join(' ')}` : key),
  })

test('a view is told field by field, and what belongs to a player under their name', () => {
  const told = describe({ round: 2, players: [{ seals: 3 }, { seals: 1 }] })
  expect(told.map(({ title }) => title)).toEqual(['parts.text.middle', 'Ada', 'parts.text.you Béla'])
  expect(told.map(({ lines }) => lines.map(({ label, text }) => [label, text]))).toEqual([
    [['Round', '2']],
    [['Seals', '3']],
    [['Seals', '1']],
  ])
})

test('things are called by their names, and what is hidden is unknown', () => {
  const cards = [
    { role: 'forger', up: false, seenBy: [] },
    { role: null, up: false, seenBy: [] },
  ]
  const [, ada] = describe({ players: [{ cards, out: null, first: true }] })
  expect(ada!.lines.map(({ text }) => text)).toEqual([
    'Forger; parts.text.unknown',
    'parts.text.nothing',
    'parts.text.yes',
  ])
})
