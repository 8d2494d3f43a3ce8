import { expect, test } from 'vitest'
import { acted, build, during, hold } from './table.ts'

test('[DWD-3.18, DWD-3.19, DWD-9.12] a courtier costs 2 coins where it begins and 3 where it returns to', () => {
  const hiring = (place: 'space2' | 'space3', coins: number) => {
    const s = during(2, 4, t => {
      t.players[0]!.courtiers.R = place
      hold(t.players[0]!, { coin: coins })
      t.players[0]!.debt = 10
    })
    return acted(s, { 0: { recruit: 'R' } })
  }
  hiring('space2', 2)
    .told('recruited', { seat: 0, courtier: 'R' })
    .expect(t => t.players[0]!.courtiers.R === 'held' && t.players[0]!.goods.coin === 0)
  hiring('space2', 1).told('failed', { seat: 0, what: 'courtier' })
  hiring('space3', 3).expect(t => t.players[0]!.courtiers.R === 'held' && t.players[0]!.goods.coin === 0)
  hiring('space3', 2)
    .told('failed', { seat: 0 })
    .expect(t => t.players[0]!.courtiers.R === 'space3')
})

test('[DWD-3.19] who is held or locked away cannot be recruited', () => {
  const s = during(2, 4, t => (t.players[0]!.courtiers.U = 'held')).at('plan.begin')
  s.to(0).offers('R', 'C').offersNot('U', 'A')
})

const inn = (change: (c: { R: string; U: string; C: string; A: string }) => void) => {
  const s = during(1, 4, t => {
    hold(t.players[0]!, { wood: 1, stone: 1, grain: 1 })
    t.players[0]!.hand = ['inn']
    change(t.players[0]!.courtiers)
  })
  return acted(s, { 0: { builds: 'inn' } })
}
test('[DWD-3.20] a free courtier comes from either space without payment; where nobody is left, nothing happens', () => {
  inn(c => (c.R = 'space3'))
    .asks(0)
    .offers('R', 'U', 'C')
    .offersNot('A')
    .answers(0, 'R')
    .expect(t => t.players[0]!.courtiers.R === 'held' && t.players[0]!.debt === 0)
  inn(c => Object.assign(c, { R: 'held', U: 'held', C: 'held' }))
    .untold('courtierCame')
    .asks(0)
    .prompts('pact.prompt.spend-courtiers')
})

const checked = (
  cards: Parameters<typeof build>[2][],
  change: (t: Parameters<Parameters<typeof during>[2] & object>[0]) => void = () => {},
) =>
  acted(
    during(3, 4, t => {
      build(t.players[0]!, 1, ...cards)
      change(t)
    }),
    {},
  )

test('[DWD-3.21, DWD-3.26] a courtier adds its symbol to one achievement, if the player likes, and goes to the 3-coin space', () => {
  const s = () => checked(['mill', 'sawmill'], t => (t.players[0]!.courtiers.R = 'held'))
  s()
    .asks(0)
    .offers('m1:R', 'none')
    .answers(0, 'none')
    .asks(0, 1, 2, 3)
    .expect(t => t.players[0]!.courtiers.R === 'held')
  s()
    .answers(0, 'm1:R')
    .answers(0, 0)
    .told('tilePlaced', { tile: 'm1', field: 0 })
    .expect(t => t.players[0]!.courtiers.R === 'space3')
})

test('[DWD-3.22, DWD-21.1] the alchemist comes with the last major achievement, and is of use at once', () => {
  // R2 U2 C2 by buildings: m4 and J4; the alchemist could then make m1, m2 or m3.
  const s = checked(['mill', 'sawmill', 'market-square', 'inn', 'chapel', 'parsonage'])
  s.asks(0)
    .answers(0, 0)
    .told('achieved', { seat: 0, achievement: 'J4', spent: [] })
    .told('courtierCame', { courtier: 'A' })
  s.asks(0)
    .offers('m1:A', 'm2:A', 'm3:A')
    .answers(0, 'm2:A')
    .answers(0, 1)
    .expect(t => t.players[0]!.courtiers.A === 'space3' && t.players[0]!.majors.J4)
})

test('[DWD-3.23, DWD-22.15] a dual building gives both symbols, science any one, anew for each achievement', () => {
  // Toll Gate is R and U, the Cellar science: m4 (R, U from the gate, C from science).
  checked(['toll-gate', 'alchemists-cellar']).told('achieved', { seat: 0, achievement: 'm4' })
  // The same science symbol serves m1 as well.
  checked(['toll-gate', 'alchemists-cellar', 'mill']).answers(0, 0).told('achieved', { achievement: 'm4' })
  checked(['toll-gate', 'mill']).untold('achieved')
})

test('[DWD-3.24] a courtier whose symbol is not missing is of no use', () => {
  checked(['mill', 'sawmill'], t => (t.players[0]!.courtiers.U = 'held')).asks(0, 1, 2, 3)
  checked(['mill', 'sawmill', 'market-square'], t => (t.players[0]!.courtiers.C = 'held'))
    .asks(0)
    .offers('m4:C')
    .offersNot('m1:C')
})

test('[DWD-3.25, DWD-9.15] achievements are checked at the end of the action phase, after grain and events', () => {
  const s = during(3, 4, t => {
    build(t.players[0]!, 1, 'mill', 'sawmill')
    hold(t.players[0]!, { wood: 2, grain: 1 })
    t.players[0]!.hand = ['stable']
  })
  acted(s, { 0: { builds: 'stable' } })
    .told('built', { card: 'stable' })
    .told('achieved', { seat: 0, achievement: 'm1' })
})

test('[DWD-3.26] what buildings alone have earned is taken without asking', () => {
  checked(['mill', 'sawmill', 'quarry'])
    .told('achieved', { achievement: 'm1', spent: [] })
    .asks(0)
    .prompts('pact.prompt.place-tile', { tile: 'm1' })
})

test('[DWD-3.27] a minor tile raises a field of the player’s choice from 1 to 2, each field once', () => {
  const s = checked(['mill', 'sawmill', 'quarry'], t => {
    t.players[0]!.fields = [1, 2, 1, 1]
    t.players[0]!.minors.m4 = 1
  })
  s.offers(0, 2, 3).offersNot(1).refuses(0, 1, 'kernel.no-such-option').answers(0, 3)
  s.expect(t => expect(t.players[0]).toMatchObject({ fields: [1, 2, 1, 2], minors: { m1: 3 } }))
})

test.each([
  ['J1', ['mill', 'sawmill', 'quarry', 'sheepfold', 'orchard'], { glass: 1, marble: 1 }, 0],
  ['J2', ['market-square', 'glassworks', 'masons-yard', 'brewery', 'wool-hall'], { coin: 7 }, 0],
  ['J3', ['chapel', 'parsonage', 'almshouse', 'scriptorium', 'baptistery'], {}, 2],
] as const)('[DWD-3.28, DWD-3.29] %s pays at once, to everybody who earns it', (major, cards, goods, angel) => {
  const s = acted(
    during(3, 4, t => {
      build(t.players[0]!, 1, ...cards)
      build(t.players[1]!, 1, ...cards)
    }),
    {},
  )
  s.answers(0, 0).answers(1, 0)
  s.told('achieved', { seat: 0, achievement: major }).told('achieved', { seat: 1, achievement: major })
  s.expect(t => expect(t.players[1]).toMatchObject({ goods, angel, majors: { [major]: true } }))
})

test('[DWD-3.29, DWD-22.15] J4 wants two of each type', () => {
  const six = checked(['mill', 'sawmill', 'market-square', 'inn', 'chapel', 'alchemists-cellar'])
  six.answers(0, 0).answers(0, 1).answers(0, 2).told('achieved', { achievement: 'J4' })
  const five = checked(['mill', 'sawmill', 'market-square', 'chapel', 'alchemists-cellar'])
  five
    .answers(0, 0)
    .answers(0, 1)
    .asks(0, 1, 2, 3)
    .expect(t => !t.players[0]!.majors.J4)
})

test('[DWD-21.2] the player chooses which achievement the courtiers go to first', () => {
  checked(['mill', 'market-square'], t => Object.assign(t.players[0]!.courtiers, { R: 'held', C: 'held', A: 'held' }))
    .asks(0)
    .offers('m4:C', 'm1:R+A')
    .answers(0, 'm1:R+A')
    .answers(0, 0)
    .asks(0)
    .offers('m4:C')
    .offersNot('m1:R+A')
})
