import type { Citadels } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'
import { type Scene, scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { acting, calling, city, cityOf, gold, hand, holds, laid, ruled, threats, turnOf, warrants } from './help.ts'

const GATHER = { do: 'gather', with: 'gold' }
const END = { do: 'end' }

describe('[CIT-10.1] two characters, two turns in a round', () => {
  const HELD = {
    2: { 0: ['thief', 'warlord'], 1: ['king', 'merchant'] },
    3: { 0: ['thief', 'warlord'], 1: ['king', 'merchant'], 2: ['assassin', 'artist'] },
  }
  test.each([2, 3] as const)('%i players: each turn when its character is called', seats => {
    const s = calling(seats, 1, t => holds(t, HELD[seats]))
    const turns: unknown[] = []
    while (s.state.script.at(-1)!.step === 'turn.act') {
      const { seat, as } = s.state.script.at(-1)!.p as { seat: Seat; as: string }
      turns.push([seat, as])
      s.answers(seat, GATHER).answers(seat, END)
    }
    const expected: unknown[] = [
      [2, 'assassin'],
      [0, 'thief'],
      [1, 'king'],
      [1, 'merchant'],
      [0, 'warlord'],
      [2, 'artist'],
    ]
    expect(turns).toEqual(seats === 3 ? expected : expected.filter(turn => (turn as Seat[])[0] !== 2))
  })

  test('8 districts complete a city, 7 do not', () => {
    const SEVEN = ['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'tavern']
    for (const seats of [2, 3]) {
      acting(seats, 'bishop', t => {
        city(t, 0, ...SEVEN.slice(1))
        hand(t, 0, 'manor')
        gold(t, 0, 9)
      })
        .answers(0, { do: 'build', with: 'manor' })
        .untold('completed')
      acting(seats, 'bishop', t => {
        city(t, 0, ...SEVEN)
        hand(t, 0, 'market')
        gold(t, 0, 9)
      })
        .answers(0, { do: 'build', with: 'market' })
        .told('completed', { seat: 0, place: 1 })
    }
  })
})

test('[CIT-10.2] one stash, one hand and one city for both characters', () => {
  const s = calling(2, 5, t => {
    holds(t, { 0: ['bishop', 'merchant'], 1: ['thief', 'king'] })
    hand(t, 0, 'temple', 'tavern')
    gold(t, 0, 1)
  })
  s.answers(0, GATHER)
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, END)
    .asks(0)
    .told('revealed', { seat: 0, character: 'merchant' })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 2, hand: ['tavern'], city: [{ card: 'temple' }] }))
    .answers(0, GATHER)
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['temple', 'tavern']))
})

describe('[CIT-10.3] a character’s abilities apply in its own turn', () => {
  test('the Architect’s limit does not help the Warlord’s turn', () => {
    const s = calling(2, 7, t => {
      holds(t, { 0: ['architect', 'warlord'], 1: ['thief', 'king'] })
      hand(t, 0, 'tavern', 'temple', 'watchtower', 'market', 'docks')
      gold(t, 0, 20)
    }).answers(0, GATHER)
    for (const card of ['tavern', 'temple', 'watchtower']) s.answers(0, { do: 'build', with: card })
    s.refuses(0, { do: 'build', with: 'market' }, 'CIT-5.2')
      .answers(0, END)
      .answers(0, GATHER)
      .offersNot('plans')
      .answers(0, { do: 'build', with: 'market' })
      .refuses(0, { do: 'build', with: 'docks' }, 'CIT-5.2')
  })

  const guarded = (seats: number, protects = true) => {
    const s = calling(seats, 5, t => {
      holds(t, { 0: ['bishop', 'merchant'], 1: ['thief', 'warlord'] })
      city(t, 0, 'tavern')
      ruled(t, 'bishopProtectsRound', protects)
    })
    for (let turn = 0; turn < 2; turn++) s.answers(0, GATHER).answers(0, END)
    while (
      s.state.script.at(-1)!.step === 'turn.act' &&
      (s.state.script.at(-1)!.p as { as: string }).as !== 'warlord'
    ) {
      const { seat } = s.state.script.at(-1)!.p as { seat: Seat }
      s.answers(seat, GATHER).answers(seat, END)
    }
    return s.asks(1)
  }
  test('the Bishop protects for the rest of the round, in the turns of others and of his second character', () => {
    for (const seats of [2, 3]) guarded(seats).refuses(1, { do: 'destroy', with: '0.tavern' }, 'CIT-6.5.1')
  })
  test('overruled: he protects nobody with 2 or 3 players', () => {
    for (const seats of [2, 3]) guarded(seats, false).answers(1, { do: 'destroy', with: '0.tavern' })
  })
})

test('[CIT-10.4] each of the two turns is a full one: gathering, limit, once-per-turn effects, end-of-turn effects', () => {
  const s = calling(2, 5, t => {
    holds(t, { 0: ['bishop', 'merchant'], 1: ['thief', 'king'] })
    city(t, 0, 'laboratory', 'poor-house')
    hand(t, 0, 'tavern', 'temple', 'manor', 'castle')
    gold(t, 0, 0)
  })
  for (const [card, burnt] of [
    ['tavern', 'manor'],
    ['temple', 'castle'],
  ])
    s.refuses(0, END, 'CIT-4.8')
      .answers(0, GATHER)
      .answers(0, { do: 'build', with: card })
      .answers(0, { do: 'laboratory', with: burnt })
      .refuses(0, { do: 'laboratory', with: 'castle' }, 'CIT-4.6')
      .table(t => gold(t, 0, 0))
      .answers(0, END)
      .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
})

describe('[CIT-10.5] marks affect the named character only', () => {
  test('killed: the other character has its turn', () => {
    calling(2, 5, t => {
      t.killed = 'bishop'
      holds(t, { 0: ['bishop', 'merchant'], 1: ['assassin', 'king'] })
    })
      .told('silence', { rank: 5 })
      .asks(0)
      .told('revealed', { seat: 0, character: 'merchant' })
  })
  test('robbed: the whole common stash, when that character is revealed and not before', () => {
    const s = calling(2, 5, t => {
      holds(t, { 0: ['bishop', 'merchant'], 1: ['thief', 'king'] })
      t.robbed = { by: 1, character: 'merchant' }
      gold(t, 0, 5)
    })
    s.untold('robbed')
      .answers(0, GATHER)
      .answers(0, END)
      .told('robbed', { by: 1, seat: 0, gold: 7 })
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([0, 9]))
  })
  test('bewitched: the other character plays freely', () => {
    calling(2, 5, t => {
      holds(t, { 0: ['bishop', 'merchant'], 1: ['witch', 'king'] })
      t.bewitched = { by: 1, character: 'bishop' }
    })
      .asks(0)
      .answers(0, 'gold')
      .asks(1)
      .answers(1, END)
      .asks(0)
      .prompts('citadels.prompt.act')
      .offers('collect', 'profit')
  })
  test('threatened: the other character is free at once', () => {
    calling(2, 5, t => {
      holds(t, { 0: ['bishop', 'merchant'], 1: ['blackmailer', 'king'] })
      threats(t, 1, 'merchant', 'architect')
    })
      .prompts('citadels.prompt.act')
      .answers(0, GATHER)
      .answers(0, END)
      .prompts('citadels.prompt.gather')
  })
})

describe('[CIT-10.6] one’s own second character', () => {
  test('may be robbed, and nothing moves', () => {
    const s = acting(2, 'thief', t => {
      holds(t, { 0: ['thief', 'bishop'], 1: ['king', 'assassin'] })
      gold(t, 0, 5)
    })
    s.answers(0, { do: 'rob', with: 'bishop' })
    calling(2, 5, t => {
      holds(t, { 0: ['thief', 'bishop'], 1: ['king', 'assassin'] })
      t.robbed = { by: 0, character: 'bishop' }
      gold(t, 0, 5)
    }).expect(t => expect(t.players.map(p => p.gold)).toEqual([5, 2]))
  })
  test('may be threatened: he gathers first, then the marker is gone without a question, and no gold moves', () => {
    calling(2, 5, t => {
      holds(t, { 0: ['blackmailer', 'bishop'], 1: ['king', 'assassin'] })
      threats(t, 0, 'bishop', 'king')
    })
      .prompts('citadels.prompt.gather')
      .answers(0, 'gold')
      .asks(0)
      .prompts('citadels.prompt.act')
      .expect(t => {
        expect(t.players.map(p => p.gold)).toEqual([4, 2])
        expect(t.threats!.on).toEqual(['king'])
      })
  })
  test('may be killed: it is skipped', () => {
    const s = calling(2, 1, t => holds(t, { 0: ['assassin', 'bishop'], 1: ['king', 'thief'] }))
    s.answers(0, GATHER).answers(0, { do: 'kill', with: 'bishop' }).answers(0, END)
    for (let turn = 0; turn < 2; turn++) s.asks(1).answers(1, GATHER).answers(1, END)
    s.told('silence', { rank: 5, character: 'bishop' }).told('roundBegan')
  })
  test('may be bewitched: he gathers with it, and goes on as it', () => {
    calling(2, 1, t => {
      holds(t, { 0: ['witch', 'merchant'], 1: ['warlord', 'architect'] })
      gold(t, 0, 0)
    })
      .answers(0, 'gold')
      .answers(0, 'merchant')
      .asks(0)
      .prompts('citadels.prompt.gather')
      .told('revealed', { seat: 0, character: 'merchant' })
      .answers(0, 'gold')
      .asks(0)
      .prompts('citadels.prompt.act')
      .offers('profit', 'collect', 'end')
      .bars('gather', 'CIT-4.4')
      .expect(t => t.players[0]!.gold === 4)
  })
  test('may bear a warrant, which is never served on himself', () => {
    laid(3, t => {
      holds(t, { 0: ['magistrate', 'merchant'] })
      warrants(t, 0, 'merchant', 'king', 'thief')
      hand(t, 0, 'tavern')
      turnOf(t, 0, 'merchant', { gathered: true })
    })
      .at('turn.act', { seat: 0, as: 'merchant' })
      .answers(0, { do: 'build', with: 'tavern' })
      .asks(0)
      .told('built', { seat: 0, card: 'tavern' })
    acting(3, 'magistrate', t => holds(t, { 0: ['magistrate', 'merchant'] })).offers(['warrants', 'merchant'])
  })
})

describe('[CIT-10.7] "another player" is never oneself', () => {
  const two = (as: string, second: string): Scene<Citadels> =>
    acting(3, as, t => {
      holds(t, { 0: [as, second] })
      t.crown = 1
      city(t, 0, 'tavern', 'market')
      city(t, 1, 'temple')
      for (const seat of [0, 1, 2]) hand(t, seat, ['manor', 'castle', 'palace'][seat]!)
      gold(t, 0, 1)
      gold(t, 1, 9)
    })
  test('for Spy, Wizard, Magician, Emperor, Abbot, Diplomat, Marshal', () => {
    two('spy', 'king').offers(['spy', 1], ['spy', 2]).offersNot(['spy', 0])
    two('wizard', 'king').offers(['look', 1], ['look', 2]).offersNot(['look', 0])
    two('magician', 'king').offers(['swap', 1], ['swap', 2]).offersNot(['swap', 0])
    two('emperor', 'thief').offers(['crown', '2']).offersNot(['crown', '0'])
    two('abbot', 'king').offers(['tithe', 1]).offersNot(['tithe', 0])
    two('diplomat', 'king').offers(['exchange', '1.temple']).offersNot(['exchange', '0.tavern', '0.market'])
    two('marshal', 'king').offers(['seize', '1.temple']).offersNot(['seize', '0.tavern'])
  })
  test('the Seer takes from the others only', () => {
    two('seer', 'king')
      .answers(0, { do: 'foresee' })
      .decides(d => expect(d).toMatchObject({ slots: [{ id: 1 }, { id: 2 }] }))
  })
  test('the Theater’s owner exchanges with an opponent', () => {
    laid(2, t => {
      holds(t, { 0: ['thief', 'king'] })
      city(t, 0, 'theater')
    })
      .at('draft.done')
      .asks(0)
      .offers(['exchange', 'with', 1])
      .offersNot(['exchange', 'with', 0])
  })
})

test('[CIT-10.1] a round with 2 or 3 players is chosen, played and closed', () => {
  for (const seats of [2, 3]) {
    const s = scene(citadels2016, { seats, seed: `round ${seats}` })
    for (let answers = 0; answers < 60 && s.state.script.at(-1)!.step.startsWith('draft'); answers++) {
      s.expect(t => {
        const pick = t.draft.picks[t.draft.made]!
        const seat = (t.draft.from + pick.place) % seats
        s.answers(seat, pick.discards ? t.draft.passing.slice(0, 2) : t.draft.passing[0])
      })
    }
    s.expect(t => {
      expect(t.players.map(p => p.characters.length)).toEqual(Array(seats).fill(2))
      expect(t.draft.out.length + t.draft.faceDown.length).toBe(seats === 2 ? 4 : 3)
    })
  }
})
