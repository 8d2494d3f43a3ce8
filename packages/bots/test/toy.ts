import { amount, type Game, oneOf, type Secret, shown, type Setup, start, steps } from '@cloak/kernel'

/** Two players, a secret card each. The first says whether the higher or the lower card wins; the second names any number. */
export interface Toy {
  table: { cards: Secret<number>[]; said: 'high' | 'low' | null; named: number | null }
  view: { cards: (number | null)[]; said: 'high' | 'low' | null }
  steps: { say: {}; name: {}; only: {} }
  events: {}
  options: { cards: [number, number]; first: 'say' | 'name' | 'only' }
}
const { asks } = steps<Toy>()

export const toy: Game<Toy> = {
  id: 'toy',
  rules: 1,
  seats: [2],
  options: () => ({ kind: 'form', fields: {} }),
  lay({ options }, x) {
    x.next(options.first)
    if (options.first === 'say') x.next('name')
    return { cards: [...options.cards], said: null, named: null }
  },
  steps: {
    say: asks({
      who: () => 0,
      prompt: 'toy.say',
      what: () => oneOf(['high', 'low']),
      does: (x, _, said) => void (x.t.said = said),
    }),
    name: asks({
      who: () => 1,
      prompt: 'toy.name',
      what: () => amount(0, 100_000),
      does: (x, _, n) => void (x.t.named = n),
    }),
    only: asks({ who: () => 0, prompt: 'toy.only', what: () => oneOf(['this']), does: () => {} }),
  },
  view: (t, eye) => ({ cards: t.cards.map((card, seat) => shown(card, eye, seat) ?? null), said: t.said }),
  standing(t) {
    const [mine, theirs] = t.cards
    const wins = t.said === 'low' ? mine! < theirs! : mine! > theirs!
    return [wins, !wins].map(won => ({ place: won ? 1 : 2, score: won ? 1 : 0, why: [] }))
  },
  imagine: (view, _, rng) => ({
    cards: view.cards.map(card => card ?? 1 + rng.below(9)),
    said: view.said,
    named: null,
  }),
}

export const playing = (cards: [number, number], first: Toy['options']['first'] = 'say') => {
  const setup: Setup<Toy['options']> = { game: 'toy', rules: 1, seats: 2, options: { cards, first }, seed: 'toy' }
  return start(toy, setup).state
}
