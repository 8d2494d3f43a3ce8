import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { beautify, calling, cast, city, cityOf, crowned, gold, hand, holds, onTop, overruling, rankOf } from './help.ts'

type Change = (t: T) => void

/** The Witch sits at 0; the bewitched, at 1, has gathered; she goes on as that character. Seat 3 has the crown. */
const witchAs = (as: string, change: Change = () => {}, options = {}) =>
  calling(
    4,
    rankOf(as),
    t => {
      crowned(t, 3)
      holds(t, {
        0: 'witch',
        1: as,
        2: rankOf(as) === 2 ? 'magician' : 'thief',
        3: rankOf(as) === 6 ? 'architect' : 'merchant',
      })
      t.bewitched = { by: 0, character: as }
      gold(t, 0, 4)
      gold(t, 1, 3)
      change(t)
    },
    options,
  )
    .asks(1)
    .answers(1, 'gold')
    .asks(0)

test('[CIT-11.1] as the Thief she names whom to rob, and the gold is hers', () => {
  witchAs('thief', t => gold(t, 3, 6))
    .bars(['rob', 'witch'], 'CIT-6.2.1')
    .offersNot(['rob', 'thief'])
    .refuses(0, { do: 'rob', with: 'thief' }, 'kernel.no-such-option')
    .answers(0, { do: 'rob', with: 'merchant' })
    .answers(0, { do: 'end' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .told('robbed', { by: 0, seat: 3, gold: 6 })
    .expect(t => t.players[0]!.gold === 10 && t.players[1]!.gold === 5)
})

test('[CIT-11.1] as the Spy she may spy on the holder', () => {
  witchAs('spy', t => hand(t, 1, 'tavern', 'market'))
    .answers(0, { do: 'spy', with: { seat: 1, type: 'trade' } })
    .told('spied', { by: 0, seat: 1, n: 2, gold: 2 })
    .heard(0, 'spied', { hand: ['tavern', 'market'] })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 3 && t.players[0]!.hand.length === 2)
})

test('[CIT-11.1] as the Blackmailer she places threats, but not on rank 1 or the bewitched', () => {
  witchAs('blackmailer')
    .bars(['threaten', 'witch'], 'CIT-6.2.3')
    .offersNot(['threaten', 'blackmailer'])
    .answers(0, { do: 'threaten', with: ['merchant', 'magician'] })
    .heard(0, 'threatened', { by: 0, flowered: 'merchant' })
    .unheard(1, 'flowered')
    .expect(t => t.threats!.of === 0)
})

test('[CIT-11.1] as the Blackmailer she gets the bribe and decides what is shown', () => {
  const threatened = witchAs('blackmailer', t => gold(t, 3, 6))
    .answers(0, { do: 'threaten', with: ['merchant', 'king'] })
    .answers(0, { do: 'end' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .asks(3)
    .answers(3, 'gold')
    .answers(3, 'refuse')
  threatened
    .asks(0)
    .answers(0, 'reveal')
    .told('unmasked', { by: 0, seat: 3, flower: 'yes', gold: 8 })
    .expect(t => t.players[0]!.gold === 12)
})

test('[CIT-11.1] as the Magician she conjures with her own hand; the holder may be the target', () => {
  witchAs('magician', t => {
    hand(t, 0, 'tavern')
    hand(t, 1, 'castle', 'manor')
  })
    .answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
    .expect(t => expect(t.players.map(p => p.hand).slice(0, 2)).toEqual([['castle', 'manor'], ['tavern']]))
})

test('[CIT-11.1] as the Wizard she builds at once, and identical districts too', () => {
  witchAs('wizard', t => {
    city(t, 0, 'tavern')
    hand(t, 0, 'tavern')
    hand(t, 1, 'tavern', 'castle')
  })
    .answers(0, { do: 'look', with: 1 })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'tavern', 'tavern']))
})

test('[CIT-11.1] as the Seer she takes from all others, the holder included, and builds two', () => {
  witchAs('seer', t => {
    hand(t, 0, 'tavern', 'temple', 'prison')
    hand(t, 1, 'castle')
    hand(t, 2, 'manor')
  })
    .answers(0, { do: 'foresee' })
    .told('tookCard', { by: 0, seat: 1 })
    .told('tookCard', { by: 0, seat: 2 })
    .answers(0, ['manor', 'castle'])
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .refuses(0, { do: 'build', with: 'prison' }, 'CIT-5.2')
})

test('[CIT-11.1] as the King she collects gold for her noble districts; the crown is the holder’s', () => {
  witchAs('king', t => {
    city(t, 0, 'manor', 'castle')
    city(t, 1, 'palace')
  })
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2 })
    .expect(t => t.crown === 1)
})

test('[CIT-11.1] as the Emperor she moves the crown, to anybody but herself and whoever has it, and takes the resource', () => {
  const emperor = witchAs('emperor', t => {
    city(t, 0, 'manor')
    gold(t, 1, 0)
  })
  emperor
    .expect(t => t.crown === 3)
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 1 })
    .bars('end', 'CIT-4.8')
    .bars(['crown', '3'], 'CIT-6.4.2')
    .offersNot(['crown', '0'])
    .answers(0, { do: 'crown', with: { do: '1', with: 'gold' } })
    .told('crowned', { seat: 1, from: 3 })
    .told('paidGold', { by: 0, seat: 1, gold: 1 })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 1)
})

test('[CIT-11.1] overruled: «himself» is the Emperor’s holder, and the Witch may be crowned', () => {
  const emperor = witchAs('emperor', () => {}, overruling(4, 'emperorIsTheWitch'))
  emperor
    .refuses(0, { do: 'crown', with: { do: '1', with: 'gold' } }, 'kernel.no-such-option')
    .refuses(0, { do: 'crown', with: { do: '0', with: 'gold' } }, 'CIT-6.4.2a')
    .answers(0, { do: 'crown', with: { do: '0', with: 'nothing' } })
    .told('crowned', { seat: 0, from: 3 })
})

test('[CIT-11.1] overruled, with 3 players there is still somebody to crown', () => {
  calling(
    3,
    4,
    t => {
      crowned(t, 2)
      holds(t, { 0: ['witch', 'bishop'], 1: ['emperor', 'merchant'], 2: ['thief', 'warlord'] })
      t.bewitched = { by: 0, character: 'emperor' }
    },
    overruling(3, 'emperorIsTheWitch', 'emperorMayDecline'),
  )
    .answers(1, 'gold')
    .offersNot(['crown', '1'], ['crown', '2'])
    .answers(0, { do: 'crown', with: { do: '0', with: 'nothing' } })
    .answers(0, { do: 'end' })
    .expect(t => t.crown === 0)
})

test('[CIT-11.1] as the Patrician she collects cards for her noble districts; the crown is the holder’s', () => {
  witchAs('patrician', t => city(t, 0, 'manor', 'castle'))
    .answers(0, { do: 'collect' })
    .told('gainedCards', { seat: 0, n: 2 })
    .expect(t => t.crown === 1)
})

test('[CIT-11.1] as the Bishop she collects gold, and hers are the protected districts', () => {
  calling(4, 5, t => {
    holds(t, { 0: 'witch', 1: 'bishop', 2: 'thief', 3: 'warlord' })
    t.bewitched = { by: 0, character: 'bishop' }
    city(t, 0, 'temple', 'church')
    city(t, 1, 'tavern')
  })
    .answers(1, 'gold')
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2 })
    .answers(0, { do: 'end' })
    .bars(['destroy', '0.temple'], 'CIT-6.5.1')
    .answers(3, { do: 'destroy', with: '1.tavern' })
})

test('[CIT-11.1] as the Abbot she mixes, and her stash is compared with the richest', () => {
  const abbot = (hers: number) =>
    witchAs('abbot', t => {
      city(t, 0, 'temple', 'church')
      gold(t, 0, hers)
      gold(t, 1, 4)
      gold(t, 3, 0)
    })
  abbot(5)
    .answers(0, { do: 'tithe', with: 1 })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 5)
    .answers(0, { do: 'collect', with: 1 })
    .told('gainedGold', { seat: 0, gold: 1 })
    .told('gainedCards', { seat: 0, n: 1 })
  abbot(6).refuses(0, { do: 'tithe', with: 1 }, 'CIT-6.5.2')
})

test('[CIT-11.1] as the Cardinal she collects cards, and the holder may lend her gold', () => {
  witchAs('cardinal', t => {
    city(t, 0, 'temple')
    hand(t, 0, 'palace', 'manor')
    onTop(t, 'tavern')
  })
    .answers(0, { do: 'cardinal', with: { do: 'palace', with: 1 } })
    .told('paidGold', { by: 0, seat: 1, gold: 1 })
    .answers(0, { manor: 1 })
    .answers(0, { do: 'collect' })
    .told('gainedCards', { seat: 0, n: 1 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['temple', 'palace'])
      expect(t.players[1]).toMatchObject({ gold: 4, hand: ['manor'] })
    })
})

test('[CIT-11.1] as the Merchant she gets the gold and the one more; the holder gets neither', () => {
  witchAs('merchant', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'market', 'docks')
  })
    .answers(0, { do: 'collect' })
    .answers(0, { do: 'profit' })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 5)
})

test('[CIT-11.1] as the Alchemist she gets back what she paid in the resumed turn', () => {
  witchAs('alchemist', t => hand(t, 0, 'castle'))
    .answers(0, { do: 'build', with: 'castle' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { seat: 0, gold: 4, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 4)
})

test('[CIT-11.1] as the Trader she collects, and trade districts are not counted', () => {
  witchAs('trader', t => {
    city(t, 0, 'docks')
    hand(t, 0, 'tavern', 'market', 'temple')
  })
    .answers(0, { do: 'collect' })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'market' })
    .expect(t => cityOf(t, 0).length === 4 && t.players[0]!.gold === 1)
})

test('[CIT-11.1] as the Architect she gains 2 cards and builds three', () => {
  witchAs('architect', t => {
    hand(t, 0, 'tavern', 'temple', 'watchtower')
    onTop(t, 'market', 'castle')
  })
    .answers(0, { do: 'plans' })
    .told('gainedCards', { seat: 0, n: 2 })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'watchtower' })
    .refuses(0, { do: 'build', with: 'market' }, 'CIT-5.2')
})

test('[CIT-11.1] as the Navigator she gains 4 and cannot build', () => {
  witchAs('navigator', t => hand(t, 0, 'tavern'))
    .answers(0, { do: 'voyage', with: 'gold' })
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-6.7.2')
    .expect(t => t.players[0]!.gold === 8)
})

test('[CIT-11.1] as the Scholar she draws 7, keeps 1 and builds two', () => {
  witchAs('scholar', t => {
    hand(t, 0, 'temple', 'watchtower')
    onTop(t, 'tavern')
  })
    .answers(0, { do: 'study' })
    .told('drew', { seat: 0, drawn: 7 })
    .answers(0, 'tavern')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .refuses(0, { do: 'build', with: 'watchtower' }, 'CIT-5.2')
})

test('[CIT-11.1] as the Warlord she destroys with her own gold; the holder may be the victim', () => {
  witchAs('warlord', t => {
    city(t, 0, 'prison')
    city(t, 1, 'castle', 'keep')
    city(t, 2, 'temple', 'church', 'monastery', 'docks', 'harbor', 'tavern', 'market')
  })
    .bars(['destroy', '1.keep'], 'CIT-7.12')
    .bars(['destroy', '2.tavern'], 'CIT-6.8.0')
    .answers(0, { do: 'collect' })
    .answers(0, { do: 'destroy', with: '1.castle' })
    .told('destroyed', { by: 0, seat: 1, gold: 3 })
    .expect(t => t.players[0]!.gold === 2)
})

test('[CIT-11.1] as the Diplomat she exchanges a district of her city', () => {
  witchAs('diplomat', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'docks')
  })
    .answers(0, { do: 'exchange', with: { do: '0.tavern', with: '1.docks' } })
    .expect(t => cityOf(t, 0)[0] === 'docks' && cityOf(t, 1)[0] === 'tavern' && t.players[0]!.gold === 2)
    .expect(t => t.players[1]!.gold === 7)
})

test('[CIT-11.1] as the Marshal she seizes into her city', () => {
  witchAs('marshal', t => city(t, 1, 'docks', 'castle'))
    .refuses(0, { do: 'seize', with: '1.castle' }, 'CIT-6.8.3')
    .answers(0, { do: 'seize', with: '1.docks' })
    .expect(t => cityOf(t, 0)[0] === 'docks' && t.players[0]!.gold === 1 && t.players[1]!.gold === 8)
})

/** Five seats: the King at 4, beside the Witch at 0; the bewitched Queen at 2, beside nobody of note. */
const queen = (witch: number, holder: number, options = {}) =>
  calling(
    5,
    9,
    t => {
      const held: { [seat: number]: string } = { [witch]: 'witch', [holder]: 'queen', 4: 'king' }
      const rest = ['thief', 'bishop']
      for (let seat = 0; seat < 5; seat++) held[seat] ??= rest.pop()!
      holds(t, held)
      t.bewitched = { by: witch, character: 'queen' }
      gold(t, witch, 0)
    },
    options,
  ).answers(holder, 'gold')

test('[CIT-11.1] as the Queen it is her own seat that counts', () => {
  queen(0, 2).answers(0, { do: 'favour' }).told('gainedGold', { seat: 0, gold: 3 })
  queen(2, 0).refuses(2, { do: 'favour' }, 'CIT-6.9.1')
})

test('[CIT-11.1] overruled: it is the seat of the Queen’s holder', () => {
  const overruled = overruling(5, 'queenIsTheWitch')
  queen(0, 2, overruled).refuses(0, { do: 'favour' }, 'CIT-6.9.1')
  queen(2, 0, overruled).answers(2, { do: 'favour' }).told('gainedGold', { seat: 2, gold: 3 })
})

test('[CIT-11.1] as the Artist she beautifies her own districts', () => {
  witchAs('artist', t => {
    city(t, 0, 'tavern', 'temple', 'castle')
    city(t, 1, 'docks')
    beautify(t, 0, 'castle')
  })
    .offersNot(['beautify', '1.docks'], ['beautify', '0.castle'])
    .answers(0, { do: 'beautify', with: '0.tavern' })
    .answers(0, { do: 'beautify', with: '0.temple' })
    .expect(t => t.players[0]!.gold === 2)
})

test('[CIT-11.1] as the Tax Collector she takes the plate, and her builds are not taxed', () => {
  witchAs('tax-collector', t => {
    t.plate = 3
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .untold('taxed')
    .answers(0, { do: 'empty-plate' })
    .expect(t => t.plate === 0 && t.players[0]!.gold === 6)
})

test('[CIT-11.1] as anybody else she is taxed like anybody else', () => {
  witchAs('merchant', t => {
    cast(t, 'tax-collector')
    holds(t, { 0: 'witch', 1: 'merchant', 2: 'thief', 3: 'warlord' })
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .told('taxed', { seat: 0 })
})

test('[CIT-11.2] with two characters each she may bewitch her own other one, gathers with it, and goes on as it', () => {
  calling(2, 1, t => {
    holds(t, { 0: ['witch', 'merchant'], 1: ['architect', 'warlord'] })
    gold(t, 0, 0)
    hand(t, 0, 'tavern')
  })
    .answers(0, 'gold')
    .answers(0, 'merchant')
    .told('revealed', { seat: 0, character: 'merchant' })
    .asks(0)
    .prompts('citadels.prompt.gather')
    .answers(0, 'gold')
    .asks(0)
    .prompts('citadels.prompt.act')
    .answers(0, { do: 'profit' })
    .answers(0, { do: 'build', with: 'tavern' })
    .refuses(0, { do: 'gather', with: 'gold' }, 'CIT-4.4')
    .expect(t => t.players[0]!.gold === 4)
})

test('[CIT-11.3] a character out of play: no resumption, no Park, no Poor House, nothing built', () => {
  calling(4, 1, t => {
    holds(t, { 0: 'witch', 1: 'thief', 2: 'king', 3: 'warlord' })
    city(t, 0, 'park')
    gold(t, 0, 4)
  })
    .answers(0, 'gold')
    .answers(0, 'merchant')
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .told('silence', { rank: 6, character: 'merchant' })
    .asks(3)
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })
    .untold('gainedCards')
    .expect(t => t.round === 2 && t.players[0]!.hand.length === 0 && t.players[0]!.gold === 6)
})

test('[CIT-11.4] the Witch is out of reach, her second character is not', () => {
  calling(2, 2, t => {
    holds(t, { 0: ['witch', 'merchant'], 1: ['thief', 'warlord'] })
    t.bewitched = { by: 0, character: 'king' }
    gold(t, 0, 5)
  })
    .refuses(1, { do: 'rob', with: 'witch' }, 'CIT-6.2.1')
    .answers(1, { do: 'rob', with: 'merchant' })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .told('robbed', { by: 1, seat: 0, gold: 5 })
    .expect(t => t.players[0]!.gold === 0)
  calling(2, 2, t => {
    holds(t, { 0: ['witch', 'merchant'], 1: ['blackmailer', 'warlord'] })
    t.bewitched = { by: 0, character: 'king' }
    gold(t, 0, 5)
  })
    .refuses(1, { do: 'threaten', with: ['witch', 'merchant'] }, 'CIT-6.2.3')
    .answers(1, { do: 'threaten', with: ['merchant', 'bishop'] })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .answers(0, 'gold')
    .answers(0, 'pay')
    .told('bribed', { seat: 0, by: 1, gold: 3 })
})

test('[CIT-11.5] the holder of a bewitched character is the one who revealed it', () => {
  witchAs('merchant').expect(t => {
    expect(t.players[1]!.revealed).toEqual(['merchant'])
    expect(t.players[0]!.revealed).toEqual(['witch'])
  })
})

test('[CIT-11.5] so he wins a tie against the Witch', () => {
  calling(4, 8, t => {
    holds(t, { 0: 'witch', 1: 'warlord', 2: 'thief', 3: 'merchant' })
    t.bewitched = { by: 0, character: 'warlord' }
    t.completed = [2]
    city(t, 0, 'castle')
    city(t, 1, 'harbor')
  })
    .answers(1, 'gold')
    .answers(0, { do: 'end' })
    .over()
    .standing(s => s[1]!.score === s[0]!.score && s[1]!.place < s[0]!.place)
})

test('[CIT-11.6] her Library, Gold Mine and Observatory serve her first part, the holder’s his gathering', () => {
  calling(4, 1, t => {
    holds(t, { 0: 'witch', 1: 'merchant', 2: 'thief', 3: 'warlord' })
    city(t, 0, 'gold-mine')
    city(t, 1, 'library', 'observatory', 'smithy')
    gold(t, 0, 0)
  })
    .answers(0, 'gold')
    .told('gatheredGold', { seat: 0, gold: 3 })
    .answers(0, 'merchant')
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .asks(1)
    .offersNot('smithy')
    .answers(1, 'cards')
    .told('drew', { seat: 1, drawn: 3 })
    .told('keptCards', { seat: 1, n: 3 })
    .asks(0)
})

test('[CIT-11.6] as rank 8 she meets the holder’s Keep and Great Wall', () => {
  witchAs('marshal', t => city(t, 1, 'keep', 'great-wall', 'docks', 'market'))
    .bars(['seize', '1.keep'], 'CIT-7.12')
    .answers(0, { do: 'seize', with: '1.market' })
    .told('seized', { gold: 3 })
})
