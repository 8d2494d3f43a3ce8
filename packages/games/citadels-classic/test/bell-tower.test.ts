import { describe, expect, test } from 'vitest'
import { acting, announced, calling, type Change, city, cityOf, gold, hand, holds, passes, SEVEN } from './help.ts'

/** Seat 0 builds the Bell Tower, and is asked. */
const built = (change: Change, as = 'king') =>
  acting(4, as, t => {
    hand(t, 0, 'bell-tower', 'prison')
    gold(t, 0, 9)
    change(t)
  })
    .answers(0, { do: 'build', with: 'bell-tower' })
    .asks(0)
    .prompts('citadels.prompt.announce')
const SIX = SEVEN.slice(0, 6)

describe('[CLA-7.20] the Bell Tower', () => {
  test('when it is placed its owner may announce that 7 districts end the game', () => {
    built(() => {})
      .answers(0, 'announce')
      .told('announced', { seat: 0, card: 'bell-tower' })
      .expect(t => expect([t.bell, t.citySize, t.completed]).toEqual([0, 7, []]))
      .asks(0)
      .prompts('citadels.prompt.act')
  })
  test('also if it is his own seventh', () => {
    built(t => city(t, 0, ...SIX))
      .untold('completed')
      .answers(0, 'announce')
      .told('completed', { seat: 0, place: 1 })
  })
  test('the game ends after the round in which somebody first has 7', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'warlord', 1: 'king', 2: 'assassin', 3: 'thief' })
      city(t, 0, ...SIX)
      hand(t, 0, 'watchtower')
      city(t, 1, 'bell-tower')
      announced(t, 1)
    })
    s.answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'watchtower' })
      .told('completed', { seat: 0, place: 1 })
      .answers(0, { do: 'end' })
      .told('ended')
      .over()
  })
  test('destroyed later, the normal end applies again', () => {
    acting(4, 'warlord', t => {
      city(t, 0, ...SIX)
      city(t, 1, 'bell-tower')
      hand(t, 0, 'watchtower')
      announced(t, 1)
      gold(t, 0, 9)
    })
      .answers(0, { do: 'destroy', with: '1.bell-tower' })
      .expect(t => expect([t.bell, t.citySize]).toEqual([null, 8]))
  })
  test('a silent owner changes nothing; that is what a clock does', () => {
    built(t => city(t, 0, ...SIX))
      .lapses(0)
      .untold('announced')
      .untold('completed')
      .expect(t => expect([t.bell, t.citySize]).toEqual([null, 8]))
  })
})

test('[CLA-7.20a] while in force T is 7 for everything: end, completed city, bonuses', () => {
  const warlord = (bell: boolean) =>
    acting(4, 'warlord', t => {
      city(t, 0, ...SIX)
      city(t, 1, ...SEVEN)
      hand(t, 0, 'prison')
      if (bell) announced(t, 2)
      t.completed = bell ? [1] : []
    })
  warlord(true)
    .refuses(0, { do: 'destroy', with: '1.tavern' }, 'CLA-5.8')
    .answers(0, { do: 'build', with: 'prison' })
    .told('completed', { seat: 0, place: 2 })
    .standing(s =>
      expect(s.map(({ why }) => why.find(item => item.key.includes('completed'))?.args?.['points'])).toEqual([
        2,
        4,
        undefined,
        undefined,
      ]),
    )
  warlord(false).offers(['destroy', '1.tavern']).answers(0, { do: 'build', with: 'prison' }).untold('completed')
})

describe('[CLA-7.20b] several have 7 or more when it is announced', () => {
  test('the announcer is first if he is one of them, though another reached 7 before', () => {
    built(t => {
      city(t, 0, ...SIX)
      city(t, 2, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      t.grown = [2]
    })
      .answers(0, 'announce')
      .expect(t => expect(t.completed).toEqual([0, 2]))
  })
  test('else the one who reached 7 first, wherever he sits', () => {
    const others: Change = t => {
      city(t, 1, ...SEVEN)
      city(t, 3, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
    }
    for (const order of [
      [1, 3],
      [3, 1],
    ])
      built(t => {
        others(t)
        t.grown = [...order]
      })
        .answers(0, 'announce')
        .told('completed', { seat: order[0]!, place: 1 })
        .expect(t => expect(t.completed).toEqual(order))
  })
  test('who had 7 once and has fewer now is none of them', () => {
    built(t => {
      city(t, 1, ...SIX)
      t.grown = [1]
    })
      .answers(0, 'announce')
      .expect(t => expect(t.completed).toEqual([]))
  })
  test('the order of reaching 7 is kept while 8 is still needed', () => {
    acting(4, 'king', t => {
      city(t, 0, ...SIX)
      hand(t, 0, 'prison')
      city(t, 2, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      t.grown = [2]
    })
      .answers(0, { do: 'build', with: 'prison' })
      .expect(t => expect([t.grown, t.completed]).toEqual([[2, 0], []]))
  })
})

describe('[CLA-7.20c] once the end has been triggered', () => {
  const triggered = (as: string) =>
    acting(4, as, t => {
      city(t, 0, 'armory', ...SIX.slice(0, 5))
      hand(t, 0, 'watchtower', 'prison')
      city(t, 1, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      city(t, 2, 'bell-tower')
      announced(t, 2)
      t.completed = [1]
      gold(t, 0, 9)
    })
  test('destroying it does not cancel the end', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'warlord', 1: 'king', 2: 'assassin', 3: 'thief' })
      city(t, 1, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      city(t, 2, 'bell-tower')
      announced(t, 2)
      t.completed = [1]
      gold(t, 0, 9)
    })
    s.answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'destroy', with: '2.bell-tower' })
      .expect(t => expect(cityOf(t, 2)).toEqual([]))
      .answers(0, { do: 'end' })
      .told('ended')
  })
  test('and bonuses still follow the T of that moment', () => {
    triggered('architect')
      .answers(0, { do: 'armory', with: '2.bell-tower' })
      .expect(t => t.citySize === 7)
      .answers(0, { do: 'build', with: 'watchtower' })
      .answers(0, { do: 'build', with: 'prison' })
      .told('completed', { seat: 0, place: 2 })
  })
})

describe('[CLA-7.20d]', () => {
  test('exchanging it does not end the announcement; destroying it in the other city does', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'palace')
      city(t, 1, 'bell-tower')
      announced(t, 1)
    })
      .answers(0, { do: 'exchange', with: { do: '0.palace', with: '1.bell-tower' } })
      .asks(0)
      .prompts('citadels.prompt.act')
      .expect(t => expect([t.bell, t.citySize, cityOf(t, 0)]).toEqual([1, 7, ['bell-tower']]))
    acting(4, 'warlord', t => {
      city(t, 0, 'bell-tower')
      announced(t, 1)
      gold(t, 0, 9)
    })
      .answers(0, { do: 'destroy', with: '0.bell-tower' })
      .expect(t => t.citySize === 8)
  })
  test('not announcing at placement is final', () => {
    built(t => city(t, 0, 'manor'))
      .answers(0, 'keep-silent')
      .asks(0)
      .offersNot('announce', 'bell-tower')
    passes(
      calling(4, 4, t => {
        holds(t, { 0: 'king' })
        city(t, 0, 'bell-tower')
      }).offersNot('announce'),
      0,
    ).expect(t => t.citySize === 8)
  })
})

test('[CLA-12.16] the Armory destroying it before the end was triggered: T is 8 again at once', () => {
  acting(4, 'architect', t => {
    city(t, 0, 'armory', ...SIX)
    city(t, 2, 'bell-tower')
    hand(t, 0, 'watchtower')
    announced(t, 2)
  })
    .answers(0, { do: 'armory', with: '2.bell-tower' })
    .expect(t => t.citySize === 8)
    .answers(0, { do: 'build', with: 'watchtower' })
    .untold('completed')
})
