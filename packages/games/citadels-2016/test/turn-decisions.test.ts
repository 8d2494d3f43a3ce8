import { describe, expect, test } from 'vitest'
import { acting, calling, city, gold, hand, holds, laid, onTop, threats, warrants } from './help.ts'

// Each decision point of CIT-12: who is asked, and what. 12.1 is in draft.test.ts.

test('[CIT-12.2] the owner of the Theater: pass, or an opponent', () => {
  laid(4, t => {
    holds(t, { 1: 'king' })
    city(t, 1, 'theater')
  })
    .at('draft.done')
    .asks(1)
    .offers('pass', 'exchange', 0, 2, 3)
    .offersNot(1)
})

test('[CIT-12.2] with 2 or 3 players he also says which of his two he gives', () => {
  laid(3, t => {
    holds(t, { 1: ['king', 'thief'] })
    city(t, 1, 'theater')
  })
    .at('draft.done')
    .asks(1)
    .offers('king', 'thief', 0, 2)
})

test('[CIT-12.3] the active player: gathering, abilities, district effects, building, the end', () => {
  acting(
    4,
    'warlord',
    t => {
      city(t, 0, 'laboratory', 'smithy')
      city(t, 1, 'tavern')
      hand(t, 0, 'temple')
    },
    { gathered: false },
  )
    .asks(0)
    .offers('gather', 'collect', 'destroy', 'laboratory', 'smithy')
    .bars('build', 'CIT-5.1')
    .bars('end', 'CIT-4.8')
    .answers(0, { do: 'gather', with: 'gold' })
    .asks(0)
    .offers(['build', 'temple'], 'end')
    .bars('gather', 'CIT-4.4')
})

test('[CIT-12.4] the one who gathers cards: which to keep', () => {
  acting(4, 'king', t => onTop(t, 'tavern', 'castle'), { gathered: false })
    .answers(0, { do: 'gather', with: 'cards' })
    .asks(0)
    .prompts('citadels.prompt.keep-card')
    .offers('tavern', 'castle')
    .refuses(1, 'tavern', 'kernel.not-asked')
})

test('[CIT-12.5] the Witch, after gathering: a character', () => {
  calling(4, 1, t => holds(t, { 2: 'witch' }))
    .answers(2, 'gold')
    .asks(2)
    .prompts('citadels.prompt.bewitch')
    .offers('thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord')
    .offersNot('witch')
})

const threatened = () =>
  calling(4, 5, t => {
    holds(t, { 0: 'blackmailer', 2: 'bishop' })
    threats(t, 0, 'bishop', 'king')
    hand(t, 2, 'tavern')
  }).answers(2, 'gold')

test('[CIT-12.6] the threatened player: bribe or not; meanwhile nothing else is possible', () => {
  threatened()
    .asks(2)
    .prompts('citadels.prompt.bribe', { gold: 2, seat: 0 })
    .offers('pay', 'refuse')
    .refuses(2, { do: 'build', with: 'tavern' }, 'kernel.no-such-option')
    .refuses(0, 'reveal', 'kernel.not-asked')
})

test('[CIT-12.7] then the Blackmailer: reveal or not; the active player waits', () => {
  threatened()
    .answers(2, 'refuse')
    .asks(0)
    .prompts('citadels.prompt.reveal-threat', { seat: 2 })
    .offers('reveal', 'let-be')
    .refuses(2, { do: 'build', with: 'tavern' }, 'kernel.not-asked')
    .answers(0, 'let-be')
    .asks(2)
    .prompts('citadels.prompt.act')
})

test('[CIT-12.7] the Witch is asked in his place if she placed the threats', () => {
  calling(4, 5, t => {
    holds(t, { 0: 'blackmailer', 1: 'witch', 2: 'bishop' })
    t.bewitched = { by: 1, character: 'blackmailer' }
    threats(t, 1, 'bishop', 'king')
  })
    .answers(2, 'gold')
    .answers(2, 'refuse')
    .asks(1)
})

test('[CIT-12.8] the Magistrate, at the first paid build under a warrant: confiscate or not; the builder waits', () => {
  acting(4, 'bishop', t => {
    holds(t, { 0: 'bishop', 3: 'magistrate' })
    warrants(t, 3, 'bishop', 'king', 'thief')
    hand(t, 0, 'tavern', 'temple')
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .asks(3)
    .prompts('citadels.prompt.warrant', { seat: 0, card: 'tavern' })
    .offers('confiscate', 'let-be')
    .refuses(0, { do: 'end' }, 'kernel.not-asked')
    .refuses(0, { do: 'build', with: 'temple' }, 'kernel.not-asked')
    .answers(3, 'let-be')
    .asks(0)
})

describe('[CIT-12.9] the active player is asked about the abilities of his character', () => {
  const of = (as: string, seats = 4) =>
    acting(seats, as, t => {
      t.crown = 1
      city(t, 0, 'tavern', 'prison', 'church')
      city(t, 1, 'temple')
      hand(t, 0, 'market', 'manor', 'docks')
      hand(t, 1, 'barracks')
      gold(t, 0, 1)
      gold(t, 1, 5)
    }).asks(0)

  test('Assassin, Thief: a character', () => {
    of('assassin').offers(['kill', 'thief'], ['kill', 'warlord']).offersNot(['kill', 'assassin'])
    of('thief').offers(['rob', 'magician'], ['rob', 'warlord']).offersNot(['rob', 'thief'], ['rob', 'assassin'])
  })
  test('Magistrate, Blackmailer: characters for the markers', () => {
    of('magistrate').offers(['warrants', 'thief'], ['warrants', 'warlord'])
    of('blackmailer').offers(['threaten', 'magician'], ['threaten', 'warlord'])
  })
  test('Spy: a player and a type', () =>
    of('spy').offers(['spy', 1], ['spy', 'trade'], ['spy', 'unique']).offersNot(['spy', 0]))
  test('Wizard: a player, then a card and what to do with it', () =>
    of('wizard')
      .offers(['look', 1])
      .offersNot(['look', 0])
      .answers(0, { do: 'look', with: 1 })
      .asks(0)
      .offers(['take', 'barracks']))
  test('Seer: what to give to whom', () =>
    of('seer').answers(0, { do: 'foresee' }).asks(0).offers('market', 'manor', 'docks', 'barracks'))
  test('Scholar: which of the seven to keep', () =>
    of('scholar')
      .answers(0, { do: 'study' })
      .asks(0)
      .decides(d => d.kind === 'oneOf' && d.of.length > 1))
  test('Magician: whose hand, or which cards', () => of('magician').offers(['swap', 1], ['redraw', 'market']))
  test('Cardinal: which district, and who supplies the gold; then which cards he gives', () =>
    of('cardinal')
      .offers(['cardinal', 'market', 1])
      .answers(0, { do: 'cardinal', with: { do: 'market', with: 1 } })
      .asks(0)
      .offers('manor', 'docks')
      .offersNot('market'))
  test('Abbot: the mix, and who of the richest pays', () =>
    of('abbot').offers('collect', ['tithe', 1]).offersNot(['tithe', 2]))
  test('Emperor: who is crowned, and what is taken', () =>
    of('emperor').offers(['crown', '2', 'gold']).offersNot(['crown', '1', 'gold']))
  test('Navigator: gold or cards', () => of('navigator').offers(['voyage', 'gold'], ['voyage', 'cards']))
  test('Warlord, Diplomat, Marshal: districts', () => {
    of('warlord').offers(['destroy', '1.temple'])
    of('diplomat').offers(['exchange', '0.tavern', '1.temple'])
    of('marshal').offers(['seize', '1.temple'])
  })
  test('Artist: own districts', () => of('artist').offers(['beautify', '0.tavern']).offersNot(['beautify', '1.temple']))
})

test('[CIT-12.10] the holder of a killed Emperor, at the end of the round: who is crowned', () => {
  calling(4, 8, t => {
    holds(t, { 0: 'emperor', 1: 'warlord' })
    t.killed = 'emperor'
    t.crown = 2
  })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .asks(0)
    .prompts('citadels.prompt.heir')
    .offers(1, 3)
    .bars(2, 'CIT-6.4.2')
    .decides(d => expect(d).toMatchObject({ kind: 'oneOf', of: { length: 3 } }))
})
