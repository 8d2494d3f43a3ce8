import { expect, test } from 'vitest'
import { acting, cast, city, cityOf, gold, hand, holds, under, warrants } from './help.ts'

/** Seat 1 holds the Magistrate, whose signed warrant lies on the character of seat 0. */
const warranted = (as: string, change: Parameters<typeof acting>[2]) =>
  acting(4, as, t => {
    holds(t, { 0: as, 1: 'magistrate' })
    const others = t.cast.filter(c => c !== 'magistrate' && c !== as)
    warrants(t, 1, as, others[0]!, others[1]!)
    change(t)
  })

test('[CIT-7.6] the Framework falls instead of a payment', () => {
  acting(4, 'king', t => {
    city(t, 0, 'tavern', 'framework')
    hand(t, 0, 'palace')
    gold(t, 0, 1)
  })
    .refuses(0, { do: 'build', with: 'palace' }, 'CIT-5.5')
    .answers(0, { do: 'framework', with: 'palace' })
    .told('destroyed', { by: 0, seat: 0, card: 'framework', source: 'framework' })
    .told('built', { seat: 0, card: 'palace', gold: 0 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['tavern', 'palace'])
      expect(t.players[0]).toMatchObject({ gold: 1, hand: [] })
      expect(t.deck[0]).toBe('framework')
    })
    .settled()
})

test('[CIT-7.6] the limit holds, gathering comes first, and no district twice', () => {
  const framed = (done: object, ...districts: string[]) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'framework', ...districts)
        hand(t, 0, 'palace')
      },
      done,
    )
  framed({ built: 1 }).refuses(0, { do: 'framework', with: 'palace' }, 'CIT-5.2')
  framed({ gathered: false }).refuses(0, { do: 'framework', with: 'palace' }, 'CIT-5.1')
  framed({}, 'palace').refuses(0, { do: 'framework', with: 'palace' }, 'CIT-5.3')
  framed({})
    .answers(0, { do: 'framework', with: 'palace' })
    .expect(t => t.turn!.built === 1)
})

test('[CIT-7.6] the tax is paid', () => {
  acting(4, 'king', t => {
    cast(t, 'tax-collector')
    city(t, 0, 'framework')
    hand(t, 0, 'palace')
    gold(t, 0, 1)
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .told('taxed', { seat: 0, gold: 1 })
    .expect(t => t.players[0]!.gold === 0 && t.plate === 1)
})

test('[CIT-7.6] what the Framework pays for is not confiscated; the next paid district may be', () => {
  warranted('architect', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'palace', 'tavern')
    gold(t, 0, 1)
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .asks(0)
    .expect(t => cityOf(t, 0).includes('palace'))
    .answers(0, { do: 'build', with: 'tavern' })
    .asks(1)
    .answers(1, 'confiscate')
    .expect(t => expect(cityOf(t, 1)).toEqual(['tavern']))
})

test('[CIT-11.32] the Framework pays once, for a district of any price', () => {
  acting(4, 'architect', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'dragon-gate', 'tavern')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'framework', with: 'dragon-gate' })
    .refuses(0, { do: 'framework', with: 'tavern' }, 'kernel.no-such-option')
})

test('[CIT-11.32] the Framework pays for Necropolis and Thieves’ Den', () => {
  for (const card of ['necropolis', 'thieves-den'])
    acting(4, 'king', t => {
      city(t, 0, 'framework', 'tavern')
      hand(t, 0, card, 'manor')
      gold(t, 0, 0)
    })
      .answers(0, { do: 'framework', with: card })
      .expect(t => {
        expect(cityOf(t, 0)).toEqual(['tavern', card])
        expect(t.players[0]!.hand).toEqual(['manor'])
      })
})

test('[CIT-11.32] the Framework pays for the card the Wizard has chosen, outside his limit', () => {
  acting(4, 'wizard', t => {
    city(t, 0, 'framework')
    hand(t, 1, 'palace', 'manor')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'look', with: 1 })
    .refuses(0, { do: 'build', with: 'palace' }, 'CIT-5.5')
    .answers(0, { do: 'framework', with: 'palace' })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['palace'])
      expect(t.players[1]!.hand).toEqual(['manor'])
      expect(t.turn!.built).toBe(0)
    })
})

test('[CIT-11.33] nothing was paid, so the Alchemist gets nothing back', () => {
  acting(4, 'alchemist', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'palace')
    gold(t, 0, 5)
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .answers(0, { do: 'end' })
    .untold('gainedGold')
  acting(4, 'alchemist', t => {
    city(t, 0, 'tavern')
    hand(t, 0, 'necropolis')
    gold(t, 0, 5)
  })
    .answers(0, { do: 'necropolis', with: '0.tavern' })
    .answers(0, { do: 'end' })
    .untold('gainedGold')
    .expect(t => t.players[0]!.gold === 5)
})

const necropolis = (stash: number, ...districts: string[]) =>
  acting(4, 'king', t => {
    city(t, 0, ...districts)
    hand(t, 0, 'necropolis')
    gold(t, 0, stash)
  })

test('[CIT-7.18] the Necropolis stands for a district of the own city', () => {
  necropolis(1, 'tavern', 'palace')
    .answers(0, { do: 'necropolis', with: '0.palace' })
    .told('destroyed', { by: 0, seat: 0, card: 'palace', source: 'necropolis' })
    .told('built', { seat: 0, card: 'necropolis', gold: 0 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['tavern', 'necropolis'])
      expect(t.players[0]).toMatchObject({ gold: 1, hand: [] })
      expect(t.deck[0]).toBe('palace')
    })
})

test('[CIT-7.18] the Necropolis may be paid in gold as well', () => {
  necropolis(5, 'tavern')
    .answers(0, { do: 'build', with: 'necropolis' })
    .told('built', { card: 'necropolis', gold: 5 })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'necropolis']))
})

test('[CIT-7.18] an empty city has nothing to sacrifice, and nobody else’s district will do', () => {
  necropolis(0).refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-7.18')
  acting(4, 'king', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'manor')
    hand(t, 0, 'necropolis')
  }).refuses(0, { do: 'necropolis', with: '1.manor' }, 'kernel.no-such-option')
})

test('[CIT-7.18] the limit holds, and gathering comes first', () => {
  const later = (done: object) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'tavern')
        hand(t, 0, 'necropolis')
      },
      done,
    )
  later({ built: 1 }).refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-5.2')
  later({ gathered: false }).refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-5.1')
})

test('[CIT-7.18] a Necropolis built on a sacrifice is not confiscated; the next paid district may be', () => {
  warranted('architect', t => {
    city(t, 0, 'manor')
    hand(t, 0, 'necropolis', 'tavern')
    gold(t, 0, 1)
  })
    .answers(0, { do: 'necropolis', with: '0.manor' })
    .asks(0)
    .answers(0, { do: 'build', with: 'tavern' })
    .asks(1)
    .answers(1, 'confiscate')
    .expect(t => expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['necropolis'], ['tavern']]))
})

test('[CIT-7.18] the Wizard may sacrifice for a Necropolis out of another hand', () => {
  acting(4, 'wizard', t => {
    city(t, 0, 'tavern')
    hand(t, 1, 'necropolis')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'look', with: 1 })
    .answers(0, { do: 'necropolis', with: '0.tavern' })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['necropolis'])
      expect(t.players[1]!.hand).toEqual([])
    })
})

test('[CIT-11.35] the Keep may be sacrificed', () => {
  necropolis(0, 'keep')
    .answers(0, { do: 'necropolis', with: '0.keep' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['necropolis']))
})

test('[CIT-11.35] a sacrificed Quarry leaves its duplicates standing, and allows no more', () => {
  acting(4, 'architect', t => {
    city(t, 0, 'quarry', 'tavern', 'tavern')
    hand(t, 0, 'necropolis', 'tavern')
  })
    .answers(0, { do: 'necropolis', with: '0.quarry' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'tavern', 'necropolis']))
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.3')
})

test('[CIT-11.35] a sacrificed Museum takes its cards along', () => {
  acting(4, 'king', t => {
    city(t, 0, 'museum')
    under(t, 0, 'castle', 'manor')
    hand(t, 0, 'necropolis')
  })
    .answers(0, { do: 'necropolis', with: '0.museum' })
    .expect(t => {
      expect(t.players[0]!.under).toEqual([])
      expect(t.deck.slice(0, 3).sort()).toEqual(['castle', 'manor', 'museum'])
    })
})

test('[CIT-11.31] the Wizard builds his chosen card before gathering, and nothing else', () => {
  acting(
    4,
    'wizard',
    t => {
      hand(t, 0, 'tavern')
      hand(t, 1, 'manor')
      gold(t, 0, 4)
    },
    { gathered: false },
  )
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.1')
    .answers(0, { do: 'look', with: 1 })
    .answers(0, { do: 'build', with: 'manor' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['manor']))
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.1')
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'build', with: 'tavern' })
})

test('[CIT-11.31] overruled, the Wizard only takes before gathering', () => {
  acting(
    4,
    'wizard',
    t => {
      t.rulings = { ...t.rulings, wizardBuildsFirst: false }
      hand(t, 1, 'manor')
      gold(t, 0, 4)
    },
    { gathered: false },
  )
    .answers(0, { do: 'look', with: 1 })
    .refuses(0, { do: 'build', with: 'manor' }, 'CIT-5.1')
    .answers(0, { do: 'take', with: 'manor' })
})

test('[CIT-11.37] the Cardinal’s exchange empties his stash, so that district is not taxed', () => {
  acting(4, 'cardinal', t => {
    cast(t, 'tax-collector')
    hand(t, 0, 'palace', 'tavern', 'manor')
    gold(t, 0, 3)
    gold(t, 1, 9)
  })
    .answers(0, { do: 'cardinal', with: { do: 'palace', with: 1 } })
    .answers(0, { tavern: 1, manor: 1 })
    .told('built', { seat: 0, card: 'palace', gold: 5 })
    .untold('taxed')
    .expect(t => expect([t.players[0]!.gold, t.players[1]!.gold, t.plate]).toEqual([0, 7, 0]))
})
