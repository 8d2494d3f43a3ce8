import { chytrogrod, type View } from '@cloak/chytrogrod'
import { COLOURS, GOODS, kindOf, TOKENS } from '@cloak/chytrogrod/data/pieces'
import { asHeardEvent, type HeardEvent } from '@cloak/chytrogrod/reading'
import { canon, countOf, type Decision, type Draft, each, faultIn, hear, see, type Seen } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { firstDraft } from '@cloak/parts/ask/first-draft.ts'
import { beatsOf, isTale } from '../../board/telling/beats.ts'
import { judgements } from '../../board/telling/judgement.ts'
import { type Asked, choiceAt, isGiving, type Place, wordsFor } from '../../board/pointing/places.ts'

const VARIANTS = [
  { contraband: 'off', intrigues: 'off', guilds: 'choose' },
  { contraband: 'on', intrigues: 'on', guilds: 'choose' },
  { contraband: 'off', intrigues: 'on', guilds: 'deal' },
] as const
const CASES = [3, 4, 5].flatMap(seats =>
  VARIANTS.map((options, i) => ({ seats, options, seed: `table ${seats} ${i}` })),
)

/** Every place that is drawn on this table, and what is written beside the question. */
function placesOn(view: View, seat: number, asked: Asked): Place[] {
  const own = view.players[seat]!
  const taken = asked.step === 'overflow.return' ? (asked.draft as { [token: string]: number } | undefined) : undefined
  return [
    ...COLOURS.flatMap((district): Place[] => [
      { at: 'district', district },
      { at: 'guild', guild: district },
      ...view.districts[district].laid.map(({ by, card, status }, i): Place => {
        return { at: 'laid', district, i, by, kind: card && kindOf(card), live: status === 'live' }
      }),
      ...view.districts[district].decrees.map((): Place => ({ at: 'decree', district })),
      ...GOODS.filter(token => view.districts[district].tokens[token] > 0).map((token): Place => {
        return { at: 'lying', district, token }
      }),
    ]),
    ...(['sabotage', 'takeover', 'big', 'small', 'buyout2', 'buyout3', 'buyout4'] as const).map((card): Place => {
      return { at: 'hand', card }
    }),
    ...view.players.flatMap((player, i): Place[] => [
      { at: 'seat', seat: i },
      ...(player.supporter ? [{ at: 'supporter', seat: i } as const] : []),
    ]),
    ...TOKENS.filter(token => own.board[token] > 0).flatMap((token): Place[] => {
      const marked = taken?.[token] ?? 0
      return [
        ...(marked > 0 ? [{ at: 'own', token, marked: true } as const] : []),
        ...(marked < own.board[token] ? [{ at: 'own', token, marked: false } as const] : []),
      ]
    }),
    ...TOKENS.map((token): Place => ({ at: 'supply', token })),
    { at: 'deck' },
    { at: 'secret', good: own.secret?.good ?? null },
    ...wordsFor(asked).map((id): Place => ({ at: 'said', id })),
  ]
}

/** Every whole answer that can be made by pointing, and the reasons met on the way. */
function reached({ view, mine, script }: Seen<object>, seat: number): { answers: Set<string>; whys: Set<string> } {
  const { step = '', p = {} } = script.at(-1) ?? {}
  const decision: Decision = mine!.decision
  const answers = new Set<string>()
  const whys = new Set<string>()
  const known = new Set<string>()
  const ahead: Draft[] = [firstDraft(decision)]
  for (let draft: Draft; ahead.length > 0;) {
    draft = ahead.pop()
    const asked: Asked = { step, p, decision, draft }
    if (draft !== undefined && faultIn(decision, draft) === null)
      answers.add(JSON.stringify(canon(decision, draft as never)))
    for (const place of placesOn(view as View, seat, asked)) {
      const choice = choiceAt(asked, place)
      if (choice?.why) whys.add(choice.why.key)
      const key = JSON.stringify(choice?.draft)
      if (!choice || choice.why || known.has(key)) continue
      known.add(key)
      ahead.push(choice.draft)
    }
  }
  return { answers, whys }
}

const barredIn = (d: Decision): string[] => {
  switch (d.kind) {
    case 'oneOf':
      return d.of.flatMap(({ barred }) => (barred ? [barred.key] : []))
    case 'form':
      return Object.values(d.fields).flatMap(barredIn)
    default:
      return []
  }
}

test.each(CASES)('every answer can be given on the drawn table, and every refusal met there: $seed', how => {
  const steps = new Set<string>()
  for (const { state } of walk(chytrogrod, { ...how, most: 300 })) {
    const waiting = see(chytrogrod, state, { at: null }).waiting
    if (waiting === 'covert') continue
    for (const seat of waiting) {
      const seen = see(chytrogrod, state, { at: seat })
      const { decision } = seen.mine!
      steps.add(seen.script.at(-1)!.step)
      if (countOf(decision) > 400) continue
      const { answers, whys } = reached(seen, seat)
      for (const answer of each(decision)) expect(answers).toContain(JSON.stringify(canon(decision, answer)))
      // What is not on the board cannot be pointed at, nor need it be.
      if (seen.script.at(-1)!.step === 'intrigue.thunder.give') continue
      for (const key of barredIn(decision)) expect(whys).toContain(key)
    }
  }
  expect(steps).toContain('action.play')
  expect(steps).toContain('sabotage.target')
})

test.each(CASES)(
  'a resolution is shown in portions, from the first district to the return of the hands: $seed',
  how => {
    let tales = 0
    for (const { before, told } of walk(chytrogrod, { ...how, most: 300 })) {
      if (!before) continue
      const heard = told.map(each => asHeardEvent(hear(each, { at: null })))
      if (!isTale(see(chytrogrod, before, { at: null }).view, heard)) continue
      const end = heard.findIndex(({ event }) => event === 'handsRestored')
      expect(beatsOf(heard).flat()).toEqual(end < 0 ? heard : heard.slice(0, end))
      tales++
    }
    expect(tales).toBeGreaterThan(2)
  },
)

test.each(CASES)('every card of a resolution has a fate, with the reason of the rules: $seed', how => {
  const all: HeardEvent[] = []
  let rounds = 0
  const fates = new Set<string>()
  for (const { state, told } of walk(chytrogrod, { ...how, most: 500 })) {
    all.push(...told.map(each => asHeardEvent(hear(each, { at: null }))))
    if (!told.some(({ event }) => event === 'handsRestored')) continue
    rounds++
    const judged = judgements(all)
    const { shown } = see(chytrogrod, state, { at: null }).view
    const cards = judged.flatMap(({ district, cards }) =>
      cards.map(({ by, card, fate }) => ({
        district,
        by,
        card,
        status: fate.is === 'removed' ? 'removed' : fate.is === 'barred' || fate.is === 'passed' ? 'ignored' : 'live',
      })),
    )
    expect(cards).toEqual(shown)
    for (const { fate } of judged.flatMap(({ cards }) => cards)) fates.add(fate.is)
    expect(judged.every(({ over }) => over)).toBe(true)
  }
  expect(rounds).toBeGreaterThan(2)
  expect(fates).not.toContain('waits')
})

test('[CHY-7.4] where one token is too many, pointing at another takes its place, and pointing again gives it away', () => {
  const of = (['chest', 'rum'] as const).map(id => ({ id, max: 3 }))
  const decision: Decision = { kind: 'split', of, min: 1, max: 1 }
  const asked: Asked = { step: 'overflow.return', p: {}, decision, draft: { rum: 1 } }
  const other = choiceAt(asked, { at: 'own', token: 'chest', marked: false })
  expect(other).toEqual({ draft: { chest: 1 }, why: null, chosen: false })
  const same = choiceAt(asked, { at: 'own', token: 'rum', marked: true })
  expect(same && isGiving(asked, same)).toBe(true)
})
