import { describe, expect, test } from 'vitest'
import { acting, city, cityOf, gold, hand, holds, laid, ruled, turnOf, warrants } from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })

describe('[CIT-5.5] ways to pay', () => {
  /** Seat 3 is the Magistrate with the signed warrant on the builder: he is asked about paid builds only. */
  const warranted = (as: string, stash: number, cards: string[], built: string[]) =>
    acting(4, as, t => {
      holds(t, { 0: as, 3: 'magistrate' })
      warrants(t, 3, as, 'king', 'thief')
      city(t, 0, ...built)
      hand(t, 0, ...cards)
      gold(t, 0, stash)
    })

  test('gold: the whole price', () => {
    warranted('merchant', 3, ['manor'], []).answers(0, build('manor')).asks(3)
    warranted('merchant', 2, ['manor'], []).refuses(0, build('manor'), 'CIT-5.5')
  })
  test('thieves-den: cards for some or all of its price; a paid build even without gold', () => {
    const cards = ['thieves-den', 'tavern', 'market', 'docks', 'harbor', 'temple', 'church']
    warranted('merchant', 0, cards, [])
      .answers(0, { do: 'thieves-den', with: { tavern: 1, market: 1, docks: 1, harbor: 1, temple: 1, church: 1 } })
      .asks(3)
    warranted('merchant', 4, cards, [])
      .answers(0, { do: 'thieves-den', with: { tavern: 1, market: 1 } })
      .asks(3)
      .expect(t => t.players[0]!.gold === 0)
    warranted('merchant', 4, ['manor', 'tavern'], []).offersNot('thieves-den')
  })
  test('cardinal: another player makes up what is missing; a paid build', () => {
    warranted('cardinal', 1, ['manor', 'tavern', 'temple'], [])
      .answers(0, { do: 'cardinal', with: { do: 'manor', with: 1 } })
      .answers(0, { tavern: 1, temple: 1 })
      .asks(3)
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([0, 0, 2, 2]))
  })
  test('cardinal and thieves-den together', () => {
    warranted('cardinal', 2, ['thieves-den', 'tavern', 'temple', 'church', 'market'], [])
      .answers(0, { do: 'cardinal-den', with: { do: '2', with: 1 } })
      .answers(0, { tavern: 1, temple: 1 })
      .answers(0, { church: 1, market: 1 })
      .asks(3)
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([0, 0, 2, 2]))
  })
  test('framework: destroyed instead of paying; an unpaid build', () => {
    warranted('merchant', 0, ['palace'], ['framework'])
      .answers(0, { do: 'framework', with: 'palace' })
      .asks(0)
      .told('built', { card: 'palace', gold: 0 })
      .expect(t => expect(cityOf(t, 0)).toEqual(['palace']))
  })
  test('necropolis: a district of the own city instead of paying; an unpaid build', () => {
    warranted('merchant', 0, ['necropolis'], ['tavern'])
      .answers(0, { do: 'necropolis', with: '0.tavern' })
      .asks(0)
      .told('built', { card: 'necropolis', gold: 0 })
      .expect(t => expect(cityOf(t, 0)).toEqual(['necropolis']))
  })

  const FULL = ['manor', 'castle', 'temple', 'church', 'market', 'docks', 'framework']
  test('the unpaid ways are closed while the own city is completed', () => {
    warranted('merchant', 9, ['necropolis', 'tavern'], FULL)
      .refuses(0, { do: 'framework', with: 'tavern' }, 'CIT-11.42')
      .refuses(0, { do: 'necropolis', with: '0.manor' }, 'CIT-11.42')
      .answers(0, build('tavern'))
    warranted('merchant', 9, ['necropolis', 'tavern'], FULL.slice(1)).offers(
      ['framework', 'tavern'],
      ['necropolis', '0.castle'],
    )
  })
})

describe('[CIT-5.6] the sequence of a build', () => {
  test('all checks come before payment: destroying the Framework makes no room for the Monument', () => {
    acting(4, 'merchant', t => {
      city(t, 0, 'manor', 'castle', 'temple', 'church', 'framework')
      hand(t, 0, 'monument', 'tavern')
      gold(t, 0, 9)
    })
      .refuses(0, { do: 'framework', with: 'monument' }, 'CIT-7.16')
      .refuses(0, build('monument'), 'CIT-7.16')
      .answers(0, { do: 'framework', with: 'tavern' })
  })

  test('destroying a district makes no room for an identical one', () => {
    acting(4, 'merchant', t => {
      city(t, 0, 'framework', 'quarry')
      hand(t, 0, 'necropolis', 'keep')
    }).offers(['necropolis', '0.quarry'])
    acting(4, 'merchant', t => {
      city(t, 0, 'necropolis', 'tavern')
      hand(t, 0, 'tavern')
    }).refuses(0, build('tavern'), 'CIT-5.3')
  })

  const taxed = (stash: number, ...cards: string[]) =>
    acting(4, 'architect', t => {
      holds(t, { 0: 'architect', 1: 'tax-collector', 3: 'magistrate' })
      hand(t, 0, ...cards)
      gold(t, 0, stash)
    })

  test('payment, then the house, then the tax, then completion', () => {
    const s = taxed(5, 'tavern').table(t => city(t, 0, 'manor', 'castle', 'palace', 'temple', 'church', 'monastery'))
    s.answers(0, build('tavern')).expect(t => t.players[0]!.gold === 3 && t.plate === 1)
    const told = s.history(null).map(({ event }) => event)
    expect(told.slice(-3)).toEqual(['built', 'taxed', 'completed'])
  })

  test('who has nothing left after building pays no tax', () => {
    taxed(1, 'tavern')
      .answers(0, build('tavern'))
      .untold('taxed')
      .expect(t => t.plate === 0 && t.players[0]!.gold === 0)
  })

  test('the Magistrate is asked after payment, before the house stands', () => {
    taxed(5, 'manor', 'tavern')
      .table(t => warrants(t, 3, 'architect', 'king', 'thief'))
      .answers(0, build('manor'))
      .asks(3)
      .expect(t => {
        expect(t.players[0]).toMatchObject({ gold: 2, hand: ['tavern'], city: [] })
        expect(t.site).toEqual({ builder: 0, as: 'architect', card: 'manor', paid: 3, counted: true, eligible: true })
      })
      .untold('built')
      .untold('taxed')
  })

  test('let be: it stands, counts and is taxed; he is not asked again this turn', () => {
    taxed(5, 'manor', 'tavern')
      .table(t => warrants(t, 3, 'architect', 'king', 'thief'))
      .answers(0, build('manor'))
      .answers(3, 'let-be')
      .told('built', { seat: 0, card: 'manor', gold: 3 })
      .told('taxed', { seat: 0 })
      .expect(t => expect(t.turn).toMatchObject({ built: 1, paidBuilds: 1, spent: 3 }))
      .answers(0, build('tavern'))
      .asks(0)
  })

  test('confiscated: the gold comes back, the house is his, the limit counts, he pays the tax', () => {
    taxed(5, 'manor', 'tavern')
      .table(t => warrants(t, 3, 'architect', 'king', 'thief'))
      .answers(0, build('manor'))
      .answers(3, 'confiscate')
      .asks(0)
      .told('confiscated', { by: 3, seat: 0, card: 'manor', gold: 3 })
      .told('taxed', { seat: 3 })
      .untold('built')
      .untold('taxed', { seat: 0 })
      .expect(t => {
        expect(t.players.map(p => p.gold)).toEqual([5, 2, 2, 1])
        expect(cityOf(t, 0)).toEqual([])
        expect(cityOf(t, 3)).toEqual(['manor'])
        expect(t.turn).toMatchObject({ built: 1, spent: 0 })
        expect(t).toMatchObject({ site: null, plate: 1 })
      })
  })

  test('confiscated, and of the kind that does not count: the limit is untouched', () => {
    acting(4, 'bishop', t => {
      holds(t, { 0: 'bishop', 3: 'magistrate' })
      warrants(t, 3, 'bishop', 'king', 'thief')
      hand(t, 0, 'stables', 'tavern')
      gold(t, 0, 2)
    })
      .answers(0, build('stables'))
      .answers(3, 'confiscate')
      .expect(t => t.turn!.built === 0)
      .answers(0, build('tavern'))
  })

  test('completion is looked for in every city: the Magistrate’s too', () => {
    taxed(5, 'manor')
      .table(t => {
        warrants(t, 3, 'architect', 'king', 'thief')
        city(t, 3, 'castle', 'palace', 'temple', 'church', 'monastery', 'tavern')
      })
      .answers(0, build('manor'))
      .answers(3, 'confiscate')
      .told('completed', { seat: 3, place: 1 })
      .expect(t => expect(t.completed).toEqual([3]))
  })

  test('the Magistrate is not asked about his own builds', () => {
    laid(3, t => {
      holds(t, { 0: ['magistrate', 'architect'] })
      warrants(t, 0, 'architect', 'king', 'thief')
      hand(t, 0, 'tavern')
      turnOf(t, 0, 'architect', { gathered: true })
    })
      .at('turn.act', { seat: 0, as: 'architect' })
      .answers(0, build('tavern'))
      .asks(0)
      .told('built', { seat: 0 })
  })

  test('before gathering only the Wizard builds, and only what he has looked at', () => {
    const wizard = (holdsGood: boolean) =>
      acting(
        4,
        'wizard',
        t => {
          hand(t, 0, 'tavern')
          hand(t, 1, 'temple')
          ruled(t, 'wizardBuildsFirst', holdsGood)
        },
        { gathered: false },
      )
        .refuses(0, build('tavern'), 'CIT-5.1')
        .answers(0, { do: 'look', with: 1 })
    wizard(true).answers(0, build('temple')).told('built', { seat: 0, card: 'temple' })
    wizard(false).refuses(0, build('temple'), 'CIT-5.1')
  })
})

describe('[CIT-5.7] what Diplomat and Marshal obtain is not built', () => {
  const taking = (as: string, done = {}) =>
    acting(
      4,
      as,
      t => {
        holds(t, { 0: as, 1: 'tax-collector', 3: 'magistrate' })
        warrants(t, 3, as, 'king', 'thief')
        city(t, 0, 'manor', 'castle', 'temple', 'church', 'market')
        city(t, 1, 'tavern', 'monument')
        hand(t, 0, 'docks')
        gold(t, 0, 9)
      },
      done,
    )

  test('the Marshal: no limit, no tax, no warrant', () => {
    taking('marshal')
      .answers(0, { do: 'seize', with: '1.tavern' })
      .asks(0)
      .untold('taxed')
      .untold('built')
      .expect(t => {
        expect(t.turn).toMatchObject({ built: 0, builds: 0, paidBuilds: 0, spent: 0 })
        expect(t.players[0]!.gold).toBe(8)
      })
      .answers(0, build('docks'))
      .asks(3)
  })

  test('also after the limit is used up', () => {
    taking('marshal', { built: 1 }).refuses(0, build('docks'), 'CIT-5.2').answers(0, { do: 'seize', with: '1.tavern' })
  })

  test('the Diplomat: no limit, no tax, no warrant, and the Monument comes into a city of five', () => {
    taking('diplomat', { built: 1 })
      .answers(0, { do: 'exchange', with: { do: '0.castle', with: '1.monument' } })
      .asks(0)
      .untold('taxed')
      .untold('built')
      .told('exchanged', { by: 0, seat: 1, card: 'castle', other: 'monument', gold: 0 })
      .expect(t => {
        expect(cityOf(t, 0)).toContain('monument')
        expect(t.turn).toMatchObject({ built: 1, builds: 0, paidBuilds: 0 })
        expect(t.plate).toBe(0)
      })
  })
})
