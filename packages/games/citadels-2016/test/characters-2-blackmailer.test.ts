import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, calling, city, cityOf, crowned, eyesBut, gold, hand, holds, onTop, threats } from './help.ts'

// The Blackmailer sits at 0; seat 1 holds the Assassin, seat 2 the Merchant, seat 3 the Warlord.
const seated = (t: T): void => {
  crowned(t, 0)
  holds(t, { 0: 'blackmailer', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
}
const blackmailer = (change: (t: T) => void = () => {}, gathered = true) =>
  acting(
    4,
    'blackmailer',
    t => {
      seated(t)
      change(t)
    },
    { gathered },
  )

/** The Merchant, at seat 2, is called under a threat. */
const merchant = (flowered: string, plain: string, change: (t: T) => void = () => {}) =>
  calling(4, 6, t => {
    seated(t)
    threats(t, 0, flowered, plain)
    gold(t, 0, 0)
    gold(t, 2, 5)
    change(t)
  })
const flowered = (change?: (t: T) => void) => merchant('merchant', 'warlord', change)
const plain = (change?: (t: T) => void) => merchant('warlord', 'merchant', change)

test('[CIT-6.2.3] the threats go on two characters, before or after gathering, and once', () => {
  for (const gathered of [false, true]) {
    blackmailer(() => {}, gathered)
      .answers(0, { do: 'threaten', with: ['warlord', 'merchant'] })
      .told('threatened', { by: 0, characters: ['merchant', 'warlord'] })
      .refuses(0, { do: 'threaten', with: ['king', 'bishop'] }, 'CIT-4.6')
  }
})

test('[CIT-6.2.3] both threats go down, on two different characters, or neither', () => {
  blackmailer()
    .refuses(0, { do: 'threaten', with: ['merchant'] }, 'kernel.too-few')
    .refuses(0, { do: 'threaten', with: ['merchant', 'merchant'] }, 'kernel.twice')
    .answers(0, { do: 'end' })
    .expect(t => t.threats === null)
})

test('[CIT-6.2.3] neither rank 1, nor the killed, nor the bewitched, nor his own card', () => {
  blackmailer(t => (t.killed = 'king'))
    .bars(['threaten', 'assassin'], 'CIT-6.2.3')
    .refuses(0, { do: 'threaten', with: ['assassin', 'merchant'] }, 'CIT-6.2.3')
    .refuses(0, { do: 'threaten', with: ['merchant', 'king'] }, 'CIT-6.2.3')
    .refuses(0, { do: 'threaten', with: ['blackmailer', 'merchant'] }, 'kernel.no-such-option')
  acting(4, 'blackmailer', t => {
    holds(t, { 0: 'blackmailer', 1: 'witch', 2: 'merchant', 3: 'warlord' })
    t.bewitched = { by: 1, character: 'merchant' }
  }).refuses(0, { do: 'threaten', with: ['warlord', 'merchant'] }, 'CIT-6.2.3')
})

test('[CIT-6.2.3] the places are public, the faces are his alone', () => {
  const one = blackmailer().answers(0, { do: 'threaten', with: ['merchant', 'warlord'] })
  const two = blackmailer().answers(0, { do: 'threaten', with: ['warlord', 'merchant'] })
  one.heard(0, 'threatened', { flowered: 'merchant' }).sees(0, v => v.players[0]!.flowered === 'merchant')
  for (const eye of eyesBut(4, 0)) {
    one
      .heard(eye, 'threatened', { by: 0, characters: ['merchant', 'warlord'] })
      .unheard(eye, 'flowered')
      .sees(eye, v => v.players[0]!.flowered === null && v.threats!.on.length === 2)
      .alike(eye, two)
  }
})

test('[CIT-6.2.3] the threatened gathers first, with nothing but what gathering brings', () => {
  flowered(t => {
    city(t, 2, 'gold-mine', 'laboratory', 'smithy', 'armory', 'tavern')
    hand(t, 2, 'market')
  })
    .asks(2)
    .prompts('citadels.prompt.gather')
    .offersNot('collect', 'profit', 'build', 'laboratory', 'smithy', 'armory', 'end')
    .answers(2, 'gold')
    .told('gatheredGold', { seat: 2, gold: 3 })
    .asks(2)
    .prompts('citadels.prompt.bribe', { gold: 4, seat: 0 })
    .offersNot('collect', 'profit', 'build', 'laboratory', 'smithy', 'armory', 'end')
})

test('[CIT-6.2.3] Library and Observatory work for the threatened, and the card is kept before the threat', () => {
  flowered(t => city(t, 2, 'library', 'observatory'))
    .answers(2, 'cards')
    .prompts('citadels.prompt.bribe')
    .expect(t => t.players[2]!.hand.length === 3)
  flowered(t => onTop(t, 'tavern', 'castle'))
    .answers(2, 'cards')
    .prompts('citadels.prompt.keep-card')
    .answers(2, 'castle')
    .prompts('citadels.prompt.bribe', { gold: 2 })
})

test('[CIT-6.2.3] the threat resolved, the turn goes on, and has been gathered in', () => {
  flowered(t => {
    hand(t, 2, 'tavern')
    city(t, 2, 'market')
  })
    .answers(2, 'gold')
    .answers(2, 'pay')
    .asks(2)
    .refuses(2, { do: 'gather', with: 'gold' }, 'CIT-4.4')
    .answers(2, { do: 'collect' })
    .answers(2, { do: 'profit' })
    .answers(2, { do: 'build', with: 'tavern' })
    .expect(t => t.players[2]!.gold === 5 && cityOf(t, 2).length === 2)
})

test('[CIT-6.2.3a] the bribe is half the stash, rounded down; the marker goes unseen', () => {
  for (const [stash, bribe] of [
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ] as const) {
    flowered(t => gold(t, 2, stash))
      .answers(2, 'gold')
      .answers(2, 'pay')
      .told('bribed', { seat: 2, by: 0, gold: bribe })
      .expect(t => {
        expect(t.players[0]!.gold).toBe(bribe)
        expect(t.players[2]!.gold).toBe(stash + 2 - bribe)
        expect(t.threats!.on).toEqual(['warlord'])
      })
  }
})

test('[CIT-6.2.3a] with 1 gold or none the bribe is nothing, and lifts the threat all the same', () => {
  for (const stash of [0, 1]) {
    flowered(t => {
      gold(t, 2, stash)
      onTop(t, 'tavern', 'castle')
    })
      .answers(2, 'cards')
      .answers(2, 'tavern')
      .answers(2, 'pay')
      .told('bribed', { gold: 0 })
      .asks(2)
      .expect(t => t.players[2]!.gold === stash && t.players[0]!.gold === 0 && !t.threats!.on.includes('merchant'))
  }
})

test('[CIT-6.2.3a] whoever bribes learns nothing, nor does anybody else', () => {
  const one = flowered().answers(2, 'gold').answers(2, 'pay')
  const two = plain().answers(2, 'gold').answers(2, 'pay')
  for (const eye of eyesBut(4, 0)) one.unheard(eye, 'flower').alike(eye, two)
})

test('[CIT-6.2.3a] a clock that runs out pays the bribe', () => {
  flowered().answers(2, 'gold').lapses(2).told('bribed', { gold: 3 })
})

test('[CIT-6.2.3b] not bribed, the Blackmailer shows the flower and takes the whole stash', () => {
  flowered()
    .answers(2, 'gold')
    .answers(2, 'refuse')
    .asks(0)
    .prompts('citadels.prompt.reveal-threat', { seat: 2 })
    .answers(0, 'reveal')
    .told('unmasked', { seat: 2, by: 0, character: 'merchant', flower: 'yes', gold: 7 })
    .asks(2)
    .expect(t => t.players[0]!.gold === 7 && t.players[2]!.gold === 0)
})

test('[CIT-6.2.3b] a plain marker takes nothing', () => {
  plain()
    .answers(2, 'gold')
    .answers(2, 'refuse')
    .answers(0, 'reveal')
    .told('unmasked', { character: 'merchant', flower: 'no', gold: 0 })
    .expect(t => t.players[0]!.gold === 0 && t.players[2]!.gold === 7)
})

test('[CIT-6.2.3b] not shown, nothing happens, and nobody learns the face', () => {
  const one = flowered().answers(2, 'gold').answers(2, 'refuse')
  const two = plain().answers(2, 'gold').answers(2, 'refuse')
  for (const eye of eyesBut(4, 0)) one.alike(eye, two)
  one
    .answers(0, 'let-be')
    .told('threatStood', { seat: 2, by: 0 })
    .asks(2)
    .expect(t => t.players[2]!.gold === 7 && t.players[0]!.gold === 0)
  two.answers(0, 'let-be')
  for (const eye of eyesBut(4, 0)) one.unheard(eye, 'flower').alike(eye, two)
  flowered().answers(2, 'gold').answers(2, 'refuse').lapses(0).told('threatStood')
})

const second = (face: 'yes' | 'no') =>
  (face === 'yes' ? flowered() : plain())
    .table(t => gold(t, 3, 4))
    .answers(2, 'gold')
    .answers(2, 'refuse')
    .answers(0, 'reveal')
    .answers(2, { do: 'end' })
    .answers(3, 'gold')

test('[CIT-6.2.3c] after one marker was shown, the other is resolved like any', () => {
  second('yes')
    .asks(3)
    .prompts('citadels.prompt.bribe', { gold: 3 })
    .answers(3, 'refuse')
    .asks(0)
    .answers(0, 'reveal')
    .told('unmasked', { character: 'warlord', flower: 'no', gold: 0 })
  second('no').answers(3, 'pay').told('bribed', { seat: 3, gold: 3 })
  second('no').answers(3, 'refuse').answers(0, 'reveal').told('unmasked', { flower: 'yes', gold: 6 })
})

test('[CIT-6.2.3c] everybody knows the other face then, and none is invented', () => {
  second('yes').sees(1, v => expect(v.threats!.unmasked).toEqual({ character: 'merchant', flowered: true }))
  second('no').sees(null, v => expect(v.threats!.unmasked).toEqual({ character: 'merchant', flowered: false }))
})

test('[CIT-6.2.3d] markers not resolved go unseen at the end of the round', () => {
  const round = (...faces: [string, string]) =>
    calling(4, 8, t => {
      crowned(t, 0)
      holds(t, { 0: 'blackmailer', 1: 'assassin', 2: 'architect', 3: 'warlord' })
      threats(t, 0, ...faces)
    })
      .answers(3, { do: 'gather', with: 'gold' })
      .answers(3, { do: 'end' })
      .expect(t => t.round === 2 && t.threats === null && t.players[0]!.flowered === null)
  const one = round('magician', 'merchant')
  for (const eye of eyesBut(4, 0))
    one.unheard(eye, 'flower').unheard(eye, 'flowered').alike(eye, round('merchant', 'magician'))
})

const own = (holder: 'blackmailer' | 'witch', on: [string, string]) =>
  calling(3, 6, t => {
    if (holder === 'witch') {
      holds(t, { 0: ['witch', 'merchant'], 1: ['blackmailer', 'king'], 2: ['bishop', 'warlord'] })
      t.bewitched = { by: 0, character: 'blackmailer' }
    } else holds(t, { 0: ['blackmailer', 'merchant'], 1: ['assassin', 'king'], 2: ['bishop', 'warlord'] })
    threats(t, 0, ...on)
    gold(t, 0, 4)
  })

test('[CIT-6.2.3e] a threat on his own second character is legal, and moves no gold', () => {
  acting(3, 'blackmailer', t =>
    holds(t, { 0: ['blackmailer', 'merchant'], 1: ['assassin', 'king'], 2: ['bishop', 'warlord'] }),
  )
    .answers(0, { do: 'threaten', with: ['merchant', 'warlord'] })
    .told('threatened')
  for (const holder of ['blackmailer', 'witch'] as const) {
    for (const on of [
      ['merchant', 'warlord'],
      ['warlord', 'merchant'],
    ] as [string, string][]) {
      own(holder, on)
        .asks(0)
        .prompts('citadels.prompt.gather')
        .answers(0, 'gold')
        .untold('bribed')
        .untold('unmasked')
        .asks(0)
        .prompts('citadels.prompt.act')
        .expect(t => t.players[0]!.gold === 6)
    }
  }
})

test('[CIT-6.2.3e] the marker on his own second character is taken away unseen', () => {
  const one = own('blackmailer', ['merchant', 'warlord']).answers(0, 'gold')
  const two = own('blackmailer', ['warlord', 'merchant']).answers(0, 'gold')
  one.expect(t => expect(t.threats!.on).toEqual(['warlord']))
  for (const eye of [1, 2, null]) one.alike(eye, two)
})
