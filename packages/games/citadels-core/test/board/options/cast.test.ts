import { citadels2016, presetNames } from '@cloak/citadels-2016'
import { citadelsClassic, editionClassic } from '@cloak/citadels-classic'
import { BASE_CAST } from '@cloak/citadels-classic/data/advice'
import { type Draft, faultIn } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { adviceIn, asOwnChoice, castIn, districtsIn } from '../../../board/options/cast.ts'

const SEATS = [2, 3, 4, 5, 6, 7, 8] as const

test.each(SEATS)('the pictures of the casts for %i players are the casts that are played', seats => {
  const decision = citadels2016.options(seats)
  const usual = decision.lapse as { cards: Draft }
  expect(castIn(usual).slice(0, 4)).toEqual(['assassin', 'thief', 'magician', 'king'])
  if (decision.kind !== 'form' || decision.fields['cards']?.kind !== 'menu') throw new Error('another form')
  for (const name of presetNames) {
    const action = decision.fields['cards'].actions.find(each => each.do === name)
    const chosen: Draft = { do: name, with: action?.with?.lapse }
    const cast = castIn({ ...usual, cards: chosen })
    expect(cast.length).toBeGreaterThanOrEqual(8)
    const own: Draft = { ...usual, cards: { do: 'custom', with: asOwnChoice(chosen) } }
    expect([name, faultIn(decision, own)]).toEqual([name, null])
    expect(castIn(own)).toEqual(cast)
  }
  expect(castIn({ ...usual, cards: { do: 'random' } })).toEqual([])
})

test('[CLA-2.2] the base cast that advice is given by is the one of the rules', () => {
  expect(BASE_CAST.every(key => editionClassic.characters.has(key))).toBe(true)
  const usual = citadelsClassic.options(4).lapse as { cast: { [rank: string]: string } }
  expect(castIn(usual)).toEqual([...BASE_CAST])
  expect(adviceIn(usual)).toBeNull()
  const bold = { ...usual, cast: { ...usual.cast, 1: 'witch', 3: 'wizard', 5: 'abbot' } }
  expect(adviceIn(bold)?.args).toEqual({ n: 3 })
})

test('the special districts that a host has picked are shown, in either edition', () => {
  const older = citadelsClassic.options(4).lapse as { length: Draft }
  const full = (districts: Draft): Draft => ({ ...older, length: { do: 'full', with: districts } })
  expect(districtsIn(older)).toEqual([])
  expect(districtsIn(full({ do: 'add', with: ['park', 'hospital'] }))).toEqual(['park', 'hospital'])
  expect(districtsIn(full({ do: 'replace', with: { do: '4', with: { bonus: ['museum'] } } }))).toEqual(['museum'])
  const usual = citadels2016.options(4).lapse as { cards: Draft }
  expect(districtsIn(usual)).toEqual([])
  expect(districtsIn({ ...usual, cards: { do: 'custom', with: { uniques: ['library'] } } })).toEqual(['library'])
})
