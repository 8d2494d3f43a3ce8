import { oneOf, RulesFault } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../src/index.ts'
import { type Card, type Liars, liars, type LiarsTable } from './toys/liars.ts'
import { type Market, market } from './toys/market.ts'
import { altered, only } from './toys/plant.ts'

/** Deals these hands, the rest of the cards in the deck. */
function deal(t: LiarsTable, ...hands: Card[][]): void {
  const cards = [...t.deck, ...t.players.flatMap(p => p.hand)]
  for (const card of hands.flat()) cards.splice(cards.indexOf(card), 1)
  t.players.forEach((p, seat) => (p.hand = hands[seat]!.slice()))
  t.deck = cards
}
const table = (): Scene<Liars> =>
  scene(liars, { seats: 3 }).table(t => deal(t, ['fool', 'king'], ['knight', 'fool'], ['queen', 'queen']))
const claimed = (card: Card, as: Card): Scene<Liars> =>
  table()
    .script({ step: 'claim', p: { seat: 0 } }, { step: 'doubt' })
    .answers(0, { do: 'claim', with: { card, as } })
const bidding = (...holders: number[]): Scene<Market> =>
  scene(market, { seats: 3 })
    .table(t => t.players.forEach((p, seat) => (p.seal = holders.includes(seat))))
    .at('bid')

const failure = (play: () => unknown): Error => {
  try {
    play()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing failed')
}

describe('a scene that holds', () => {
  test('plays a turn through', () => {
    table()
      .at('turn', { seat: 0 })
      .told('drew', { seat: 0 })
      .heard(0, 'drew', { seat: 0 })
      .unheard(1, 'card')
      .unheard(null, 'card')
      .asks(0)
      .prompts('liars.prompt.arrange')
      .answers(0, [1, 0, 2])
      .expect(t => expect(t.players[0]!.hand.slice(0, 2)).toEqual(['king', 'fool']))
      .offers('claim', 'pass', ['claim', 'card', 'king'], ['as', 'queen'])
      .offersNot(['card', 'pope'], 'doubt')
      .refuses(0, { do: 'claim', with: { card: 'fool', as: 'pope' } }, 'kernel.no-such-option')
      .answers(0, { do: 'claim', with: { card: 'fool', as: 'queen' } })
      .asks(1, 2)
      .sees(1, view => view.claim?.card === null && view.claim.as === 'queen')
      .sees(0, view => view.claim?.card === 'fool')
      .to(2)
      .offers('doubt', 'believe')
      .answers(2, 'doubt')
      .sees(1, (_, seen) => expect(seen.waiting).toEqual([1]))
      .lapses(1)
      .told('revealed', { card: 'fool', doubters: [2] })
      .untold('believed')
      .untold('revealed', { card: 'king' })
      .expect(t => expect(t.players.map(p => p.coins)).toEqual([3, 4, 5]))
  })

  test('runs a script of several steps, the first named first, to the end', () => {
    table()
      .script({ step: 'claim', p: { seat: 2 } }, { step: 'doubt' }, { step: 'claim', p: { seat: 1 } })
      .answers(2, { do: 'claim', with: { card: 'queen', as: 'king' } })
      .answers(0, 'believe')
      .answers(1, 'believe')
      .told('believed', { seat: 2 })
      .asks(1)
      .answers(1, { do: 'pass' })
      .over()
      .asks()
      .settled()
      .standing(standing => expect(standing.map(s => s.place)).toEqual([2, 2, 1]))
  })

  test('names what is barred, by which rule', () => {
    table()
      .table(t => (t.players[0]!.coins = 0))
      .table(t => (t.bank += 4))
      .at('claim', { seat: 0 })
      .bars(['as', 'king'], 'LIE-2')
      .offers(['card', 'king'], ['as', 'fool'])
      .refuses(0, { do: 'claim', with: { card: 'fool', as: 'king' } }, 'LIE-2')
      .decides(d => expect(d.lapse).toEqual({ do: 'pass' }))
  })

  test('looks alike to those who cannot know, and only to them', () => {
    const [lie, truth] = [claimed('fool', 'queen'), claimed('king', 'queen')]
    lie.alike(1, truth).alike(2, truth).alike(null, truth)
    expect(() => lie.alike(0, truth)).toThrow(/seat 0 sees the two scenes apart, at view\.players\.0\.hand\.0/)
  })

  test('looks alike while covert questions are out: who is asked is secret', () => {
    const [one, other] = [bidding(0, 1), bidding(1, 2)]
    one.alike(1, other).alike(null, other).asks(0, 1)
    expect(() => one.alike(0, other)).toThrow(/seat 0 sees the two scenes apart/)
  })

  test('takes the seed and the options it is given', () => {
    scene(market, { seats: 4, options: { rounds: 3 } }).expect(t => t.rounds === 3)
    const dealt = (seed: string) => JSON.stringify(scene(liars, { seats: 2, seed }).state.table)
    expect(dealt('a')).toBe(dealt('a'))
    expect(dealt('a')).not.toBe(dealt('b'))
  })

  test('goes on when a changed table leaves nobody to ask', () => {
    claimed('fool', 'king')
      .asks(1, 2)
      .table(t => {
        t.players[0]!.hand.push('fool')
        t.claim = null
      })
      .over()
  })
})

describe('a scene that fails says which line, what was expected, and what is asked', () => {
  test('with all lines up to the one that failed', () => {
    const { message } = failure(() => claimed('fool', 'king').answers(1, 'believe').answers(1, 'doubt'))
    expect(message).toBe(`seat 1 may not answer "doubt": kernel.not-asked (kernel.not-asked)

scene(liars, {"seats":3,"seed":"scene"})
   .table(…)
   .script({"step":"claim","p":{"seat":0}}, {"step":"doubt"})
   .answers(0, {"do":"claim","with":{"card":"fool","as":"king"}})
   .answers(1, "believe")
 ▶ .answers(1, "doubt")

question 1, doubt {}
  seat 1 (has answered): liars.prompt.doubt
    one of doubt, believe
  seat 2: liars.prompt.doubt
    one of doubt, believe`)
  })

  test('and points at the line in the test', () => {
    expect(failure(() => table().at('claim', { seat: 0 }).asks(1)).stack).toMatch(/\n\s+at .*scene\.test\.ts/)
  })

  test.each<[string, () => unknown, RegExp]>([
    ['answers', () => table().at('claim', { seat: 0 }).answers(0, 'x'), /may not answer "x": kernel\.malformed/],
    [
      'refuses, taken',
      () => table().at('claim', { seat: 0 }).refuses(0, { do: 'pass' }, 'LIE-1'),
      /expected a refusal by LIE-1/,
    ],
    [
      'refuses, another',
      () => table().at('claim', { seat: 0 }).refuses(1, 'x', 'LIE-1'),
      /refused by kernel\.not-asked/,
    ],
    ['asks', () => claimed('fool', 'king').asks(1), /expected \[1\] to be asked; asked: \[1,2\]/],
    ['to', () => claimed('fool', 'king').to(0), /seat 0 is not asked/],
    ['needs one seat', () => claimed('fool', 'king').offers('doubt'), /needs one asked seat/],
    [
      'prompts',
      () => table().at('claim', { seat: 0 }).prompts('x'),
      /expected the prompt x; it is liars\.prompt\.claim/,
    ],
    [
      'prompts, args',
      () => scene(market, { seats: 3 }).at('gift', { from: 0, to: 1 }).prompts('market.prompt.gift', { seat: 2 }),
      /it is market\.prompt\.gift {"seat":1}/,
    ],
    ['offers', () => table().at('claim', { seat: 0 }).offers('doubt'), /"doubt" should be offered; it is not there/],
    ['offersNot', () => table().at('claim', { seat: 0 }).offersNot('pass'), /"pass" should not be offered/],
    ['bars', () => table().at('claim', { seat: 0 }).bars('pass', 'LIE-2'), /should be barred by LIE-2; it is offered/],
    [
      'decides',
      () =>
        table()
          .at('claim', { seat: 0 })
          .decides(() => false),
      /the decision .* is not as expected/,
    ],
    ['lapses', () => table().at('claim', { seat: 0 }).lapses(1), /seat 1 is not asked/],
    [
      'told',
      () => claimed('fool', 'king').told('claimed', { as: 'queen' }),
      /expected to be told claimed {"as":"queen"}; told: \n {2}claimed {"seat":0,"as":"king"}/,
    ],
    ['untold', () => claimed('fool', 'king').untold('claimed'), /claimed should not be told/],
    [
      'heard',
      () => table().at('turn', { seat: 0 }).heard(1, 'drew', { card: 'king' }),
      /expected seat 1 to hear drew {"card":"king"}; heard: \n {2}drew {"seat":0}/,
    ],
    [
      'unheard',
      () => table().at('turn', { seat: 0 }).unheard(0, 'card'),
      /seat 0 should hear nothing of "card"; heard: .* and privately/s,
    ],
    [
      'unheard, event',
      () => claimed('fool', 'king').unheard(null, 'claimed'),
      /a spectator should hear nothing of "claimed"/,
    ],
    [
      'sees',
      () =>
        table()
          .at('claim', { seat: 0 })
          .sees(null, v => v.players[0]!.hand !== null),
      /what a spectator sees .* is not as expected: \(?v\)? =>/,
    ],
    ['expect', () => table().expect(t => t.bank === 0), /the table is not as expected: \(?t\)? => t\.bank === 0/],
    ['over', () => table().over(), /the game should be over/],
    ['standing', () => table().standing(() => false), /the standing \[.*\] is not as expected/],
    ['settled', () => claimed('fool', 'king').settled(), /a question is left that the test did not mean/],
    ['setup', () => scene(liars, { seats: 9 }), /no scene of liars with .*kernel\.seats/],
  ])('%s', (_, play, message) => {
    expect(failure(play).message).toMatch(message)
  })

  test('passes on what the test itself expects', () => {
    expect(() => table().expect(t => expect(t.bank).toBe(0))).toThrow(/expected 12 to be \+?0/)
  })

  test('settled is content where the scene began, and where asks has said so', () => {
    claimed('fool', 'king').asks(1, 2).settled()
    scene(market, { seats: 3 }).at('gift', { from: 0, to: 1 }).settled()
  })

  test('a leak fails the line after which it shows', () => {
    const leaky: typeof liars = { ...liars, imagine: (v, at, rng) => ({ ...liars.imagine(v, at, rng), bank: 0 }) }
    const broken = () => scene(leaky, { seats: 2 }).at('claim', { seat: 0 })
    expect(failure(broken).message).toMatch(
      /seat 0 can tell an imagined world .* at view\.bank:\n {2}real: 12\n {2}imagined: 0/s,
    )
    scene(leaky, { seats: 2, worlds: false }).at('claim', { seat: 0 }).asks(0)
  })

  test('a fault of the rules is told with the lines before it', () => {
    const claim = only(liars.steps.claim, 'asks')
    const mute: typeof liars = { ...liars, steps: { ...liars.steps, claim: altered(claim, { what: () => oneOf([]) }) } }
    const { message, cause } = failure(() => scene(mute, { seats: 2 }).at('claim', { seat: 0 }))
    expect(message).toMatch(/"claim" asks seat 0 what cannot be answered\n\nscene.*▶ \.at\("claim"/s)
    expect(cause).toBeInstanceOf(RulesFault)
  })
})
