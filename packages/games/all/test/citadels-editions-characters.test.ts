import { citadelsClassic } from '@cloak/citadels-classic'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import {
  acting,
  BEFORE,
  build,
  calling,
  type Change,
  city,
  exchange,
  hand,
  holds,
  laid,
  newer,
  older,
  type Played,
} from './citadels-editions.ts'

describe('[CLA-11] characters', () => {
  test('10. the Tax Collector is rank 2 and taxes a turn into his stash; in 2016 rank 9 and each district onto a plate', () => {
    const ranks = [older, newer].map(({ e }) => e.characters.get('tax-collector')!.rank)
    expect(ranks).toEqual([2, 9])
    const twice = (of: Played, change: Change) =>
      acting(of, 'architect', t => {
        hand(t, 0, 'tavern', 'temple')
        t.players[0]!.gold = 9
        change(t)
      })
        .answers(0, build('tavern'))
        .answers(0, build('temple'))
        .answers(0, { do: 'end' })
    const gold: Change = t => t.players[1]!.gold
    twice(older, t => {
      holds(t, older, { 1: 'tax-collector' })
      t.taxes = { to: 1, from: null }
    }).expect(t => expect([t.players[0]!.gold, gold(t), t.plate]).toEqual([6, 3, 0]))
    twice(older, t => {
      t.cast = t.cast.with(1, 'tax-collector')
    }).expect(t => expect([t.players[0]!.gold, t.plate]).toEqual([7, 0]))
    twice(newer, t => {
      t.cast = [...t.cast.slice(0, 8), 'tax-collector']
    }).expect(t => expect([t.players[0]!.gold, t.plate]).toEqual([5, 2]))
  })

  test('11. the Wizard may double only the card he takes; in 2016 whatever he builds', () => {
    const wizard = (of: Played) =>
      acting(of, 'wizard', t => {
        city(t, 0, 'tavern')
        hand(t, 0, 'tavern')
      })
    wizard(older).refuses(0, build('tavern'), 'CLA-4.3')
    wizard(newer).answers(0, build('tavern'))
  })

  test('12. the receiver of the crown chooses what to give; in 2016 the Emperor does, a card at random', () => {
    calling(older, 'emperor', t => hand(t, 1, 'tavern', 'castle'))
      .answers(0, 1)
      .asks(1)
      .answers(1, { do: 'card', with: 'castle' })
      .told('gaveCard', { by: 1, seat: 0 })
    calling(newer, 'emperor', t => hand(t, 1, 'tavern', 'castle'))
      .offers('gold', 'card')
      .answers(0, { do: 'crown', with: { do: '1', with: 'card' } })
      .told('tookCard', { by: 0, seat: 1 })
      .asks(0)
  })

  test('12, 16. a killed Emperor: nothing, nor for the Queen; in 2016 he moves the crown and she is paid', () => {
    const end = (of: Played) =>
      laid(of, 5, t => {
        holds(t, of, { 0: 'emperor', 1: 'queen' })
        t.players[1]!.revealed = ['queen']
        t.queen = 1
        t.killed = 'emperor'
      }).at('round.end')
    end(older).untold('heir').untold('gainedGold').told('roundBegan')
    end(newer)
      .told('heir', { seat: 0 })
      .asks(0)
      .answers(0, 3)
      .told('crowned', { seat: 3 })
      .told('gainedGold', { seat: 1, gold: 3 })
  })

  test('13. the Abbot: gold only, and nobody pays in a tie; in 2016 a mix, and he chooses among the tied', () => {
    const abbot = (of: Played) =>
      acting(of, 'abbot', t => {
        city(t, 0, 'temple', 'church')
        ;[0, 5, 5, 1].forEach((n, seat) => (t.players[seat]!.gold = n))
      })
    abbot(older).refuses(0, { do: 'tithe' }, 'CLA-6.5').answers(0, { do: 'collect' }).told('gainedGold', { gold: 2 })
    abbot(newer)
      .answers(0, { do: 'tithe', with: 2 })
      .answers(0, { do: 'collect', with: 1 })
      .told('gainedGold', { gold: 1 })
      .told('gainedCards', { n: 1 })
  })

  test('14. the Witch may bewitch nobody; in 2016 she must name a character', () => {
    calling(older, 'witch').answers(0, 'gold').answers(0, { do: 'forgo' }).prompts('citadels.prompt.act')
    calling(newer, 'witch')
      .answers(0, 'gold')
      .prompts('citadels.prompt.bewitch')
      .refuses(0, { do: 'forgo' }, 'kernel.no-such-option')
      .answers(0, 'king')
  })

  test('15. the Diplomat may give his own Keep, not in 2016; with him the Graveyard is out', () => {
    const keep: Change = t => {
      city(t, 0, 'keep')
      city(t, 1, 'docks')
    }
    acting(older, 'diplomat', keep).answers(0, exchange('0.keep', '1.docks'))
    acting(newer, 'diplomat', keep).refuses(0, exchange('0.keep', '1.docks'), 'CIT-11.50')
    const base = citadelsClassic.options(4).lapse as { cast: object }
    const options = { ...base, cast: { ...base.cast, 8: 'diplomat' } }
    scene(citadelsClassic, { seats: 4, options }).expect(t => !t.uniques.includes('graveyard'))
    scene(citadelsClassic, { seats: 4 }).expect(t => t.uniques.includes('graveyard'))
  })

  test('17. the others do the same, apart from the moment', () => {
    for (const of of [older, newer]) {
      acting(of, 'bishop', t => city(t, 0, 'temple'))
        .answers(0, { do: 'collect' })
        .told('gainedGold', { gold: 1 })
      acting(of, 'merchant', () => {})
        .answers(0, { do: 'profit' })
        .told('gainedGold', { gold: 1 })
      acting(of, 'architect', () => {})
        .answers(0, { do: 'plans' })
        .told('gainedCards', { n: 2 })
      acting(of, 'magician', t => hand(t, 1, 'tavern'))
        .answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
        .told('swappedHands', { lost: 0, won: 1 })
      acting(of, 'assassin', () => {})
        .answers(0, { do: 'kill', with: 'king' })
        .told('killed', { character: 'king' })
      acting(of, 'navigator', () => {})
        .answers(0, { do: 'voyage', with: 'gold' })
        .told('gainedGold', { gold: 4 })
      acting(of, 'alchemist', t => hand(t, 0, 'tavern'))
        .answers(0, build('tavern'))
        .answers(0, { do: 'end' })
        .told('gainedGold', { gold: 1, source: 'alchemist' })
      acting(of, 'artist', t => city(t, 0, 'tavern'))
        .answers(0, { do: 'beautify', with: '0.tavern' })
        .told('beautified')
    }
    expect([older, newer].map(({ e }) => e.characters.get('architect')!.limit)).toEqual([3, 3])
  })

  test('31. the Wizard before the action can only take; in 2016 he may build at once', () => {
    const looking = (of: Played) =>
      acting(of, 'wizard', t => hand(t, 1, 'tavern'), BEFORE).answers(0, { do: 'look', with: 1 })
    looking(older).refuses(0, build('tavern'), 'CLA-4.3').answers(0, { do: 'take', with: 'tavern' })
    looking(newer).answers(0, build('tavern'))
  })

  test('32. the Diplomat may exchange two of one name; not in 2016', () => {
    const docks: Change = t => {
      city(t, 0, 'docks')
      city(t, 1, 'docks')
    }
    acting(older, 'diplomat', docks).answers(0, exchange('0.docks', '1.docks'))
    acting(newer, 'diplomat', docks).refuses(0, exchange('0.docks', '1.docks'), 'CIT-6.8.2c')
  })
})
