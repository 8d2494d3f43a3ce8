import { botNamed, levels, search } from '@cloak/bots'
import { citadels2016, type Options } from '@cloak/citadels-2016'
import { chytrogrod } from '@cloak/chytrogrod'
import {
  type Answer,
  awaited,
  faultIn,
  type Game,
  type GameTypes,
  Rng,
  see,
  type Setup,
  start,
  take,
} from '@cloak/kernel'
import { pact } from '@cloak/pact'
import { describe, expect, test } from 'vitest'
import { EDITION_2016 } from '@cloak/citadels-core/knack/almanac.ts'
import { idles } from '@cloak/citadels-core/knack/idle.ts'
import { sightOf } from '@cloak/citadels-core/knack/sight.ts'
import { overpays } from '@cloak/pact/knack/overpays.ts'
import { sightOf as pactSight } from '@cloak/pact/knack/sight.ts'

const BUDGET = { iterations: 40 }
const setup: Setup<Options> = {
  game: 'citadels-2016',
  rules: citadels2016.rules,
  seats: 4,
  options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 'random', overruled: [] },
  seed: 'levels',
}
const setupOf = <G extends GameTypes>(game: Game<G>, seed: string): Setup<G['options']> => ({
  game: game.id,
  rules: game.rules,
  seats: 4,
  options: game.options(4).lapse as G['options'],
  seed,
})

describe('the chancellor is hard to read', () => {
  // The second to choose: the first has taken the obvious.
  const { state } = start(citadels2016, setup)
  const [first] = awaited(citadels2016, state)
  const opening = botNamed('greedy')!(citadels2016, first!)
  take(
    citadels2016,
    state,
    first!,
    opening.decide(see(citadels2016, state, { at: first! }), [], Rng.from('near'), BUDGET),
  )
  const [seat] = awaited(citadels2016, state)
  const seen = see(citadels2016, state, { at: seat! })
  const seeds = Array.from({ length: 16 }, (_, i) => `lot ${i}`)
  const found = (seed: string) => search(citadels2016, seen, seat!, Rng.from(seed), BUDGET)
  const says = (seed: string) => levels.chancellor.sits(citadels2016, seat!).decide(seen, [], Rng.from(seed), BUDGET)

  test('what is as good as the best is near it, and the best is among it', () => {
    for (const { best, near, weighed } of seeds.slice(0, 6).map(found)) {
      expect(near).toContainEqual(best)
      const shares = near.map(answer => weighed.find(each => each.answer === answer)!.share)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.03)
    }
  })
  test('it keeps one of these characters, and not always the one it likes best', () => {
    const said = seeds.map(seed => ({ answer: says(seed), ...found(seed) }))
    for (const { answer, near } of said) expect(near).toContainEqual(answer)
    expect(said.some(({ answer, best }) => answer !== best)).toBe(true)
    expect(new Set(said.map(({ answer }) => JSON.stringify(answer))).size).toBeGreaterThan(1)
  })
  test('the same seed gives the same answer', () => {
    for (const seed of seeds.slice(0, 2)) expect(says(seed)).toEqual(says(seed))
  })
})

/** Every question of a game among squires, with the squire's answer and greedy's. */
function* game<G extends GameTypes>(of: Game<G>, setupFor: Setup<G['options']>) {
  const { state } = start(of, setupFor)
  const rng = Rng.from('squires')
  for (;;) {
    const [seat] = awaited(of, state)
    if (seat === undefined) return
    const seen = see(of, state, { at: seat })
    const squire = botNamed('squire')!(of, seat).decide(seen, [], rng, BUDGET)
    const greedy = botNamed('greedy')!(of, seat).decide(seen, [], rng, BUDGET)
    yield { seen, seat, squire, greedy }
    take(of, state, seat, squire)
  }
}
const deedOf = (answer: Answer): unknown => (typeof answer === 'object' && 'do' in answer ? answer['do'] : undefined)

describe('the squire', () => {
  test('does in its turn what a sensible player does, if on another object: it refuses no gold and skips no build', () => {
    let others = 0
    for (const { seen, squire, greedy } of game(citadels2016, setup)) {
      if (seen.script.at(-1)!.step !== 'turn.act') continue
      expect(deedOf(squire)).toBe(deedOf(greedy))
      if (JSON.stringify(squire) !== JSON.stringify(greedy)) others++
    }
    expect(others).toBeGreaterThan(0)
  })
  test('[CIT-3.2] names nobody who lies face up or whom it laid aside itself, fills an empty purse before a full hand, and takes no smaller hand for its own', () => {
    let named = 0
    let gathered = 0
    let swapped = 0
    for (const seed of ['one', 'two', 'three'])
      for (const { seen, seat, squire, greedy } of game(citadels2016, setupOf(citadels2016, seed))) {
        if (seen.script.at(-1)!.step !== 'turn.act' || typeof squire !== 'object' || Array.isArray(squire)) continue
        const { draft, players } = seen.view
        const { gold, handSize } = players[seat]!
        if (squire['do'] === 'kill' || squire['do'] === 'rob') {
          expect(draft.faceUp).not.toContain(squire['with'])
          const { saw = [], kept } = players[seat]!.picks?.[0] ?? {}
          if (saw.length === 2) expect(saw.filter(character => character !== kept)).not.toContain(squire['with'])
          if (JSON.stringify(squire) !== JSON.stringify(greedy)) named++
        }
        if (squire['do'] === 'gather' && JSON.stringify(squire) !== JSON.stringify(greedy)) {
          expect(squire['with'] === 'cards' && gold <= 1 && handSize >= 3).toBe(false)
          gathered++
        }
        const { do: how, with: whose } = Object(squire['with']) as { do?: string; with?: number }
        if (squire['do'] === 'conjure' && how === 'swap') {
          expect(players[whose!]!.handSize).toBeGreaterThanOrEqual(handSize)
          swapped++
        }
      }
    expect(swapped).toBeGreaterThan(0)
    expect(named).toBeGreaterThan(0)
    expect(gathered).toBeGreaterThan(0)
  })
  test('pays for the deals it has closed', () => {
    let paid = 0
    for (const { seen, squire, greedy } of game(chytrogrod, setupOf(chytrogrod, 'squires'))) {
      if (seen.script.at(-1)!.step !== 'deal.pay') continue
      expect(squire).toEqual(greedy)
      paid++
    }
    expect(paid).toBeGreaterThan(0)
  })
  test('pays for nothing more than it is worth, in a deal or for a soul', () => {
    let deals = 0
    for (const seed of ['deals', 'souls', 'coins'])
      for (const { seen, seat, squire, greedy } of game(pact, setupOf(pact, seed))) {
        const { step } = seen.script.at(-1)!
        if (step !== 'deals.offer' && step !== 'deals.reply') continue
        if (JSON.stringify(squire) === JSON.stringify(greedy)) continue
        expect(overpays(pactSight(seen.view, seat), squire)).toBe(false)
        deals++
      }
    expect(deals).toBeGreaterThan(0)
  })
  test('answers nothing that is not legal', () => {
    for (const { seen, squire } of game(pact, setupOf(pact, 'squires')))
      expect(faultIn(seen.mine!.decision, squire)).toBeNull()
  })
})

test('the chancellor leaves no gold lying that costs nothing', () => {
  const { state } = start(citadels2016, setup)
  const rng = Rng.from('lying')
  let ends = 0
  while (ends < 16) {
    const seat = awaited(citadels2016, state)[0]!
    const seen = see(citadels2016, state, { at: seat })
    const answer = botNamed('chancellor')!(citadels2016, seat).decide(seen, [], rng, { iterations: 6 })
    if (deedOf(answer) === 'end') {
      ends++
      const { decision } = seen.mine!
      const open = decision.kind === 'menu' ? decision.actions.filter(({ barred }) => !barred) : []
      expect(open.map(action => action.do)).not.toContain('profit')
      const bringing = open.filter(action => !idles(sightOf(seen.view, seat, EDITION_2016), { do: action.do }))
      expect(bringing.map(action => action.do)).not.toContain('collect')
    }
    take(citadels2016, state, seat, answer)
  }
})
