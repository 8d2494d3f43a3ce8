import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, cast, city, cityOf, eyesBut, gold, hand, holds, warrants } from './help.ts'

type Change = (t: T) => void

const wizard = (change: Change = () => {}, gathered = true) =>
  acting(
    4,
    'wizard',
    t => {
      hand(t, 1, 'tavern', 'market', 'market')
      gold(t, 0, 4)
      change(t)
    },
    { gathered },
  )
const looked = (change?: Change, gathered?: boolean) => wizard(change, gathered).answers(0, { do: 'look', with: 1 })

test('[CIT-6.3.2] the Wizard looks at a hand and takes a card of it into his own', () => {
  for (const gathered of [false, true]) {
    looked(() => {}, gathered)
      .told('looked', { by: 0, seat: 1 })
      .asks(0)
      .offers(['take', 'tavern'], ['take', 'market'])
      .answers(0, { do: 'take', with: 'market' })
      .told('tookCard', { by: 0, seat: 1, source: 'wizard' })
      .expect(t => {
        expect(t.players[0]!.hand).toEqual(['market'])
        expect(t.players[1]!.hand).toEqual(['tavern', 'market'])
      })
      .settled()
  }
})

test('[CIT-6.3.2] or builds it at once in his own city, and pays', () => {
  looked()
    .answers(0, { do: 'build', with: 'market' })
    .told('built', { seat: 0, card: 'market', gold: 2 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['market'])
      expect(t.players[0]).toMatchObject({ gold: 2, hand: [] })
      expect(t.players[1]).toMatchObject({ hand: ['tavern', 'market'] })
    })
    .settled()
})

test('[CIT-6.3.2] what he cannot pay for he can only take', () => {
  looked(t => gold(t, 0, 1))
    .bars(['build', 'market'], 'CIT-5.5')
    .offers(['build', 'tavern'], ['take', 'market'])
})

test('[CIT-6.3.2] the Wizard looks once, at another player', () => {
  wizard(t => hand(t, 2, 'temple'))
    .refuses(0, { do: 'look', with: 0 }, 'kernel.no-such-option')
    .answers(0, { do: 'look', with: 1 })
    .answers(0, { do: 'take', with: 'tavern' })
    .refuses(0, { do: 'look', with: 2 }, 'CIT-4.6')
})

test('[CIT-6.3.2a] the immediate build does not count toward the limit', () => {
  looked(t => hand(t, 0, 'temple', 'watchtower'))
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .refuses(0, { do: 'build', with: 'watchtower' }, 'CIT-5.2')
  wizard(t => hand(t, 0, 'temple'))
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'look', with: 1 })
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['temple', 'tavern']))
})

test('[CIT-6.3.2b] the Wizard builds what he already has, with the ability and with his normal build', () => {
  looked(t => {
    city(t, 0, 'tavern')
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'tavern', 'tavern']))
  wizard(t => {
    city(t, 0, 'tavern')
    hand(t, 0, 'tavern')
  }).answers(0, { do: 'build', with: 'tavern' })
})

test('[CIT-6.3.2c] an empty hand cannot be looked at', () => {
  wizard().bars(['look', 2], 'CIT-6.3.2c').refuses(0, { do: 'look', with: 2 }, 'CIT-6.3.2c')
})

test('[CIT-6.3.2d] once he has looked he must choose a card', () => {
  looked()
    .offersNot('end', 'gather', 'look')
    .refuses(0, { do: 'end' }, 'kernel.no-such-option')
    .refuses(0, { do: 'take' }, 'kernel.no-such-option')
})

test('[CIT-6.3.2e] the Framework may pay for the chosen card', () => {
  looked(t => {
    city(t, 0, 'framework')
    hand(t, 1, 'palace')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .expect(t => cityOf(t, 0)[0] === 'palace' && t.players[0]!.gold === 0)
})

test('[CIT-6.3.2e] a district may be sacrificed for a chosen Necropolis', () => {
  looked(t => {
    city(t, 0, 'temple')
    hand(t, 1, 'necropolis')
  })
    .answers(0, { do: 'necropolis', with: '0.temple' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['necropolis']))
    .expect(t => t.players[0]!.gold === 4)
})

test('[CIT-6.3.2e] a chosen Thieves’ Den is paid for with his own cards', () => {
  looked(t => {
    hand(t, 0, 'temple', 'manor', 'castle')
    hand(t, 1, 'thieves-den', 'palace')
  })
    .refuses(0, { do: 'thieves-den', with: { palace: 1, temple: 1 } }, 'kernel.no-such-option')
    .answers(0, { do: 'thieves-den', with: { manor: 1, castle: 1 } })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['thieves-den'])
      expect(t.players[0]).toMatchObject({ gold: 0, hand: ['temple'] })
      expect(t.players[1]!.hand).toEqual(['palace'])
    })
})

test('[CIT-6.3.2e] his Factory makes a chosen unique district cheaper', () => {
  const smithy = (gold_: number) =>
    looked(t => {
      city(t, 0, 'factory')
      hand(t, 1, 'smithy')
      gold(t, 0, gold_)
    })
  smithy(4)
    .answers(0, { do: 'build', with: 'smithy' })
    .expect(t => t.players[0]!.gold === 0)
  smithy(3).bars(['build', 'smithy'], 'CIT-5.5')
})

test('[CIT-6.3.2f] a Secret Vault can only be taken', () => {
  looked(t => {
    hand(t, 1, 'secret-vault')
    city(t, 0, 'framework')
  })
    .bars(['build', 'secret-vault'], 'CIT-7.24')
    .bars(['framework', 'secret-vault'], 'CIT-7.24')
    .answers(0, { do: 'take', with: 'secret-vault' })
    .expect(t => expect(t.players[0]!.hand).toEqual(['secret-vault']))
})

test('[CIT-6.3.2f] a Monument can be built beside four districts, only taken beside five', () => {
  const monument = (n: number) =>
    looked(t => {
      hand(t, 1, 'monument')
      city(t, 0, ...['tavern', 'temple', 'manor', 'docks', 'castle'].slice(0, n))
    })
  monument(4).answers(0, { do: 'build', with: 'monument' })
  monument(5).bars(['build', 'monument'], 'CIT-7.16').answers(0, { do: 'take', with: 'monument' })
})

test('[CIT-6.3.2g] the immediate build is taxed', () => {
  looked(t => cast(t, 'tax-collector'))
    .answers(0, { do: 'build', with: 'tavern' })
    .told('taxed', { seat: 0, gold: 1 })
    .expect(t => t.players[0]!.gold === 2 && t.plate === 1)
})

const warranted: Change = t => {
  holds(t, { 0: 'wizard', 1: 'thief', 2: 'magistrate', 3: 'warlord' })
  warrants(t, 2, 'wizard', 'thief', 'warlord')
}

test('[CIT-6.3.2g] paid, it can be confiscated', () => {
  looked(warranted)
    .answers(0, { do: 'build', with: 'market' })
    .asks(2)
    .answers(2, 'confiscate')
    .expect(t => {
      expect(cityOf(t, 2)).toEqual(['market'])
      expect(t.players[0]!.gold).toBe(4)
      expect(t.players[1]!.hand).toEqual(['tavern', 'market'])
    })
})

test('[CIT-6.3.2g] unpaid, it cannot', () => {
  looked(t => {
    warranted(t)
    city(t, 0, 'framework')
  })
    .answers(0, { do: 'framework', with: 'market' })
    .told('built', { seat: 0, card: 'market' })
    .asks(0)
  looked(t => {
    warranted(t)
    city(t, 0, 'temple')
    hand(t, 1, 'necropolis')
  })
    .answers(0, { do: 'necropolis', with: '0.temple' })
    .asks(0)
})

test('[CIT-6.3.2] the Wizard sees the whole hand while he chooses, nobody else does', () => {
  const scene = looked()
  const other = looked(t => hand(t, 1, 'castle', 'manor', 'prison'))
  scene
    .heard(0, 'looked', { seat: 1, hand: ['tavern', 'market', 'market'] })
    .sees(0, v => expect(v.players[0]!.looked).toEqual({ of: 1, hand: ['tavern', 'market', 'market'] }))
  for (const eye of eyesBut(4, 0, 1))
    scene
      .heard(eye, 'looked', { by: 0, seat: 1 })
      .unheard(eye, 'hand')
      .sees(eye, v => v.players[0]!.looked === null)
      .alike(eye, other)
})

test('[CIT-6.3.2] which card he took, only he and its owner know', () => {
  const scene = looked().answers(0, { do: 'take', with: 'market' })
  const other = looked().answers(0, { do: 'take', with: 'tavern' })
  scene.heard(0, 'tookCard', { card: 'market' }).heard(1, 'tookCard', { card: 'market' })
  scene
    .sees(1, v => expect(v.players[1]!.hand).toEqual(['tavern', 'market']))
    .sees(0, v => v.players[0]!.looked === null)
  for (const eye of eyesBut(4, 0, 1))
    scene.heard(eye, 'tookCard', { by: 0, seat: 1, source: 'wizard' }).unheard(eye, 'market').alike(eye, other)
})
