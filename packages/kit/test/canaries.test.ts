import { type Game, inOrder, oneOf, orElse, shown, steps } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { play } from '../src/index.ts'
import { faultInTurns } from '../src/law/ends.ts'
import type { LawName } from '../src/laws.ts'
import { CARDS, keptByLiars, type Liars, liars } from './toys/liars.ts'
import { market } from './toys/market.ts'
import { altered, expectCaught, findings, only } from './toys/plant.ts'

const { does } = steps<Liars>()
const turn = only(liars.steps.turn, 'does')
const arrange = only(liars.steps.arrange, 'asks')
const claim = only(liars.steps.claim, 'asks')
const doubt = only(liars.steps.doubt, 'asksAll')

const given = {
  bound: 200,
  kept: keptByLiars,
  holds: { 'nobody is two turns ahead': (t: { turns: number[] }) => Math.max(...t.turns) - Math.min(...t.turns) <= 1 },
}
const withSteps = (planted: Partial<Game<Liars>['steps']>): Game<Liars> => ({
  ...liars,
  steps: { ...liars.steps, ...planted },
})
const caught = (law: LawName, broken: Game<Liars>, what: RegExp) => expectCaught(liars, broken, law, given, what)

describe('leaks', () => {
  test('a hidden card in the view is found by two worlds', () => {
    const top = (t: Liars['table'], at: number | null) =>
      CARDS.indexOf(shown(t.deck, { at: 0 }, 0)?.at(-1) ?? 'fool') * (at === null ? 0 : 1)
    const broken: Game<Liars> = { ...liars, view: (t, eye) => ({ ...liars.view(t, eye), left: top(t, eye.at) }) }
    caught('two worlds', broken, /seat \d can tell an imagined world from the real one .*, at view\.left:/)
  })

  test('a secret opened to whoever looks is found by onlooker, though imagine copies it along', () => {
    const broken: Game<Liars> = {
      ...liars,
      view: (t, eye) => ({
        ...liars.view(t, eye),
        claim: t.claim && { seat: t.claim.seat, as: t.claim.as, card: shown(t.claim.card, eye, eye.at ?? -1) ?? null },
      }),
    }
    expect(findings(broken, 'two worlds', given)).toBe('')
    caught('onlooker', broken, /seats \[[\d,]+\] all see claim\.card, which a spectator does not/)
  })

  test('a spectator who sees a hand is found by onlooker', () => {
    const broken: Game<Liars> = { ...liars, view: (t, eye) => liars.view(t, eye.at === null ? { at: 0 } : eye) }
    caught('onlooker', broken, /a spectator sees players\.0\.hand\.0 = "\w+", and seat 1 undefined/)
  })

  test('what stays as it was though it has changed is found by glance', () => {
    const broken: Game<Liars> = {
      ...liars,
      view: (t, eye, last) => (last ? { ...liars.view(t, eye), players: last.view.players } : liars.view(t, eye)),
    }
    caught('glance', broken, /eyes at \w+ see otherwise after a last look, at players\./)
  })

  test('a barred reason that knows too much is found by two worlds', () => {
    const broken = withSteps({
      doubt: altered(doubt, {
        what: t =>
          oneOf([
            {
              id: 'doubt',
              barred: t.claim?.card === t.claim?.as ? { rule: 'LIE-9', key: 'liars.why.true' } : undefined,
            },
            'believe',
          ]),
      }),
    })
    caught('two worlds', broken, /at mine\.decision\.of\.0\.barred/)
  })

  test('a secret in the public part of an event is found by heard ⊆ seen', () => {
    const broken = withSteps({
      doubt: altered(doubt, {
        does(x, p, said) {
          const laid = x.t.claim
          doubt.does(x, p, said)
          if (laid && !Object.values(said).includes('doubt')) x.tell('believed', { seat: laid.seat, as: laid.card })
        },
      }),
    })
    caught('heard ⊆ seen', broken, /sees two worlds alike, before and after, and hears them apart/)
  })

  test('a secret answer told aloud is found by heard ⊆ seen', () => {
    const broken = withSteps({
      claim: altered(claim, {
        does(x, p, said, seat) {
          claim.does(x, p, said, seat)
          if (x.t.claim) x.tell('claimed', { seat, as: x.t.claim.card })
        },
      }),
    })
    caught('heard ⊆ seen', broken, /another answer\.claim\.card to "claim" mostly looks the same: it is a secret/)
  })

  test('a secret told by the number of events is found by heard ⊆ seen', () => {
    const broken = withSteps({
      claim: altered(claim, {
        does(x, p, said, seat) {
          claim.does(x, p, said, seat)
          if (x.t.claim && x.t.claim.card !== x.t.claim.as) x.tell('passed', { seat })
        },
      }),
    })
    caught('heard ⊆ seen', broken, /hears them apart/)
  })

  test('a private part that names what the seat never sees is found by heard ⊆ seen', () => {
    const broken = withSteps({
      turn: does((x, p) => {
        const stranger = x.t.players[(p.seat + 1) % x.t.players.length]!.hand[0]
        turn.does(x, p)
        if (stranger) x.tell('drew', { seat: p.seat }, [p.seat], { card: stranger })
      }),
    })
    caught('heard ⊆ seen', broken, /hears of "(fool|knight|queen|king)" in "drew"/)
  })
})

describe('lost and skipped', () => {
  test('a lost coin is found by kept', () => {
    const broken = withSteps({
      doubt: altered(doubt, {
        does(x, p, said) {
          if (Object.values(said).includes('doubt')) x.t.players[0]!.coins = Math.max(0, x.t.players[0]!.coins - 1)
          doubt.does(x, p, said)
        },
      }),
    })
    caught('kept', broken, /coins: \d+ at the beginning, \d+ now/)
  })

  test('a seat passed over in its turn is found by what the game says always holds', () => {
    const broken = withSteps({
      turn: does((x, p) => turn.does(x, { seat: x.t.players.length > 2 && p.seat === 1 ? 2 : p.seat })),
    })
    caught('kept', broken, /it should hold at all times: nobody is two turns ahead/)
  })

  test('a seat that is never asked is found, whatever the game says', () => {
    const bid = only(market.steps.bid, 'asksAll')
    const plan = only(market.steps.plan, 'asksAll')
    const gift = only(market.steps.gift, 'asks')
    const broken: typeof market = {
      ...market,
      steps: {
        ...market.steps,
        plan: { ...plan, who: t => plan.who(t, {}).filter(seat => seat !== 1), does() {} },
        bid: { ...bid, who: t => bid.who(t, {}).filter(seat => seat !== 1), does() {} },
        gift: { ...gift, who: (_, { from }) => (from === 1 ? null : from) },
      },
    }
    const games = (game: typeof market) =>
      Array.from({ length: 12 }, (_, n) => play(game, { seats: 3, seed: `turns ${n}` }))
    expect(faultInTurns(games(market))).toBeNull()
    expect(faultInTurns(games(broken))).toBe('seat 1 was not asked once in 12 games')
  })
})

describe('states', () => {
  test('a question that sorts the hand it looks at is found by pure', () => {
    const broken = withSteps({
      claim: altered(claim, {
        what: (t, p, seat, lean) => (t.players[seat]!.hand.sort(), claim.what(t, p, seat, lean)),
      }),
    })
    caught('pure', broken, /something is changed that was only lent/)
  })

  test('a step that changes its own parameters is found by pure', () => {
    const broken = withSteps({
      claim: altered(claim, { does: (x, p, said, seat) => ((p.seat = 0), claim.does(x, p, said, seat)) }),
    })
    caught('pure', broken, /something is changed that was only lent/)
  })

  test('a copy that forgets a field, or lends one, is found by pure', () => {
    const { copy } = liars
    caught('pure', { ...liars, copy: t => ({ ...copy!(t), grave: [] }) }, /a copy is not the same, at table\.grave/)
    caught(
      'pure',
      { ...liars, copy: t => ({ ...copy!(t), turns: t.turns }) },
      /something is changed that was only lent/,
    )
  })

  test('chance from outside the generator is found by same again', () => {
    let rolled = 0
    const broken = withSteps({
      turn: does((x, p) => (turn.does(x, p), (x.t.left -= rolled++ % 7 === 0 && x.t.left > 0 ? 1 : 0))),
    })
    caught('same again', broken, /the same answers give another state|the replay is refused/)
  })

  test('what is no JSON is found by plain', () => {
    const at = (bad: unknown): Game<Liars> =>
      withSteps({ turn: does((x, p) => (turn.does(x, p), Object.assign(x.t, { left: x.t.left, bank: bad }))) })
    caught('plain', at(NaN), /state\.table\.bank is NaN/)
    caught('plain', at(-0), /state\.table\.bank is -0/)
    caught('plain', at(undefined), /state\.table\.bank is undefined/)
    caught('plain', at(new Map()), /state\.table\.bank is a Map/)
    caught('plain', at(new Date(0)), /state\.table\.bank is a Date/)
    caught('plain', at(Array(2)), /state\.table\.bank is a list with holes/)
    caught(
      'plain',
      at(() => 0),
      /state\.table\.bank is a function/,
    )
  })

  test('what depends on who answers first is found by arrival', () => {
    let last = 0
    const broken = withSteps({
      doubt: altered(doubt, {
        what(t, p, seat, lean) {
          if (!lean) last = seat
          return doubt.what(t, p, seat, lean)
        },
        does(x, p, said) {
          x.t.turns[0] = last
          doubt.does(x, p, said)
        },
      }),
    })
    caught('arrival', broken, /do not come to the same, at state\.table\.turns\.0/)
  })
})

describe('questions', () => {
  test('an illegal lapse is found by answerable', () => {
    const broken = withSteps({
      arrange: altered(arrange, { what: (t, _, seat) => orElse(inOrder(t.players[seat]!.hand.map((_, i) => i)), [0]) }),
    })
    caught('answerable', broken, /its lapse gives \[0\], refused: kernel\.too-few/)
  })

  test('a lean question that offers what the full one bars is found by answerable', () => {
    const barred = { rule: 'LIE-9', key: 'liars.why.never' }
    const broken = withSteps({
      doubt: altered(doubt, {
        what: (_t, _p, _seat, lean) => oneOf([{ id: 'doubt', barred: lean ? undefined : barred }, 'believe']),
      }),
    })
    caught('answerable', broken, /asked lean it has 2 answers, in full 1/)
  })

  test('a lean question that offers as many but others is found by answerable', () => {
    const broken = withSteps({
      doubt: altered(doubt, { what: (_t, _p, _seat, lean) => oneOf(lean ? ['doubt', 'trust'] : ['doubt', 'believe']) }),
    })
    caught('answerable', broken, /"trust" is legal in one and refused by the full one/)
  })

  test('a question without an answer is found by answerable, and by ends', () => {
    const broken = withSteps({ claim: altered(claim, { what: () => oneOf([]) }) })
    caught('answerable', broken, /"claim" asks seat \d one of nothing\nit cannot be answered/)
    caught('ends', broken, /the game broke down: RulesFault: .*what cannot be answered/)
  })

  test('an endless game is found by ends', () => {
    caught(
      'ends',
      withSteps({ turn: does((x, p) => (turn.does(x, p), x.t.left++)) }),
      /the game is not over after 200 answers/,
    )
    caught('ends', withSteps({ turn: does((x, p) => x.next('turn', p)) }), /the script runs away at "turn"/)
  })

  test('a refusal without a reason is found by refusals are harmless', () => {
    const broken = withSteps({
      doubt: altered(doubt, { what: () => oneOf([{ id: 'doubt', barred: { rule: '', key: '' } }, 'believe']) }),
    })
    caught('refusals are harmless', broken, /is refused with a reason nobody wrote/)
  })

  test('a question that breaks down when it is looked at is found by refusals are harmless', () => {
    const broken = withSteps({
      doubt: altered(doubt, {
        what(t, p, seat, lean) {
          t.left--
          return doubt.what(t, p, seat, lean)
        },
      }),
    })
    caught('refusals are harmless', broken, /a refused answer has changed the state/)
  })
})

describe('false freedom', () => {
  test('a free answer that others hear is found by free', () => {
    caught('free', withSteps({ claim: altered(claim, { free: true }) }), /"claim" is not free: \d events were told/)
  })

  test('a free answer that draws is found by free', () => {
    caught(
      'free',
      withSteps({
        arrange: altered(arrange, { does: (x, p, said, seat) => (x.rng.word(), arrange.does(x, p, said, seat)) }),
      }),
      /"arrange" is not free: chance was drawn/,
    )
  })

  test('a free answer that others see is found by free', () => {
    caught(
      'free',
      withSteps({
        arrange: altered(arrange, { does: (x, p, said, seat) => (x.t.left++, arrange.does(x, p, said, seat)) }),
      }),
      /"arrange" is not free: .* sees that something changed/,
    )
  })

  test('a free answer by which the seat itself learns something is found by free', () => {
    const peek: typeof arrange = {
      ...arrange,
      does(x, p, said, seat) {
        arrange.does(x, p, said, seat)
        const { hand } = x.t.players[seat]!
        const top = x.t.deck.pop()
        if (top) x.t.deck.push(hand[0]!)
        if (top) hand[0] = top
      },
    }
    caught('free', withSteps({ arrange: peek }), /"arrange" is not free: seat \d learns something by it/)
  })
})
