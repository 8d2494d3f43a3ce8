import { type InstalledGame, games } from '@cloak/games'
import { afterwards, awaited, hear, question, Rng, sample, type Setup, start, take, type Told } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { describe, expect, test } from 'vitest'
import { offered } from '../src/asked.ts'
import { LANGUAGES, speakerOf } from '../src/speak.ts'

/** Signs of a message that did not come out as it should. */
const ODD = /[{}]|undefined|NaN|\[object|\b[a-z]+\.(event|why|prompt|card|option|do|field|step|score)\./

/** Plays a random game and says everything there is to say in it. */
function sayAll({ game }: InstalledGame, setup: Setup, speakers: readonly Speaker[]): Set<string> {
  const said = new Set<string>()
  const say = (what: (s: Speaker) => string | string[]): void => {
    for (const s of speakers) for (const text of [what(s)].flat()) said.add(text)
  }
  const told: Told[] = []
  const first = start(game, setup)
  const rng = Rng.from(setup.seed)
  const { state } = first
  told.push(...first.told)
  say(s => offered(game.options(setup.seats), s))
  say(s => s.sayAnswer(game.options(setup.seats), setup.options as never))
  for (;;) {
    for (const each of told.splice(0)) {
      say(s => s.sayHeard(hear(each, { at: null })))
      if (each.some) say(s => s.sayHeard(each))
    }
    const q = question(game, state)
    if (!q) break
    const seats = awaited(game, state)
    say(s => s.sayWaiting(state.script.at(-1)!.step, q.covert ? 'covert' : seats))
    const seat = rng.pick(seats)
    const { prompt, decision } = q.to[seat]!
    const answer = sample(decision, rng)
    say(s => [s.say(prompt), s.sayAnswer(decision, answer), ...offered(decision, s)])
    take(game, state, seat, answer, told)
  }
  for (const { why } of game.standing(afterwards(state)!)) for (const item of why) say(s => s.sayScore(item))
  return said
}

const cases = games.flatMap(entry => entry.game.seats.map(seats => [entry.game.id, seats, entry] as const))
describe('in three languages nothing is missing, whatever a game has to say', () => {
  test.each(cases)('%s, %i seats', (id, seats, entry) => {
    const { game } = entry
    const missing = new Set<string>()
    const speakers = LANGUAGES.map(language =>
      speakerOf(entry, language, seats, m => missing.add(`${m.locale} ${m.key}: ${m.lacks}`)),
    )
    const odd = new Set<string>()
    for (let i = 0; i < 2; i++) {
      const options = sample(game.options(seats), Rng.from(`words ${i}`)) as object
      const setup: Setup = { game: id, rules: game.rules, seats, options, seed: `words ${i}` }
      for (const text of sayAll(entry, setup, speakers)) if (ODD.test(text) || text.trim() === '') odd.add(text)
    }
    expect([...missing].sort()).toEqual([])
    expect([...odd]).toEqual([])
  })
})

describe('who acts on what is their own is named once', () => {
  const OWN: readonly (readonly [game: string, event: string, args: { [name: string]: string | number }])[] = [
    ['citadels-2016', 'destroyed', { by: 0, seat: 0, card: 'tavern', gold: 0, source: 'warlord' }],
    ['citadels-2016', 'destroyed', { by: 0, seat: 0, card: 'manor', gold: 2, source: 'warlord' }],
    ['citadels-classic', 'robbed', { by: 0, seat: 0, gold: 0 }],
    ['chytrogrod', 'cardMoved', { seat: 0, owner: 0, from: 'red', to: 'blue' }],
    ['chytrogrod', 'cardSabotaged', { by: 0, seat: 0, card: 'big', district: 'red' }],
    ['chytrogrod', 'supporterSentHome', { by: 0, seat: 0, district: 'red' }],
    ['chytrogrod', 'tieBroken', { by: 0, seat: 0, kind: 'sabotage', district: 'red' }],
  ]
  const cases = OWN.flatMap(each => LANGUAGES.map(language => [language, ...each] as const))
  test.each(cases)('%s: %s, %s %j', (language, id, event, all) => {
    const s = speakerOf(
      games.find(({ game }) => game.id === id)!,
      language,
      2,
    )
    const own = s.say({ key: 'ref.seat', args: { id: 0 } })
    expect(s.sayHeard({ event, all }).split(own)).toHaveLength(2)
    const [other] = ['owner', 'seat'].filter(name => name in all)
    expect(s.sayHeard({ event, all: { ...all, [other!]: 1 } })).toContain(s.say({ key: 'ref.seat', args: { id: 1 } }))
  })
  test('in words that the language has for it', () => {
    const all = { by: 0, seat: 0, card: 'tavern', gold: 0, source: 'warlord' }
    const said = LANGUAGES.map(language => speakerOf(games[0]!, language, 2).sayHeard({ event: 'destroyed', all }))
    expect(said.map(text => text.replace(/Seat \d|Miejsce \d|\d\. hely/, 'Anna'))).toEqual([
      'Anna tears down the Tavern in their own city by right of the Warlord.',
      'Anna prawem Generała burzy we własnym mieście: Tawerna.',
      'Anna a Hadúr jogán a saját városában rombol: ledől a Fogadó.',
    ])
  })
})
