import { expect, test } from 'vitest'
import { all, both, build, DONE, during, fill, hold, indulgences, loan, player, repay, souls } from './table.ts'

type Change = NonNullable<Parameters<typeof during>[2]>
const EVERYONE = { left: [0, 1, 2, 3] }
const devil = (on: number) => ({ do: 'devil', with: on })
const cultist = (on: number) => ({ do: 'cultist', with: on })

test('[DWD-13.2, DWD-13.3, DWD-22.23] Part A: buildings that give wings, then wings for 5 coins each, any number', () => {
  const s = during(5, 7, t => {
    build(t.players[0]!, 4, 'convent-of-mercy')
    hold(t.players[0]!, { coin: 14 })
  }).at('inquisition.prepare')
  s.expect(t => t.players[0]!.angel === 2)
    .to(0)
    .prompts('pact.prompt.wings', { coins: 5 })
  s.refuses(0, { do: 'wings', with: 3 }, 'DWD-13.3').answers(0, { do: 'wings', with: 1 })
  all(s, DONE, [1, 2, 3]).told('indulgence', { seat: 0 }).asks(0).answers(0, DONE)
  s.to(1).prompts('pact.prompt.fill')
})
test('[DWD-13.3] without coins no wing; a loan is open', () => {
  during(3, 8)
    .at('inquisition.wings', { left: [0] })
    .bars('wings', 'DWD-13.3')
    .answers(0, loan(5))
    .asks(0)
    .offers('wings')
})
test('[DWD-22.39] Papal Legation: its owner pays 3, and nobody else', () => {
  const s = during(5, 8, t => {
    build(t.players[0]!, 4, 'papal-legation')
    hold(t.players[0]!, { coin: 3 })
    hold(t.players[1]!, { coin: 3 })
  }).at('inquisition.wings', { left: [0, 1] })
  s.to(1)
    .bars('wings', 'DWD-13.3')
    .to(0)
    .offers('wings')
    .answers(0, { do: 'wings', with: 1 })
    .answers(1, DONE)
    .told('wingsBought', { seat: 0, n: 1, coins: 3 })
})
test('[DWD-13.1] debt may be repaid at any moment of the phase: before the ritual, before the answers, at the end', () => {
  const owing: Change = t => {
    t.players[0]!.debt = 3
    hold(t.players[0]!, { coin: 3 })
  }
  during(3, 8, owing)
    .at('ritual.fill', { left: [0] })
    .offers('repay')
  during(3, 8, owing).at('inquisitors.ask').to(0).offers('repay')
  during(3, 8, owing).at('inquisitors.end').to(0).answers(0, repay(1))
})

const rite = (round: 3 | 5, fills: { [seat: number]: object }, change: Change = () => {}, options = {}) => {
  const s = during(
    round,
    8,
    t => {
      t.players.forEach(p => hold(p, { coin: 12 }))
      t.down = ['orator', 'vandal', 'libertine', 'bailiff']
      change(t)
    },
    options,
  ).at('ritual.fill', EVERYONE)
  for (const seat of [0, 1, 2, 3]) s.answers(seat, fill(fills[seat]))
  return s
}
/** Seat 1 is the devil, 2 the cultist; so many fragments to the devil. */
const sold =
  (plain: number, marked: number): Change =>
  t => {
    t.players[1]!.souls = { plain, marked }
    t.players[2]!.souls = { plain: 0, marked: 2 - marked }
    t.players[0]!.souls = { plain: 3 - Math.min(3, plain), marked: 0 }
    t.players[3]!.souls = { plain: 3 - Math.max(0, plain - 3), marked: 0 }
  }

test('[DWD-13.4, DWD-22.27] in round 3 the devil must put in all marked fragments and may hold back plain ones', () => {
  const s = during(3, 8, sold(2, 1)).at('ritual.fill', EVERYONE).to(1).offers('plain').offersNot('marked')
  s.refuses(1, fill({ souls: { plain: 3 } }), 'DWD-13.4')
  rite(3, { 1: {} }, sold(2, 1)).told('chestOpened', { kind: 'devil', souls: 1, marked: 1 })
  rite(3, { 1: { souls: { plain: 2 } } }, sold(2, 1)).told('chestOpened', { kind: 'devil', souls: 3, marked: 1 })
})
test('[DWD-13.4] in round 5 he may hold back any; nobody else puts in fragments', () => {
  rite(5, { 1: { souls: { marked: 1 } } }, sold(2, 2)).told('chestOpened', { kind: 'devil', souls: 1, marked: 1 })
  during(3, 8)
    .at('ritual.fill', EVERYONE)
    .to(0)
    .offersNot('plain')
    .refuses(0, fill({ souls: { plain: 1 } }), 'DWD-13.4')
})
test('[DWD-13.4] everybody may bribe with coins he has', () => {
  during(3, 8, t => hold(t.players[2]!, { coin: 2 }))
    .at('ritual.fill', EVERYONE)
    .refuses(2, fill({ coins: 3 }), 'DWD-13.4')
    .answers(2, fill({ coins: 2 }))
})
test('[DWD-13.4] guesses: two of a mortal on different players, one of the cultist, none of the devil', () => {
  const s = during(3, 8).at('ritual.fill', EVERYONE)
  s.to(0).offers(['devil', 1], ['cultist', 3], 'both').offersNot(['devil', 0])
  s.refuses(0, fill({ guesses: { do: 'both', with: [1, 1] } }), 'kernel.twice').answers(
    0,
    fill({ guesses: { do: 'both', with: [1, 2] } }),
  )
  s.to(2)
    .offers('devil')
    .bars('cultist', 'DWD-13.4')
    .bars('both', 'DWD-13.4')
    .refuses(2, fill({ guesses: cultist(1) }), 'DWD-13.4')
  s.to(1).bars('devil', 'DWD-13.4').bars('cultist', 'DWD-13.4')
})
test('[DWD-13.5, DWD-22.25] in round 5 tokens and rings locked in round 3 are out of reach, the others free', () => {
  const s = during(5, 8, t => (t.locked = [{ by: 'mortal1', role: 'devil', on: 2 }])).at('ritual.fill', EVERYONE)
  s.to(0)
    .bars('devil', 'DWD-13.5')
    .bars('both', 'DWD-13.5')
    .offers(['cultist', 1], ['cultist', 3])
    .bars(['cultist', 2], 'DWD-13.5')
  s.refuses(0, fill({ guesses: devil(1) }), 'DWD-13.5')
    .refuses(0, fill({ guesses: cultist(2) }), 'DWD-13.5')
    .answers(0, fill({ guesses: cultist(1) }))
  s.to(3).offers('both', ['devil', 2])
})
test('[DWD-13.5] nobody guesses at a devil everybody knows', () => {
  during(5, 8, t => (t.known[1] = 'devil'))
    .at('ritual.fill', EVERYONE)
    .to(0)
    .bars('devil', 'DWD-13.5')
    .offers('cultist')
})

test('[DWD-13.6, DWD-13.8, DWD-15.1] round 3: contents are seen by kind, not by owner', () => {
  const s = rite(3, { 0: { coins: 2 }, 3: { guesses: devil(0) } })
  s.told('chestOpened', { kind: 'mortal1', coin: 2 }).told('guessed', { kind: 'mortal2', role: 'devil', on: 0 })
  s.sees(null, v => v.rituals[0]!.chests.mortal1.coin === 2 && v.known.every(k => k === null))
})
test('[DWD-13.6] two mortals who change places are one to the other eyes', () => {
  const ritual = (exchanged: boolean) =>
    rite(3, exchanged ? { 3: { coins: 2 } } : { 0: { coins: 2 } }, t => {
      t.players[0]!.kind = exchanged ? 'mortal2' : 'mortal1'
      t.players[3]!.kind = exchanged ? 'mortal1' : 'mortal2'
    })
  for (const at of [1, 2, null]) ritual(false).alike(at, ritual(true))
})
test('[DWD-13.7, DWD-2.1] round 5: all chests open at once and all roles are known', () => {
  const s = rite(5, {})
    .told('roleShown', { seat: 0, kind: 'mortal1' })
    .told('roleShown', { seat: 1, kind: 'devil' })
    .told('chestOpened', { kind: 'devil' })
  for (const at of [0, null])
    s.sees(at, v => expect(v.players.map(p => p.kind)).toEqual(['mortal1', 'devil', 'cultist', 'mortal2']))
})
test('[DWD-2.4, DWD-13.8] marks are seen in the devil’s chest alone', () => {
  const s = rite(3, {}, sold(1, 2)).told('chestOpened', { kind: 'devil', marked: 2 })
  s.told('chestOpened', { kind: 'cultist', marked: 0 }).sees(0, v => v.rituals[0]!.chests.cultist.marked === 0)
})
test('[DWD-13.9] bribes, souls, guesses, return', () => {
  const s = rite(3, { 0: { coins: 5, guesses: devil(1) }, 3: { guesses: devil(1) } }, sold(1, 0))
  const order = s
    .history(null)
    .map(h => h.event)
    .filter(e => ['bribed', 'rewarded', 'guessesLocked', 'ritualReturned'].includes(e))
  expect([...new Set(order)]).toEqual(['bribed', 'rewarded', 'guessesLocked', 'ritualReturned'])
})

test('[DWD-13.10] T14: bribes 3 + 1 + 7 + 0 in round 3: A and B leave, face down or not, and 1 coin stays', () => {
  rite(3, { 0: { coins: 3 }, 1: { coins: 1 }, 2: { coins: 7 } }).expect(t => {
    expect(t.common).toEqual({ A: 'gone', B: 'gone', C: 'down' })
    expect(t.bribes).toBe(1)
    expect(t.players.map(p => p.goods.coin)).toEqual([9, 11, 5, 12])
  })
})
test('[DWD-13.10, DWD-22.41] left-over coins count in round 5; beyond the third departure they are lost', () => {
  const after: Change = t => {
    t.common = { A: 'gone', B: 'up', C: 'up' }
    t.bribes = 2
  }
  rite(5, { 0: { coins: 3 } }, after).expect(t => expect([t.common.B, t.common.C, t.bribes]).toEqual(['gone', 'up', 0]))
  rite(5, { 0: { coins: 2 } }, after).expect(t => expect([t.common.B, t.bribes]).toEqual(['up', 4]))
  rite(5, { 0: { coins: 12 }, 3: { coins: 6 } }, after).expect(t =>
    expect([t.common, t.bribes]).toEqual([{ A: 'gone', B: 'gone', C: 'gone' }, 0]),
  )
})

test.each([
  [0, { glass: 1, marble: 1 }, [null, null]],
  [1, { glass: 1, marble: 1, wood: 1, stone: 1 }, [null, null]],
  [2, { glass: 1, marble: 1, wood: 1, stone: 1, coin: 2 }, ['orator', null]],
  [3, { glass: 1, marble: 1, wood: 1, stone: 1, coin: 2 }, ['orator', 'vandal']],
  [4, { glass: 1, marble: 1, wood: 1, stone: 1, coin: 2 }, ['orator', 'vandal']],
])('[DWD-13.11, DWD-13.29] %i fragments in round 3', (n, reward, up) => {
  const s = rite(3, { 1: { souls: { plain: n } } }, sold(n, 0))
  s.expect(t => {
    expect(t.up.slice(0, 2)).toEqual(up)
    expect(t.players[1]!.goods).toMatchObject({ ...reward, coin: 12 + ('coin' in reward ? 2 : 0) })
    expect(t.players[1]!.souls.plain).toBe(n)
  })
  s.told('rewarded', { kind: 'devil', goods: { glass: 1, marble: 1 } })
})
test.each([
  [0, {}],
  [1, { grain: 1, coin: 13 }],
  [2, { grain: 1, coin: 16 }],
])('[DWD-13.12, DWD-22.28] %i marked fragments bring the cultist his share, whoever delivered them', (n, goods) => {
  rite(3, {}, sold(0, n)).expect(t => expect(t.players[2]!.goods).toMatchObject(goods))
})

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 4],
  [4, 6],
  [5, 12],
  [8, 30],
])(
  '[DWD-13.13, DWD-13.14] T13: %i fragments in round 5 are worth %i points to the devil, none to the cultist',
  (n, points) => {
    const marked = Math.max(0, n - 6)
    const s = rite(
      5,
      { 1: { souls: { plain: n - marked, marked } } },
      t => (t.players[1]!.souls = { plain: n - marked, marked }),
    )
    s.told('soulPoints', { seat: 1, souls: n, n: points }).expect(
      t => t.players[1]!.score === points && t.players[2]!.score === 0,
    )
  },
)
test('[DWD-13.13] in round 5 two turn up the first, four the second, or the third if the second was up before', () => {
  const up = (n: number, change: Change = () => {}) => {
    let found: unknown
    rite(5, { 1: { souls: { plain: n } } }, t => {
      t.players[1]!.souls = { plain: n, marked: 0 }
      change(t)
      t.secondUp = t.up[1] !== null
    }).expect(t => void (found = t.up))
    return found
  }
  expect(up(1)).toEqual([null, null, null])
  expect(up(2)).toEqual(['orator', null, null])
  expect(up(4)).toEqual(['orator', 'vandal', null])
  expect(up(4, t => (t.up = ['orator', 'vandal', null]))).toEqual(['orator', 'vandal', 'libertine'])
  expect(up(3, t => (t.up = ['orator', 'vandal', null]))).toEqual(['orator', 'vandal', null])
})
test('[DWD-13.13] whether the second was up is looked at when the phase begins', () => {
  const s = during(5, 7, t => {
    t.players[1]!.souls = { plain: 4, marked: 0 }
    t.up[1] = 'vandal'
    t.down = ['orator', 'vandal', 'libertine', 'bailiff']
  }).at('inquisition.prepare')
  s.expect(t => t.secondUp)
})

test('[DWD-13.20, DWD-13.21] no colour named twice for one role: nothing happens, tokens and rings come back', () => {
  const s = rite(3, {
    0: { guesses: { do: 'both', with: [1, 2] } },
    2: { guesses: devil(3) },
    3: { guesses: cultist(1) },
  })
  s.untold('guessesLocked')
    .untold('exposed')
    .expect(t => t.locked.length === 0)
})
test('[DWD-13.22, DWD-13.23, DWD-13.24, DWD-13.26] one colour named twice: every guess is locked, and the app answers no', () => {
  const s = rite(3, {
    0: { guesses: { do: 'both', with: [2, 3] } },
    3: { guesses: { do: 'both', with: [2, 1] } },
    2: { guesses: devil(0) },
  })
  s.told('guessesLocked', { n: 5 }).told('exposed', { seat: 2, role: 'devil', yes: false })
  s.expect(t => {
    expect(t.locked).toContainEqual({ by: 'cultist', role: 'devil', on: 0 })
    expect(t.locked).toContainEqual({ by: 'mortal2', role: 'cultist', on: 1 })
    expect(t.known).toEqual([null, null, null, null])
    expect(t.players.map(p => p.reputation)).toEqual([1, 1, 1, 1])
  })
  rite(3, { 0: { guesses: cultist(1) }, 3: { guesses: cultist(1) } })
    .told('exposed', { seat: 1, role: 'cultist', yes: false })
    .expect(t => t.players[1]!.reputation === 1)
})
test('[DWD-13.25, DWD-22.24] the devil named: four down, the third inquisitor up, two coins to each who guessed right', () => {
  const s = rite(3, { 0: { guesses: devil(1) }, 2: { guesses: devil(1) }, 3: { guesses: devil(2) } }, t =>
    Object.assign(t.players[1]!, { reputation: -2, devil: 2 }),
  )
  s.told('exposed', { seat: 1, role: 'devil', yes: true }).expect(t => {
    // −3, −4, −5 with the third wing: a guest, −6 with one more.
    expect(t.players[1]).toMatchObject({ reputation: -6, guests: 1, devil: 1, score: -2 })
    expect(t.up[2]).toBe('libertine')
    expect(t.players.map(p => p.goods.coin)).toEqual([14, 12, 14, 12])
    expect(t.known).toEqual([null, 'devil', null, null])
  })
  // The guest questions him in Part C of the same phase.
  s.asks(0, 1, 2, 3).to(1).offers('guest#1')
  for (const at of [0, null]) s.sees(at, v => v.players[1]!.kind === 'devil')
})
test('[DWD-13.27] the cultist named: three down, two coins to each mortal', () => {
  const s = rite(3, { 0: { guesses: cultist(2) }, 3: { guesses: cultist(2) } })
  s.told('exposed', { seat: 2, role: 'cultist', yes: true })
  s.expect(t => {
    expect(t.players[2]!.reputation).toBe(-2)
    expect(t.players.map(p => p.goods.coin)).toEqual([14, 12, 12, 14])
    expect(t.known[2]).toBe('cultist')
  })
})
test('[DWD-22.26] one ring of each colour: at most three guesses name one player', () => {
  const s = rite(3, {
    0: { guesses: { do: 'both', with: [1, 2] } },
    2: { guesses: devil(1) },
    3: { guesses: { do: 'both', with: [1, 2] } },
  })
  s.told('exposed', { seat: 1, role: 'devil', yes: true }).told('exposed', { seat: 2, role: 'cultist', yes: true })
  s.expect(t =>
    expect(Math.max(...[0, 1, 2, 3].map(seat => t.locked.filter(g => g.on === seat).length))).toBeLessThanOrEqual(3),
  )
})
test('[DWD-13.28] round 5: 2 points for a right guess, 1 to devil or cultist for a wrong one, locked or new', () => {
  rite(
    5,
    { 0: { guesses: devil(1) }, 3: { guesses: { do: 'both', with: [2, 1] } } },
    t => (t.locked = [{ by: 'mortal1', role: 'cultist', on: 3 }]),
  )
    .expect(t => expect(t.players.map(p => p.score)).toEqual([2, 1, 2, 0]))
    .told('guessScored', { kind: 'mortal2', role: 'devil', on: 2, right: false, seat: 1, n: 1 })
})
test('[DWD-13.29] round 5: the devil takes his fragments back', () => {
  rite(5, { 1: { souls: { plain: 2, marked: 1 } } }, sold(2, 1)).expect(t =>
    expect(t.players[1]!.souls).toEqual({ plain: 2, marked: 1 }),
  )
})

const asked = (round: 3 | 5, change: Change) => during(round, 8, change).at('inquisitors.ask')
test('[DWD-13.30, DWD-20.1] who asks: A in round 3, A, B, C in round 5, numbered ones face up, one’s own guests', () => {
  asked(3, t => {
    t.up[1] = 'vandal'
    t.players[1]!.guests = 2
  })
    .to(0)
    .offers('A', '2')
    .offersNot('B', 'C', '1', 'guest#1')
    .to(1)
    .offers('A', '2', 'guest#1', 'guest#2')
  asked(5, t => (t.common = { A: 'gone', B: 'up', C: 'up' }))
    .to(0)
    .offers('B', 'C')
    .offersNot('A')
})
test('[DWD-13.31, DWD-13.32] a fragment or an indulgence for each, or neither; fragments are kept, indulgences spent', () => {
  const s = asked(5, t => {
    t.common = { A: 'up', B: 'up', C: 'up' }
    Object.assign(t.players[0]!, { indulgences: 1, indulgencesSeen: 1 })
    t.players[0]!.souls = { plain: 1, marked: 0 }
    build(t.players[0]!, 1, 'mill', 'inn')
  })
  s.to(0).refuses(0, souls('A', 'B'), 'DWD-13.32').refuses(0, indulgences('A', 'B'), 'DWD-13.32')
  s.answers(0, both(1, 'A', 'B'))
  s.sees(1, v => v.players[0]!.replies === null && v.players[0]!.answered === null)
  for (const seat of [1, 2, 3]) s.answers(seat, souls())
  s.told('answers', { seat: 0, bySoul: ['A'], byIndulgence: ['B'], unanswered: ['C'] })
  s.expect(t => expect(t.players[0]).toMatchObject({ indulgences: 0, score: -1 })).expect(
    t => t.players[0]!.souls.plain === 1,
  )
})
test('[DWD-13.32] fewer than possible may be presented', () => {
  const s = asked(3, () => {}).answers(0, souls())
  for (const seat of [1, 2, 3]) s.answers(seat, souls(...(seat === 1 ? [] : ['A'])))
  s.asks(0).prompts('pact.prompt.ascetic')
})
test('[DWD-13.31] without an indulgence there is none to spend', () => {
  asked(3, () => {})
    .to(0)
    .bars('indulgences', 'DWD-13.31')
    .offersNot('both')
})
test('[DWD-13.33, DWD-4.3] penalties: seat by seat, and for each A, B, C, 1, 2, 3, guests', () => {
  const s = asked(5, t => {
    t.common = { A: 'up', B: 'up', C: 'up' }
    t.up = ['orator', null, 'bailiff']
    t.players[0]!.guests = 1
    t.players.forEach(p => (p.souls = { plain: 0, marked: 0 }))
  })
  all(s, souls()).asks(0).answers(0, { do: 'discard', with: {} }).asks(1)
  const own = s
    .history(null)
    .filter(h => h.event === 'punished' && (h.all as { seat: number }).seat === 0)
    .map(h => (h.all as { inquisitor: string }).inquisitor)
  expect(own).toEqual(['ascetic', 'fundamentalist', 'plebeian', 'orator', 'guest'])
})
test('[DWD-13.34] the Orator compares the levels at which Part C began', () => {
  const spoken = (levels: number[]) =>
    during(3, 8, t => {
      t.up[0] = 'orator'
      t.snapshot = levels
      t.players[0]!.answered = { '1': 'nothing' }
      t.players[1]!.reputation = 7
    }).at('inquisitors.penalty', { seat: 0 })
  spoken([3, 2, 2, 2]).expect(t => t.players[0]!.score === -2)
  spoken([3, 3, 2, 2]).expect(t => t.players[0]!.score === -4)
})
test('[DWD-13.35] a guest the Bailiff brings is answered at once, with a fragment not presented yet or an indulgence', () => {
  const bailiff = (change: Change = () => {}) =>
    during(5, 8, t => {
      t.up[0] = 'bailiff'
      const p = player(t, 0)
      Object.assign(p, { debt: 10, devil: 2, presented: 2, answered: { A: 'soul', B: 'soul', '1': 'nothing' } })
      change(t)
    }).at('inquisitors.penalty', { seat: 0 })
  bailiff().asks(0).prompts('pact.prompt.uninvited').offers('soul', 'nothing').bars('indulgence', 'DWD-13.35')
  bailiff()
    .answers(0, 'soul')
    .expect(t => t.players[0]!.score === -2 && t.players[0]!.presented === 3)
  bailiff(t => (t.players[0]!.presented = 3))
    .bars('soul', 'DWD-13.35')
    .refuses(0, 'soul', 'DWD-13.35')
    .answers(0, 'nothing')
    .expect(t => t.players[0]!.score === -6)
  bailiff(t => Object.assign(t.players[0]!, { indulgences: 1, indulgencesSeen: 1 }))
    .answers(0, 'indulgence')
    .expect(t => t.players[0]!.indulgences === 0)
})
test('[DWD-13.36, DWD-22.22] after round 3 B and C turn up if they are there still, and all guests leave', () => {
  const s = during(3, 8, t => {
    t.common = { A: 'up', B: 'gone', C: 'down' }
    t.up[0] = 'orator'
    t.players[1]!.guests = 2
  }).at('inquisitors.end')
  s.told('turnedUp', { stand: 'C', inquisitor: 'plebeian' })
    .told('guestsLeft')
    .expect(t => t.players[1]!.guests === 0 && t.common.B === 'gone' && t.up[0] === 'orator')
})
test('[DWD-13.31, DWD-13.32] T22: guest, A, 1, 2 ask; two fragments and one indulgence answer three, the fourth is one’s own choice', () => {
  const s = asked(3, t => {
    t.up = ['orator', 'vandal', null]
    Object.assign(t.players[0]!, { guests: 1, indulgences: 1, indulgencesSeen: 1 })
    t.players[0]!.souls = { plain: 2, marked: 0 }
  })
  s.refuses(0, both(2, 'A', '1', '2', 'guest#1'), 'kernel.no-such-option').answers(0, both(2, 'A', '1', 'guest#1'))
  for (const seat of [1, 2, 3]) s.lapses(seat)
  s.told('answers', { seat: 0, bySoul: ['A', '1'], byIndulgence: ['guest#1'], unanswered: ['2'] })
})

const penalty = (
  inquisitor: 'A' | 'B' | 'C' | 'bailiff' | 'orator' | 'libertine' | 'vandal' | 'guest',
  change: Change,
) =>
  during(5, 8, t => {
    const common = inquisitor === 'A' || inquisitor === 'B' || inquisitor === 'C'
    t.common = { A: 'up', B: 'up', C: 'up' }
    if (!common && inquisitor !== 'guest') t.up[0] = inquisitor
    if (inquisitor === 'guest') t.players[0]!.guests = 1
    t.players[0]!.answered = { [common ? inquisitor : inquisitor === 'guest' ? 'guest#1' : '1']: 'nothing' }
    t.snapshot = [0, 0, 0, 0]
    change(t)
  }).at('inquisitors.penalty', { seat: 0 })

test('[DWD-20.1, DWD-20.2, DWD-22.43] Ascetic: three tokens or 2 points each; coins do not count; tokens may be bought', () => {
  const s = penalty('A', t => hold(t.players[0]!, { wood: 1, coin: 3 })).offersNot(['discard', 'coin'])
  s.refuses(0, { do: 'discard', with: { wood: 2 } }, 'DWD-20.1')
    .answers(0, { do: 'discard', with: { wood: 1 } })
    .expect(t => t.players[0]!.score === -4)
  penalty('A', t => hold(t.players[0]!, { wood: 1 }))
    .answers(0, { do: 'discard', with: {} })
    .expect(t => t.players[0]!.score === -6)
  penalty('A', t => hold(t.players[0]!, { wood: 2, coin: 3 }))
    .answers(0, { do: 'trade', with: { do: 'buy', with: { do: 'grain', with: 1 } } })
    .answers(0, { do: 'discard', with: { wood: 2, grain: 1 } })
    .expect(t => t.players[0]!.score === 0)
})
test('[DWD-20.1, DWD-17.2] Fundamentalist: a point for each achievement, minor or major, and none for a tile given up', () => {
  penalty('B', t => {
    t.players[0]!.minors = { m1: 0, m2: 'gone', m3: 'unclaimed', m4: 2 }
    t.players[0]!.majors.J2 = true
  }).expect(t => t.players[0]!.score === -3)
})
test('[DWD-20.1] Plebeian: a point for every two buildings', () => {
  penalty('C', t => build(t.players[0]!, 1, 'mill', 'inn', 'chapel', 'fort', 'dam')).expect(
    t => t.players[0]!.score === -2,
  )
})
test('[DWD-20.1, DWD-22.42] Bailiff: six debt, which may be repaid right after', () => {
  const s = penalty('bailiff', t => hold(t.players[0]!, { coin: 4 })).expect(t => t.players[0]!.debt === 6)
  s.script({ step: 'inquisitors.end' }).answers(0, repay(4))
  all(s, DONE, [1, 2, 3]).expect(t => t.players[0]!.debt === 2)
})
test('[DWD-20.1, DWD-20.2] Libertine: a glass and a marble, bought on the spot if need be, or 4 points', () => {
  penalty('libertine', t => hold(t.players[0]!, { glass: 1, coin: 5 }))
    .answers(0, { do: 'give' })
    .told('bought', { good: 'marble' })
    .expect(t => t.players[0]!.score === 0 && t.players[0]!.goods.coin === 0)
  penalty('libertine', t => hold(t.players[0]!, { glass: 1, coin: 5 }))
    .answers(0, { do: 'lose' })
    .expect(t => t.players[0]!.score === -4 && t.players[0]!.goods.glass === 1)
  penalty('libertine', t => (t.players[0]!.debt = 10))
    .bars('give', 'DWD-20.1')
    .refuses(0, { do: 'give' }, 'DWD-20.1')
})
test('[DWD-20.1, DWD-20.3] Vandal: the building worth most; among equals a choice; without buildings nothing', () => {
  penalty('vandal', t => build(t.players[0]!, 1, 'mill', 'fort', 'harbour'))
    .offers('fort', 'harbour')
    .offersNot('mill')
    .answers(0, 'fort')
    .expect(t => {
      expect(t.players[0]!.built.map(b => b.card)).toEqual(['mill', 'harbour'])
      expect(t.players[0]!.lost.map(b => b.card)).toEqual(['fort'])
    })
  penalty('vandal', () => {})
    .asks()
    .over()
})
test('[DWD-20.3, DWD-22.44] achievements earned stay when a building of theirs is destroyed', () => {
  penalty('vandal', t => {
    build(t.players[0]!, 1, 'mill', 'sawmill', 'manor-farm')
    t.players[0]!.minors.m1 = 0
    t.players[0]!.fields = [2, 1, 1, 1]
  })
    .answers(0, 'manor-farm')
    .expect(t => t.players[0]!.minors.m1 === 0 && t.players[0]!.fields[0] === 2)
})
test('[DWD-22.6] Vandal and Stable: a destroyed tucked card leaves it empty; a destroyed Stable sets its card free', () => {
  penalty('vandal', t => {
    build(t.players[0]!, 1, 'stable', 'harbour')
    t.players[0]!.built[1]!.under = 'stable'
  })
    .answers(0, 'harbour')
    .expect(t => expect(t.players[0]!.built).toEqual([{ card: 'stable', round: 1, under: null }]))
  penalty('vandal', t => {
    build(t.players[0]!, 1, 'stable', 'glassworks')
    t.players[0]!.built[1]!.under = 'stable'
  })
    .answers(0, 'stable')
    .expect(t => expect(t.players[0]!.built).toEqual([{ card: 'glassworks', round: 1, under: null }]))
})
test('[DWD-20.1] a guest costs 4 points', () => {
  penalty('guest', () => {})
    .told('punished', { seat: 0, inquisitor: 'guest', n: 4 })
    .expect(t => t.players[0]!.score === -4)
})
test('[DWD-22.22] two guests are two inquisitors', () => {
  const s = asked(3, t => {
    t.players[0]!.guests = 2
    t.common.A = 'gone'
    t.players[0]!.souls = { plain: 0, marked: 0 }
  })
  all(s, souls()).expect(t => t.players[0]!.score === -8)
})
test('[DWD-22.23] an indulgence gained in Part A is spent in Part C of the same phase', () => {
  const s = during(3, 7, t => {
    t.players[0]!.angel = 2
    t.players[0]!.souls = { plain: 0, marked: 0 }
    hold(t.players[0]!, { coin: 5 })
  }).at('inquisition.prepare')
  s.answers(0, { do: 'wings', with: 1 })
  all(s, DONE, [1, 2, 3]).answers(0, DONE)
  all(s, fill()).to(0).offers('indulgences').answers(0, indulgences('A'))
  for (const seat of [1, 2, 3]) s.lapses(seat)
  s.told('answers', { seat: 0, byIndulgence: ['A'], unanswered: [] })
})
