import { describe, expect, test } from 'vitest'
import { type Decree, DECREES, EDICTS } from '../src/data/decrees.ts'
import type { Card } from '../src/data/pieces.ts'
import { decree, drop, empty, give, INTRIGUES, lay, stack, taken } from './help.ts'

const ALL: Card[] = ['sabotage', 'takeover', 'big', 'small', 'buyout2', 'buyout3', 'buyout4']

/** Seat 1 has all seven cards on a district that a decree lies on; which of them are ignored when it is turned up. */
function ignoredUnder(name: Decree): Card[] {
  const ignored: Card[] = []
  empty(3)
    .table(t => {
      lay(t, 'red', 1, ...ALL)
      decree(t, 'red', 0, name)
      t.players[2]!.supporter = 'red'
    })
    .at('resolve.open', { district: 'red' })
    .expect(t => {
      for (const { card, status } of t.districts.red.laid) if (status === 'ignored') ignored.push(card)
    })
  return ignored
}

describe('the twelve decrees', () => {
  test.each<[Decree, Card[]]>([
    ['law-and-order', ['sabotage']],
    ['own-business', ['takeover']],
    ['guards-on-duty', ['big', 'small']],
    ['small-things', ['big']],
    ['big-fish', ['small']],
    ['fools-gold', ['buyout2', 'buyout3', 'buyout4']],
    ['whip-crack', []],
    ['not-for-sale', []],
    ['rumour', []],
    ['better-rumour', []],
    ['best-rumour', []],
    ['calm', []],
  ])('[CHY-8.1] %s ignores %j', (name, cards) => expect(ignoredUnder(name)).toEqual(cards))

  test.each<[Decree, object]>([
    ['rumour', { influence5: 1, influence10: 0 }],
    ['better-rumour', { influence5: 0, influence10: 1 }],
    ['best-rumour', { influence5: 1, influence10: 1 }],
    ['calm', { influence5: 0, influence10: 0 }],
  ])('[CHY-8.1, CHY-8.2] %s puts %j on the district, once', (name, tokens) => {
    empty(3)
      .table(t => decree(t, 'red', 0, name))
      .at('resolve.open', { district: 'red' })
      .expect(t => {
        expect(t.districts.red.tokens).toMatchObject(tokens)
        expect(t.supply.influence5 + t.districts.red.tokens.influence5).toBe(4)
        expect(t.supply.influence10 + t.districts.red.tokens.influence10).toBe(4)
      })
  })

  test('[CHY-8.2] a rumour can be bought out in the same resolution', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 2, 'buyout2')
        decree(t, 'red', 0, 'best-rumour')
      })
      .at('resolve.open', { district: 'red' })
      .told('influencePlaced', { district: 'red', token: 'influence10' })
      .told('boughtOut', { seat: 2 })
      .sees(null, view => expect(view.players[2]!.score).toBe(15))
  })

  test('[CHY-7.8] a value that is not in the supply is not placed, and not changed for another', () => {
    empty(3)
      .table(t => {
        t.supply.influence5 = 0
        decree(t, 'red', 0, 'best-rumour')
      })
      .at('resolve.open', { district: 'red' })
      .told('influenceMissing', { district: 'red', token: 'influence5' })
      .expect(t => expect(t.districts.red.tokens).toMatchObject({ influence5: 0, influence10: 1 }))
  })

  test('[CHY-8.1] a decree is applied before the cards, to its own district only', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        lay(t, 'blue', 2, 'takeover')
        decree(t, 'red', 0, 'own-business')
      })
      .script({ step: 'resolve.open', p: { district: 'red' } }, { step: 'resolve.open', p: { district: 'blue' } })
      .told('cardIgnored', { seat: 1, card: 'takeover', district: 'red' })
      .expect(t => expect(t.players.map(({ supporter }) => supporter)).toEqual([null, null, 'blue']))
  })

  test('[CHY-8.1, CHY-8.2] and in this round only', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        decree(t, 'red', 0, 'own-business')
      })
      .script({ step: 'resolve.open', p: { district: 'red' } }, { step: 'cleanup.check' })
      .expect(t => {
        expect(t.districts.red.decrees).toEqual([])
        expect(t.decrees.discard).toEqual(['own-business'])
      })
  })

  test('[CHY-1.5] a decree overrides an action card', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 3 })
        lay(t, 'red', 1, 'buyout4')
        decree(t, 'red', 0, 'fools-gold')
      })
      .at('resolve.open', { district: 'red' })
      .untold('boughtOut')
      .expect(t => expect(t.districts.red.tokens.weapon).toBe(3))
  })

  test('[CHY-13.25] cards that a decree ignores are counted in no tie and no sum', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 3 })
        for (const seat of [1, 2]) lay(t, 'red', seat, 'takeover', 'buyout4')
        decree(t, 'red', 0, 'own-business')
        decree(t, 'red', 1, 'fools-gold')
      })
      .at('resolve.open', { district: 'red' })
      .over()
  })

  test('[CHY-13.27] a decree in a district without cards is still turned up and applied', () => {
    empty(3)
      .table(t => {
        decree(t, 'red', 0, 'rumour')
        decree(t, 'blue', 2, 'not-for-sale')
      })
      .script({ step: 'resolve.open', p: { district: 'red' } }, { step: 'resolve.open', p: { district: 'blue' } })
      .told('decreeTurnedUp', { seat: 0, decree: 'rumour', district: 'red' })
      .expect(t => {
        expect(t.districts.red.tokens.influence5).toBe(1)
        expect(t.districts.blue.stack).toMatchObject({ top: 'BLU-2', bottom: ['BLU-1'] })
      })
  })
})

describe('Not for Sale', () => {
  test('[CHY-13.26, CHY-12.4] the top token goes under the stack, before all eyes, and the next one is on offer', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-6', 'RED-1')
        decree(t, 'red', 0, 'not-for-sale')
        lay(t, 'red', 1, 'small')
        give(t, 1, { chest: 1, book: 1 })
        t.players[1]!.secret!.spent = true
        t.players[1]!.secret!.face = t.players[1]!.secret!.good
      })
      .at('resolve.open', { district: 'red' })
      .told('stackTurned', { district: 'red', deal: 'RED-6' })
      .told('dealClosed', { seat: 1, deal: 'RED-1' })
      .sees(null, view => expect(view.districts.red.stack).toEqual({ top: 'RED-2', unseen: 3, bottom: ['RED-6'] }))
  })

  test('[CHY-13.26] one token stays where it is, and an empty stack is empty', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'small', 'RED-2', 'RED-3', 'RED-4', 'RED-5', 'RED-6')
        decree(t, 'red', 0, 'not-for-sale')
      })
      .at('resolve.open', { district: 'red' })
      .untold('stackTurned')
      .expect(t => expect(t.districts.red.stack).toEqual({ top: 'RED-1', unseen: [], bottom: [] }))
    empty(3)
      .table(t => {
        taken(t, 1, 'small', 'RED-1', 'RED-2', 'RED-3', 'RED-4', 'RED-5', 'RED-6')
        decree(t, 'red', 0, 'not-for-sale')
      })
      .at('resolve.open', { district: 'red' })
      .expect(t => expect(t.districts.red.stack).toEqual({ top: null, unseen: [], bottom: [] }))
  })

  test('[CHY-12.4] what was put under comes up again in its order', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'small', 'RED-4', 'RED-5', 'RED-6')
        t.districts.red.stack = { top: 'RED-3', unseen: [], bottom: ['RED-1', 'RED-2'] }
        decree(t, 'red', 0, 'not-for-sale')
      })
      .at('resolve.open', { district: 'red' })
      .sees(null, view =>
        expect(view.districts.red.stack).toEqual({ top: 'RED-1', unseen: 0, bottom: ['RED-2', 'RED-3'] }),
      )
  })
})

describe('two decrees', () => {
  test('[CHY-13.28] both apply, the favourite’s first', () => {
    empty(5, INTRIGUES)
      .table(t => {
        decree(t, 'red', 0, 'rumour')
        decree(t, 'red', 4, 'law-and-order')
        lay(t, 'red', 1, 'sabotage', 'takeover')
      })
      .at('resolve.open', { district: 'red' })
      .told('decreeTurnedUp', { seat: 0, decree: 'rumour' })
      .told('decreeTurnedUp', { seat: 4, decree: 'law-and-order' })
      .expect(t => {
        expect(t.districts.red.tokens.influence5).toBe(1)
        expect(t.districts.red.laid[0]!.status).toBe('ignored')
      })
  })

  test('[CHY-13.28] no pair of the twelve gives another result in the other order', () => {
    for (const one of DECREES)
      for (const other of DECREES) {
        if (one === other) continue
        const after = [
          [one, other],
          [other, one],
        ].map(pair => {
          let left: unknown
          empty(3)
            .table(t => {
              for (const name of pair) decree(t, 'red', 0, name)
              lay(t, 'red', 1, 'sabotage', 'big', 'buyout2')
              lay(t, 'red', 2, 'takeover', 'small', 'buyout3')
              t.players[0]!.supporter = 'red'
            })
            .at('resolve.open', { district: 'red' })
            .expect(t => {
              const { tokens, stack: pile, laid } = t.districts.red
              left = [tokens, pile, laid, t.supply]
            })
          return left
        })
        expect(after[0]).toEqual(after[1])
      }
  })

  test('[CHY-13.30, CHY-5.12] decrees stay face up until the end of the resolution, then lie face up in the discard pile', () => {
    empty(3)
      .table(t => {
        decree(t, 'red', 0, 'calm')
        for (const seat of [1, 2]) lay(t, 'blue', seat, 'takeover')
      })
      .script(
        { step: 'resolve.open', p: { district: 'red' } },
        { step: 'resolve.open', p: { district: 'blue' } },
        { step: 'cleanup.check' },
      )
      .asks(0)
      .sees(2, view => {
        expect(view.districts.red.decrees).toEqual([{ by: 0, decree: 'calm', up: true }])
        expect(view.decrees.discard).toEqual([])
      })
      .answers(0, 1)
      .sees(2, view => {
        expect(view.districts.red.decrees).toEqual([])
        expect(view.decrees.discard).toEqual(['calm'])
      })
  })
})

test('[CHY-8.1] what each decree says, all in all', () => {
  const silenced = DECREES.flatMap(name => EDICTS[name].ignores ?? [])
  expect(silenced).toEqual(['sabotage', 'takeover', 'big', 'small', 'big', 'small', 'buyout'])
  expect(DECREES.filter(name => EDICTS[name].turnsStack)).toEqual(['not-for-sale'])
  expect(DECREES.filter(name => EDICTS[name].buyoutsCount === 1)).toEqual(['whip-crack'])
})
