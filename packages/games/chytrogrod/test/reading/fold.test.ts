import { chytrogrod, type Options, type View } from '@cloak/chytrogrod'
import { hear, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { asHeardEvent, type HeardEvent, viewsBetween } from '../../src/reading/fold.ts'

const VARIANTS: readonly Options[] = [
  { contraband: 'off', intrigues: 'off', guilds: 'choose' },
  { contraband: 'on', intrigues: 'on', guilds: 'choose' },
  { contraband: 'off', intrigues: 'on', guilds: 'deal' },
]
const GAMES = [3, 4, 5].flatMap(seats => VARIANTS.map((options, i) => ({ seats, options, seed: `fold ${seats} ${i}` })))

/** Every stretch of a random game between two questions, as this viewer saw and heard it. */
function* stretches(how: (typeof GAMES)[number], at: number | null) {
  for (const { state, before, told } of walk(chytrogrod, how)) {
    if (!before) continue
    const heard = told.map(each => asHeardEvent(hear(each, { at })))
    yield { before: see(chytrogrod, before, { at }).view, heard, after: see(chytrogrod, state, { at }).view }
  }
}
const folded = (before: View, heard: readonly HeardEvent[], after: View): View =>
  viewsBetween(before, heard, after).at(-1) ?? before

/** What changes a view; everything else is only said. */
const CHANGING: readonly HeardEvent['event'][] = [
  'guildChosen',
  'guildDealt',
  'secretDealt',
  'contrabandDealt',
  'favouriteDrawn',
  'firstChosen',
  'firstMoved',
  'supporterPlaced',
  'supporterMoved',
  'supporterSentHome',
  'roundBegun',
  'goodGained',
  'tokensReturned',
  'decreesShuffled',
  'decreeDrawn',
  'decreePlaced',
  'cardPlayed',
  'intrigueUsed',
  'cardMoved',
  'cardLookedAt',
  'goodsSwapped',
  'goodsExchanged',
  'districtOpened',
  'cardTurnedUp',
  'decreeTurnedUp',
  'cardIgnored',
  'cardSabotaged',
  'stackTurned',
  'influencePlaced',
  'orderNamed',
  'secretSpent',
  'secretShown',
  'dealClosed',
  'boughtOut',
  'handsRestored',
  'decreesDiscarded',
  'goodsArrived',
  'privilegePassed',
  'gameEnded',
]

describe.each(GAMES)('law: the events between two views lead from one to the other, in every field: $seed', how => {
  const viewers = [null, ...Array.from({ length: how.seats }, (_, seat) => seat)]
  test.each(viewers)('as seen from seat %s', at => {
    for (const { before, heard, after } of stretches(how, at)) {
      const was = structuredClone(before)
      const is = folded(before, heard, after)
      if (!isDeepStrictEqual(is, after)) expect(is).toEqual(after)
      expect(isDeepStrictEqual(before, was)).toBe(true)
    }
  })
})

test('the law notices every event that is passed over', () => {
  const unnoticed = new Set(CHANGING)
  for (const how of GAMES)
    for (const { before, heard, after } of stretches(how, 0))
      for (const missing of new Set(heard.map(({ event }) => event))) {
        if (!unnoticed.has(missing)) continue
        const rest = heard.filter(({ event }) => event !== missing)
        if (!leadsTo(before, rest, after)) unnoticed.delete(missing)
      }
  expect([...unnoticed]).toEqual([])
})

/** Do the events lead from one view to the other? Without an event those after it may make no sense at all. */
function leadsTo(before: View, heard: readonly HeardEvent[], after: View): boolean {
  try {
    return isDeepStrictEqual(folded(before, heard, after), after)
  } catch (fault) {
    if (fault instanceof TypeError) return false
    throw fault
  }
}

test('[CHY-12.4] a token that is turned up shows as soon as the one above it is gone', () => {
  let shown = 0
  for (const { before, heard, after } of stretches(GAMES[4]!, null)) {
    const views = viewsBetween(before, heard, after)
    heard.forEach((each, i) => {
      if (each.event !== 'dealClosed') return
      const { district, deal } = each.all
      const [was, is] = [views[i - 1] ?? before, views[i]!]
      expect(was.districts[district].stack.top).toBe(deal)
      expect(is.districts[district].stack.top).not.toBe(deal)
      shown++
    })
  }
  expect(shown).toBeGreaterThan(0)
})
