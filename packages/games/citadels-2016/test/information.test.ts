import type { Citadels, T, View } from '@cloak/citadels-core'
import { afterwards, type Seat } from '@cloak/kernel'
import type { Scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { acting, beautify, calling, city, gold, hand, holds, laid, threats, turnOf, under, warrants } from './help.ts'

const EYES = [0, 1, 2, 3, null]

/** The middle of a round with something of everything in it. */
const busy = (change: (t: T) => void = () => {}): Scene<Citadels> =>
  laid(4, t => {
    holds(t, { 0: 'magistrate', 1: 'blackmailer', 2: 'king', 3: 'tax-collector' })
    warrants(t, 0, 'king', 'bishop', 'merchant')
    threats(t, 1, 'bishop', 'tax-collector')
    city(t, 2, 'museum', 'tavern')
    under(t, 2, 'castle', 'manor')
    beautify(t, 2, 'tavern')
    hand(t, 0, 'temple', 'church')
    hand(t, 3, 'prison')
    gold(t, 1, 7)
    t.plate = 2
    t.crown = 3
    turnOf(t, 2, 'king', { gathered: true, used: ['collect'] })
    change(t)
  }).at('turn.act', { seat: 2, as: 'king' })

describe('[CIT-8.5] public at all times', () => {
  const all = (check: (v: View) => unknown, s = busy()) => EYES.forEach(eye => s.sees(eye, v => void check(v)))

  test('each stash, the plate, the crown', () =>
    all(v => {
      expect(v.players.map(p => p.gold)).toEqual([2, 7, 2, 2])
      expect(v).toMatchObject({ plate: 2, crown: 3 })
    }))
  test('the number of cards in each hand and in the deck', () =>
    all(v => {
      expect(v.players.map(p => p.handSize)).toEqual([2, 0, 0, 1])
      expect(v.deck).toBe(68 - 3 - 4)
    }))
  test('all cities with coins, and the number of cards under the Museum', () =>
    all(v => {
      expect(v.players[2]!.city).toEqual([
        { card: 'museum', beautified: false, round: 1 },
        { card: 'tavern', beautified: true, round: 1 },
      ])
      expect(v.players.map(p => p.underSize)).toEqual([0, 0, 2, 0])
    }))
  test('the cast, and which uniques were put into the deck', () => {
    const s = busy()
    s.expect(t =>
      all(v => {
        expect(v.cast).toEqual(t.cast)
        expect(v.uniques).toEqual(t.uniques)
        expect(v.uniques).toHaveLength(14)
      }, s),
    )
  })
  test('face-up discards, and how many lie face down', () => {
    const s = busy()
    s.expect(t =>
      all(v => {
        expect(v.draft.faceUp).toEqual(t.draft.faceUp)
        expect([v.draft.faceDown, v.draft.outSize]).toEqual([true, 1])
      }, s),
    )
  })
  test('characters revealed this round, and by whom', () =>
    all(v => expect(v.players.map(p => p.revealed)).toEqual([['magistrate'], ['blackmailer'], ['king'], []])))
  test('killed, bewitched and robbed characters', () => {
    all(v => expect(v).toMatchObject({ killed: null, bewitched: null, robbed: null }))
    const marked = calling(4, 8, t => {
      holds(t, { 0: 'assassin', 1: 'thief', 2: 'warlord' })
      t.killed = 'bishop'
      t.robbed = { by: 1, character: 'merchant' }
    })
    all(v => expect(v).toMatchObject({ killed: 'bishop', robbed: { by: 1, character: 'merchant' } }), marked)
    const bewitched = calling(4, 8, t => {
      holds(t, { 0: 'witch', 2: 'warlord' })
      t.bewitched = { by: 0, character: 'merchant' }
    })
    all(v => expect(v.bewitched).toEqual({ by: 0, character: 'merchant' }), bewitched)
  })
  test('where warrants and threats lie', () =>
    all(v => {
      expect(v.warrants).toEqual({ of: 0, on: ['king', 'bishop', 'merchant'], shown: false })
      expect(v.threats!.on).toEqual(['bishop', 'tax-collector'])
    }))
  test('whose decision is awaited', () => {
    for (const eye of EYES) busy().sees(eye, (_, seen) => expect(seen.waiting).toEqual([2]))
  })
})

describe('[CIT-8.7] spectators', () => {
  const OF_A_PLAYER = {
    hand: null,
    under: null,
    drawn: null,
    characters: null,
    picks: null,
    exchanged: null,
    looked: null,
    traces: null,
    sunken: null,
    signed: null,
    flowered: null,
  }

  test('see nothing that is hidden, of nobody', () => {
    busy().sees(null, v => {
      for (const p of v.players) expect(p).toMatchObject(OF_A_PLAYER)
      expect(v.draft.passing).toBeNull()
    })
  })

  test('see these things and no others', () => {
    busy().sees(null, v => {
      expect(Object.keys(v).sort()).toEqual(
        [
          'bell',
          'bewitched',
          'called',
          'cast',
          'citySize',
          'completed',
          'crown',
          'deck',
          'draft',
          'grown',
          'killed',
          'plate',
          'players',
        ]
          .concat([
            'protected',
            'queen',
            'robbed',
            'round',
            'ruins',
            'rulings',
            'site',
            'sunk',
            'sunken',
            'taxes',
            'threats',
            'traces',
            'turn',
            'uniques',
            'warrants',
          ])
          .sort(),
      )
      for (const p of v.players)
        expect(Object.keys(p).sort()).toEqual(
          [...Object.keys(OF_A_PLAYER), 'gold', 'handSize', 'city', 'underSize', 'drawnSize', 'revealed'].sort(),
        )
      expect(Object.keys(v.draft).sort()).toEqual(
        ['faceUp', 'picks', 'made', 'from', 'passing', 'passingSize', 'faceDown', 'outSize', 'exchange'].sort(),
      )
      expect(Object.keys(v.warrants!).sort()).toEqual(['of', 'on', 'shown'])
      expect(Object.keys(v.threats!).sort()).toEqual(['of', 'on', 'placed', 'unmasked'])
    })
  })

  test('are asked nothing', () => {
    busy().sees(null, (_, seen) => expect(seen).toMatchObject({ mine: null, given: null }))
  })

  test('see what every player sees beside his own', () => {
    const s = busy()
    const open = (v: View, seat: Seat | null) => ({
      ...v,
      players: v.players.map((p, i) => (i === seat ? { ...p, ...OF_A_PLAYER } : p)),
      draft: { ...v.draft, passing: null },
    })
    s.sees(null, spectator => {
      for (const eye of [0, 1, 2, 3]) s.sees(eye, v => expect(open(v, eye)).toEqual(spectator))
    })
  })
})

describe('[CIT-8.8] logs', () => {
  const taking = (card: string) =>
    acting(4, 'wizard', t => hand(t, 1, card))
      .answers(0, { do: 'look', with: 1 })
      .answers(0, { do: 'take', with: card })

  test('others hear that a card was taken from a hand, the two of them which', () => {
    const s = taking('tavern').told('tookCard', { by: 0, seat: 1, source: 'wizard' })
    for (const eye of [0, 1]) s.heard(eye, 'tookCard', { by: 0, seat: 1, card: 'tavern' })
    for (const eye of [2, 3, null]) s.unheard(eye, 'tavern').unheard(eye, 'card').alike(eye, taking('temple'))
  })

  test('everybody hears that something happened, so that counting tells nothing', () => {
    const s = taking('tavern')
    const names = s.history(null).map(({ event }) => event)
    for (const eye of EYES) expect(s.history(eye).map(({ event }) => event)).toEqual(names)
  })
})

describe('[CIT-8.9] after scoring', () => {
  const last = () =>
    laid(4, t => {
      holds(t, { 0: 'warlord' })
      city(t, 1, 'museum', 'castle', 'palace', 'temple', 'church', 'monastery', 'tavern')
      under(t, 1, 'docks')
      hand(t, 2, 'secret-vault', 'prison')
      t.completed = [1]
      turnOf(t, 0, 'warlord', { gathered: true })
    }).script({ step: 'turn.act', p: { seat: 0, as: 'warlord' } }, { step: 'round.end' })

  test('all hands, the Museum and the Secret Vault are shown', () => {
    const s = last().answers(0, { do: 'end' }).over()
    const table = afterwards(s.state)!
    expect(table.players.map(p => p.hand)).toEqual([[], [], ['secret-vault', 'prison'], []])
    expect(table.players[1]!.under).toEqual(['docks'])
  })

  test('not a moment before', () => expect(afterwards(last().state)).toBeNull())
})
