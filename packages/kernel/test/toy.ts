import {
  amount,
  type Advance,
  answer,
  form,
  type Game,
  oneOf,
  orElse,
  type Play,
  type Seat,
  type Secret,
  type Setup,
  shown,
  start,
  type State,
  steps,
  type Told,
} from '@cloak/kernel'

/** A game that is nothing but a script: the host names the one to play. */
export interface Toy {
  table: { said: string[]; purses: Secret<number>[]; asked: Secret<Seat[]> }
  view: { said: string[]; purses: (number | null)[]; asked: boolean | null }
  steps: {
    say: { text: string }
    nest: { text: string; deeper: number }
    ask: { seat: Seat | null }
    all: { seats: Seat[] }
    covert: {}
    jot: { seat: Seat }
    jotAll: { seats: Seat[] }
    whisper: { to: Seat[]; text: string }
    roll: {}
    dead: { seat: Seat }
    loop: {}
    ghost: {}
  }
  events: { said: { all: { text: string } }; whispered: { all: { to: Seat[] }; some: { text: string } } }
  options: { play: Script; purse: number }
}

type Opening = Pick<Play<Toy>, 'next' | 'rng'>
const scripts = {
  order: (x: Opening) => {
    x.next('say', { text: 'a' })
    x.next('nest', { text: 'b', deeper: 2 })
    x.next('say', { text: 'z' })
  },
  ask: (x: Opening) => {
    x.next('ask', { seat: 1 })
    x.next('say', { text: 'after' })
  },
  nobody: (x: Opening) => {
    x.next('ask', { seat: null })
    x.next('all', { seats: [] })
    x.next('say', { text: 'after' })
  },
  all: (x: Opening) => {
    x.next('all', { seats: [2, 0, 1] })
    x.next('ask', { seat: 0 })
  },
  covert: (x: Opening) => {
    x.next('covert')
    x.next('ask', { seat: 0 })
  },
  free: (x: Opening) => {
    x.next('jot', { seat: 0 })
    x.next('jot', { seat: 1 })
    x.next('ask', { seat: 1 })
    x.next('ask', { seat: 0 })
  },
  freeAll: (x: Opening) => {
    x.next('jotAll', { seats: [0, 1] })
    x.next('ask', { seat: 2 })
  },
  freeThenCovert: (x: Opening) => {
    x.next('jot', { seat: 1 })
    x.next('covert')
    x.next('ask', { seat: 0 })
  },
  whisper: (x: Opening) => {
    x.next('ask', { seat: 0 })
    x.next('whisper', { to: [1, 2], text: 'psst' })
  },
  roll: (x: Opening) => {
    x.next('ask', { seat: 0 })
    x.next('roll')
    x.next('ask', { seat: 1 })
  },
  dead: (x: Opening) => {
    x.next('ask', { seat: 0 })
    x.next('dead', { seat: 2 })
  },
  deadAtOnce: (x: Opening) => x.next('dead', { seat: 2 }),
  loop: (x: Opening) => {
    x.next('ask', { seat: 0 })
    x.next('loop')
  },
  ghost: (x: Opening) => x.next('ghost'),
  nothing: () => {},
}
export type Script = keyof typeof scripts
const names = Object.keys(scripts) as Script[]

const { does, asks, asksAll } = steps<Toy>()
const say = (x: Play<Toy>, text: string) => {
  x.t.said.push(text)
  x.tell('said', { text })
}
const yesNo = () =>
  orElse(oneOf(['yes', { id: 'no' }, { id: 'never', barred: { rule: 'TOY-1', key: 'toy.why.never' } }]), 'no')

const all: Game<Toy>['steps'] = {
  say: does((x, { text }) => say(x, text)),
  nest: does((x, { text, deeper }) => {
    say(x, `${text}<`)
    for (let i = 0; i < deeper; i++) x.next('nest', { text: `${text}${i}`, deeper: deeper - 1 })
    if (deeper === 0) say(x, '.')
  }),
  ask: asks({
    who: (_, { seat }) => seat,
    prompt: 'toy.prompt.ask',
    what: yesNo,
    does: (x, _, answer, seat) => say(x, `${seat} ${answer}`),
  }),
  all: asksAll({
    who: (_, { seats }) => seats,
    prompt: (_t, _p, seat) => ({ key: 'toy.prompt.all', args: { seat } }),
    what: (t, _, seat) => orElse(amount(0, t.purses[seat]!), 0),
    does: (x, _, answers) => say(x, JSON.stringify(answers)),
  }),
  covert: asksAll({
    who: t => t.asked,
    prompt: 'toy.prompt.covert',
    covert: true,
    what: (t, _, seat) => amount(0, t.purses[seat]!),
    does: (x, _, answers) => say(x, `covert ${Object.keys(answers).length > 0}`),
  }),
  jot: asks({
    who: (_, { seat }) => seat,
    prompt: 'toy.prompt.jot',
    free: true,
    what: () => amount(0, 9),
    does(x, _, n, seat) {
      x.t.purses[seat] = n
    },
  }),
  jotAll: asksAll({
    who: (_, { seats }) => seats,
    prompt: 'toy.prompt.jot',
    free: true,
    what: () => amount(0, 9),
    does(x, { seats }, answers) {
      for (const seat of seats) x.t.purses[seat] = answers[seat]!
    },
  }),
  whisper: does((x, { to, text }) => x.tell('whispered', { to }, to, { text })),
  roll: does(x => say(x, `rolled ${1 + x.rng.below(6)}`)),
  dead: asks({ who: (_, { seat }) => seat, prompt: 'toy.prompt.dead', what: () => oneOf([]), does() {} }),
  loop: does(x => x.next('loop')),
  ghost: does(() => {}),
}
const { ghost: _, ...present } = all

export const toy: Game<Toy> = {
  id: 'toy',
  rules: 3,
  seats: [3, 4],
  options: () => orElse(form({ play: oneOf<Script>(names), purse: amount(0, 9) }), { play: 'order', purse: 5 }),
  lay({ seats, options }, x) {
    scripts[options.play](x)
    const purses = Array.from({ length: seats }, (_, seat) => options.purse + seat)
    return { said: [], purses, asked: [0, 2] }
  },
  // A step that the types know and the game does not have: what a damaged file may ask for.
  steps: present as Game<Toy>['steps'],
  view: (t, eye) => ({
    said: t.said,
    purses: t.purses.map((purse, seat) => shown(purse, eye, seat) ?? null),
    asked: eye.at === null ? null : (shown(t.asked, eye, eye.at)?.includes(eye.at) ?? null),
  }),
  standing: t => t.purses.map((score, seat) => ({ place: t.purses.length - seat, score, why: [] })),
  imagine: (v, at, rng) => ({
    said: v.said.slice(),
    purses: v.purses.map(purse => purse ?? rng.below(10)),
    asked: v.purses.map((_, seat) => seat).filter(seat => (seat === at ? v.asked : rng.below(2) === 0)),
  }),
}

export const setupOf = (play: Script, seed = 'toy'): Setup<Toy['options']> => ({
  game: 'toy',
  rules: 3,
  seats: 3,
  options: { play, purse: 5 },
  seed,
})
export const begin = (play: Script, seed?: string): Advance<Toy['table']> => start(toy, setupOf(play, seed))

/** Takes these answers one after the other; all that was told. */
export function playOn(
  from: State<Toy['table']>,
  ...answers: [seat: Seat, said: unknown][]
): { state: State<Toy['table']>; told: Told[] } {
  let state = from
  const told: Told[] = []
  for (const [seat, said] of answers) {
    const next = answer(toy, state, state.at, seat, said)
    if (!('state' in next)) throw new Error(`refused: ${JSON.stringify(next)}`)
    state = next.state
    told.push(...next.told)
  }
  return { state, told }
}
