import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, calling, cast, city, cityOf, crowned, eyesBut, gold, hand, holds, warrants } from './help.ts'

// The Magistrate sits at 0; seat 1 holds the Thief, seat 2 the Merchant, seat 3 the Warlord.
const seated = (t: T): void => {
  crowned(t, 0)
  holds(t, { 0: 'magistrate', 1: 'thief', 2: 'merchant', 3: 'warlord' })
}
const magistrate = (done: { gathered?: boolean } = {}) => acting(4, 'magistrate', seated, done)

/** The Merchant, at seat 2, is called; the warrants lie on three characters, the first of them signed. */
const merchant = (on: [string, string, string], change: (t: T) => void = () => {}) =>
  calling(4, 6, t => {
    seated(t)
    warrants(t, 0, ...on)
    hand(t, 2, 'tavern', 'market')
    gold(t, 2, 3)
    gold(t, 0, 5)
    change(t)
  }).answers(2, { do: 'gather', with: 'gold' })
const SIGNED: [string, string, string] = ['merchant', 'thief', 'warlord']
const UNSIGNED: [string, string, string] = ['thief', 'merchant', 'warlord']
const onMerchant = (change?: (t: T) => void) => merchant(SIGNED, change)

test('[CIT-6.1.3] warrants are put on three different characters, before or after gathering, and once', () => {
  for (const gathered of [false, true]) {
    magistrate({ gathered })
      .answers(0, { do: 'warrants', with: ['warlord', 'thief', 'merchant'] })
      .told('warranted', { by: 0, characters: ['thief', 'merchant', 'warlord'] })
      .refuses(0, { do: 'warrants', with: ['king', 'bishop', 'thief'] }, 'CIT-4.6')
      .expect(t => expect(t.warrants).toEqual({ of: 0, on: ['thief', 'merchant', 'warlord'], shown: false }))
  }
})

test('[CIT-6.1.3] all three warrants are put down, on three characters', () => {
  magistrate()
    .refuses(0, { do: 'warrants', with: ['thief', 'merchant'] }, 'kernel.too-few')
    .refuses(0, { do: 'warrants', with: ['thief', 'thief', 'merchant'] }, 'kernel.twice')
})

test('[CIT-6.1.3] the Magistrate may keep the warrants', () => {
  magistrate()
    .answers(0, { do: 'end' })
    .expect(t => t.warrants === null)
})

test('[CIT-6.1.3] the places are public, the faces are his alone', () => {
  const first = magistrate().answers(0, { do: 'warrants', with: ['thief', 'merchant', 'warlord'] })
  const last = magistrate().answers(0, { do: 'warrants', with: ['warlord', 'merchant', 'thief'] })
  first.heard(0, 'warranted', { by: 0, signed: 'thief' }).sees(0, v => v.players[0]!.signed === 'thief')
  for (const eye of eyesBut(4, 0)) {
    first
      .heard(eye, 'warranted', { by: 0, characters: ['thief', 'merchant', 'warlord'] })
      .unheard(eye, 'signed')
      .sees(eye, v => v.players[0]!.signed === null && v.warrants!.on.length === 3)
      .alike(eye, last)
  }
})

test('[CIT-6.1.3a] none on the Magistrate himself', () => {
  magistrate().refuses(0, { do: 'warrants', with: ['magistrate', 'thief', 'warlord'] }, 'kernel.no-such-option')
})

test('[CIT-6.1.3b] a character with an unsigned warrant cannot be confiscated from', () => {
  merchant(UNSIGNED)
    .answers(2, { do: 'build', with: 'tavern' })
    .asks(0)
    .bars('confiscate', 'CIT-6.1.3b')
    .refuses(0, 'confiscate', 'CIT-6.1.3b')
    .answers(0, 'let-be')
    .expect(t => expect(cityOf(t, 2)).toEqual(['tavern']))
})

test('[CIT-6.1.3b] threats may lie on the same card', () => {
  acting(4, 'blackmailer', t => {
    holds(t, { 0: 'blackmailer', 1: 'magistrate', 2: 'merchant', 3: 'warlord' })
    warrants(t, 1, 'merchant', 'warlord', 'king')
  })
    .answers(0, { do: 'threaten', with: ['merchant', 'warlord'] })
    .expect(t => expect(t.threats!.on).toEqual(['merchant', 'warlord']))
})

test('[CIT-6.1.3c] he confiscates before the district stands, and gets it for nothing', () => {
  onMerchant()
    .answers(2, { do: 'build', with: 'tavern' })
    .asks(0)
    .prompts('citadels.prompt.warrant', { seat: 2, card: 'tavern' })
    .expect(t => expect(cityOf(t, 2)).toEqual([]))
    .answers(0, 'confiscate')
    .told('confiscated', { by: 0, seat: 2, card: 'tavern', gold: 1 })
    .untold('built')
    .asks(2)
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['tavern'])
      expect(cityOf(t, 2)).toEqual([])
      expect(t.players[0]!.gold).toBe(5)
      expect(t.warrants!.shown).toBe(true)
    })
    .settled()
})

test('[CIT-6.1.3c] he may let it be; if his clock runs out, he does', () => {
  onMerchant()
    .answers(2, { do: 'build', with: 'tavern' })
    .lapses(0)
    .told('warrantStood', { by: 0, seat: 2 })
    .told('built', { seat: 2, card: 'tavern' })
    .expect(t => cityOf(t, 2)[0] === 'tavern' && !t.warrants!.shown)
})

test('[CIT-6.1.3c] without a warrant nobody is asked', () => {
  merchant(['thief', 'warlord', 'king']).answers(2, { do: 'build', with: 'tavern' }).told('built').asks(2)
})

test('[CIT-6.1.3d] the target gets his gold back, and the district counts toward his limit', () => {
  onMerchant()
    .answers(2, { do: 'build', with: 'market' })
    .expect(t => t.players[2]!.gold === 3)
    .answers(0, 'confiscate')
    .expect(t => expect(t.players[2]).toMatchObject({ gold: 5, hand: ['tavern'] }))
    .refuses(2, { do: 'build', with: 'tavern' }, 'CIT-5.2')
})

const architect = (signed: string, change: (t: T) => void = () => {}, options = {}) =>
  calling(
    4,
    7,
    t => {
      holds(t, { 0: 'magistrate', 1: 'thief', 2: 'architect', 3: 'warlord' })
      warrants(t, 0, signed, 'thief', signed === 'architect' ? 'warlord' : 'architect')
      hand(t, 2, 'tavern', 'market', 'temple')
      gold(t, 2, 9)
      change(t)
    },
    options,
  ).answers(2, { do: 'gather', with: 'gold' })

test('[CIT-6.1.3e] what he let be saves the later builds of that turn', () => {
  architect('architect')
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'let-be')
    .answers(2, { do: 'build', with: 'market' })
    .told('built', { seat: 2, card: 'market' })
    .asks(2)
})

test('[CIT-6.1.3e] what he cannot take saves the later builds too', () => {
  architect('architect', t => city(t, 0, 'tavern'))
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'let-be')
    .answers(2, { do: 'build', with: 'market' })
    .told('built', { card: 'market' })
    .asks(2)
})

test('[CIT-6.1.3f] he cannot take what he has, Quarry or not', () => {
  for (const districts of [['tavern'], ['tavern', 'quarry']]) {
    onMerchant(t => city(t, 0, ...districts))
      .answers(2, { do: 'build', with: 'tavern' })
      .asks(0)
      .refuses(0, 'confiscate', 'CIT-6.1.3f')
  }
  onMerchant(t => city(t, 0, 'market'))
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'confiscate')
})

test('[CIT-6.1.3g] an unpaid build cannot be confiscated, and leaves the next one open', () => {
  architect('architect', t => city(t, 2, 'framework'))
    .answers(2, { do: 'framework', with: 'market' })
    .told('built', { seat: 2, card: 'market' })
    .asks(2)
    .answers(2, { do: 'build', with: 'tavern' })
    .asks(0)
    .answers(0, 'confiscate')
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern']))
})

test('[CIT-6.1.3g] a sacrificed Necropolis cannot be confiscated', () => {
  onMerchant(t => {
    city(t, 2, 'temple')
    hand(t, 2, 'necropolis')
  })
    .answers(2, { do: 'necropolis', with: '2.temple' })
    .told('built', { seat: 2, card: 'necropolis' })
    .asks(2)
})

const monument = (districts: number) =>
  onMerchant(t => {
    city(t, 0, ...['temple', 'church', 'castle', 'manor', 'docks'].slice(0, districts))
    hand(t, 2, 'monument')
    gold(t, 2, 9)
  }).answers(2, { do: 'build', with: 'monument' })

test('[CIT-6.1.3h] he takes a Monument into a city of four, not of five', () => {
  monument(4)
    .answers(0, 'confiscate')
    .expect(t => cityOf(t, 0).includes('monument'))
  monument(5).asks(0).refuses(0, 'confiscate', 'CIT-6.1.3h').answers(0, 'let-be')
})

const ownSecond = (signed: string) =>
  calling(3, 6, t => {
    holds(t, { 0: ['magistrate', 'merchant'], 1: ['thief', 'king'], 2: ['bishop', 'warlord'] })
    warrants(t, 0, signed, 'thief', signed === 'merchant' ? 'warlord' : 'merchant')
    hand(t, 0, 'tavern')
  }).answers(0, { do: 'gather', with: 'gold' })

test('[CIT-6.1.3i] a warrant may lie on his own second character, and is never used there', () => {
  acting(3, 'magistrate', t =>
    holds(t, { 0: ['magistrate', 'merchant'], 1: ['thief', 'king'], 2: ['bishop', 'warlord'] }),
  )
    .answers(0, { do: 'warrants', with: ['merchant', 'thief', 'warlord'] })
    .told('warranted')
  for (const signed of ['merchant', 'warlord']) {
    ownSecond(signed)
      .answers(0, { do: 'build', with: 'tavern' })
      .told('built', { seat: 0, card: 'tavern' })
      .untold('warrantStood')
      .asks(0)
      .expect(t => t.players[0]!.gold === 3)
  }
})

const taxed = (magistratesGold: number) =>
  onMerchant(t => {
    cast(t, 'tax-collector')
    seated(t)
    gold(t, 0, magistratesGold)
  })
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'confiscate')

test('[CIT-6.1.3j] the tax on a confiscated district is his to pay', () => {
  taxed(2)
    .told('taxed', { seat: 0, gold: 1 })
    .untold('taxed', { seat: 2 })
    .expect(t => t.players[0]!.gold === 1 && t.players[2]!.gold === 5 && t.plate === 1)
  taxed(0)
    .untold('taxed')
    .expect(t => t.players[2]!.gold === 5 && t.plate === 0)
})

test('[CIT-6.1.3k] confiscating uses up no limit and may complete his city', () => {
  onMerchant(t => city(t, 0, 'temple', 'church', 'castle', 'manor', 'docks', 'harbor'))
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'confiscate')
    .told('completed', { seat: 0, place: 1 })
    .expect(t => {
      expect(t.completed).toEqual([0])
      expect(t.players[0]!.gold).toBe(5)
      expect(t.turn).toMatchObject({ seat: 2, built: 1 })
    })
})

test('[CIT-6.1.3l] nobody can tell an unsigned warrant from a signed one that is not used', () => {
  const signed = merchant(SIGNED).answers(2, { do: 'build', with: 'tavern' })
  const unsigned = merchant(UNSIGNED).answers(2, { do: 'build', with: 'tavern' })
  for (const eye of eyesBut(4, 0)) signed.alike(eye, unsigned)
  signed.answers(0, 'let-be')
  unsigned.answers(0, 'let-be')
  for (const eye of eyesBut(4, 0)) signed.alike(eye, unsigned)
})

test('[CIT-6.1.3l] what stops him from taking an identical district shows no face either', () => {
  const has = (t: T) => city(t, 0, 'tavern')
  const signed = merchant(SIGNED, has).answers(2, { do: 'build', with: 'tavern' }).answers(0, 'let-be')
  const unsigned = merchant(UNSIGNED, has).answers(2, { do: 'build', with: 'tavern' }).answers(0, 'let-be')
  for (const eye of eyesBut(4, 0)) signed.alike(eye, unsigned)
})

test('[CIT-6.1.3l] once the signed warrant has been shown, no build pauses any more', () => {
  calling(4, 8, t => {
    seated(t)
    warrants(t, 0, 'merchant', 'thief', 'warlord')
    t.warrants!.shown = true
    hand(t, 3, 'tavern')
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'build', with: 'tavern' })
    .told('built', { seat: 3, card: 'tavern' })
    .asks(3)
})

test('[CIT-6.1.3l] each warranted character pauses at its first paid build', () => {
  onMerchant(t => hand(t, 3, 'temple'))
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(0, 'let-be')
    .answers(2, { do: 'end' })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'build', with: 'temple' })
    .asks(0)
    .bars('confiscate', 'CIT-6.1.3b')
})

test('[CIT-6.1.3m] warrants that were not shown go unseen at the end of the round', () => {
  const round = (on: [string, string, string]) =>
    calling(4, 8, t => {
      seated(t)
      warrants(t, 0, ...on)
    })
      .answers(3, { do: 'gather', with: 'gold' })
      .answers(3, { do: 'end' })
      .expect(t => t.round === 2 && t.warrants === null && t.players[0]!.signed === null)
  const signed = round(SIGNED)
  for (const eye of eyesBut(4, 0)) signed.unheard(eye, 'signed').alike(eye, round(UNSIGNED))
})
