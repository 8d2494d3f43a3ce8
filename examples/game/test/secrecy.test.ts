import { imagine, Rng, see, type State } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { dawn, type Dawn } from '../src/index.ts'
import { lost, table, THREE } from './help.ts'
import { holds, kept } from './invariants.ts'

const worldOf = (state: State<Dawn['table']>, at: number | null, seed: string) =>
  opened(imagine(dawn, see(dawn, state, { at }), at, Rng.from(seed))).table
/** Which roles this eye imagines in a place. */
const guesses = (state: State<Dawn['table']>, at: number | null, seat: number, place: number) =>
  [
    ...new Set(Array.from({ length: 80 }, (_, i) => worldOf(state, at, `w${i}`).players[seat]!.cards[place]!.role)),
  ].sort()
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const ALL = ['castellan', 'forger', 'herbalist', 'lamplighter', 'magpie']

const shone = () =>
  table(THREE)
    .at('turn.begin', { seat: 0 })
    .answers(0, { do: 'shine', with: 2 })
    .answers(1, 'believe')
    .answers(2, 'believe')
    .answers(2, 0)

describe('what players know', () => {
  test('[DAW-8.1] a face-down card is its owner’s alone', () => {
    const dealt = (role: 'herbalist' | 'magpie') => table([THREE[0], ['lamplighter', role], THREE[2]])
    for (const at of [0, 2, null]) dealt('herbalist').alike(at, dealt('magpie'))
    expect(() => dealt('herbalist').alike(1, dealt('magpie'))).toThrow()
  })

  test('[DAW-8.1] the deck is nobody’s; what the Castellan drew is for the player who drew it', () => {
    const drawn = (...top: ('herbalist' | 'magpie')[]) =>
      table(THREE, top)
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: 'relieve' })
        .answers(1, 'believe')
        .answers(2, 'believe')
    const [one, other] = [drawn('magpie', 'herbalist'), drawn('magpie', 'magpie')]
    for (const at of [1, 2, null]) one.alike(at, other)
    expect(() => one.alike(0, other)).toThrow()
    one.sees(1, v => expect(v.drawn).toEqual({ by: 0, count: 2, roles: null }))
  })

  test('[DAW-8.2] a card that was shown stays known to the player who saw it, and to no other', () => {
    const scene = shone()
    scene.sees(0, v => expect(v.players[2]!.cards[0]!.role).toBe('castellan'))
    scene.sees(1, v => expect(v.players[2]!.cards[0]!.role).toBeNull())
    expect(guesses(scene.state, 0, 2, 0)).toEqual(['castellan'])
    expect(guesses(scene.state, 1, 2, 0)).toEqual(ALL)
    expect(guesses(scene.state, null, 2, 0)).toEqual(ALL)
  })

  test('[DAW-8.3] once it is shuffled into the deck nobody can follow it', () => {
    const again = shone()
      .at('turn.begin', { seat: 2 })
      .answers(2, { do: 'relieve' })
      .answers(0, 'doubt')
      .answers(1, 'believe')
      .told('proved', { seat: 2, role: 'castellan' })
    again.sees(0, v => expect(v.players[2]!.cards[0]).toEqual({ role: null, up: false, seenBy: [], isNot: null }))
    expect(guesses(again.state, 0, 2, 0)).toEqual(ALL)
  })

  test('[DAW-8.3] what goes into the deck is shuffled: the next card may be any', () => {
    const [drawn, tops] = [new Set<string>(), new Set<string>()]
    for (const seed of SEEDS) {
      table(THREE, [], seed)
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: 'forge' })
        .answers(1, 'doubt')
        .answers(2, 'believe')
        .expect(t => drawn.add(t.players[0]!.cards[0]!.role))
      table(THREE, [], seed)
        .at('castellan.keep', { seat: 0 })
        .lapses(0)
        .expect(t => tops.add(t.deck.at(-1)!))
    }
    expect([[...drawn].sort(), [...tops].sort()]).toEqual([ALL, ALL])
  })

  test('[DAW-8.4] a player who is shown the same card twice is named once', () => {
    shone()
      .at('lamplighter.show', { seat: 0, target: 2 })
      .answers(2, 0)
      .sees(1, v => expect(v.players[2]!.cards[0]!.seenBy).toEqual([0]))
  })

  test('[DAW-8.3] the Castellan’s new cards are secret, whatever was known of the old ones', () => {
    const changed = shone().at('castellan.keep', { seat: 2 }).answers(2, { castellan: 1, forger: 1 })
    changed.sees(0, v => v.players[2]!.cards.every(({ role, seenBy }) => role === null && seenBy.length === 0))
    expect(guesses(changed.state, 0, 2, 0)).toEqual(ALL)
  })

  test('[DAW-8.4, DAW-4.5] nobody imagines a role that a card is known not to be', () => {
    const exposed = table(THREE)
      .at('turn.begin', { seat: 1 })
      .answers(1, { do: 'forge' })
      .answers(0, 'doubt')
      .answers(2, 'believe')
      .answers(1, 0)
    for (const at of [0, 2, null]) {
      expect(guesses(exposed.state, at, 1, 0)).toEqual(['lamplighter'])
      expect(guesses(exposed.state, at, 1, 1)).toEqual(ALL.filter(role => role !== 'forger'))
    }
  })

  test('[DAW-8.4] everything else is public', () => {
    shone()
      .table(t => lost(t, 1, 0))
      .sees(null, v => {
        expect(v.players.map(({ seals }) => seals)).toEqual([3, 2, 2])
        expect([v.chest, v.deck]).toEqual([41, 9])
        expect(v.players[1]!.cards[0]).toMatchObject({ role: 'lamplighter', up: true })
        expect(v.players[2]!.cards.map(({ seenBy }) => seenBy)).toEqual([[0], []])
      })
  })
})

describe('imagined worlds', () => {
  test('[DAW-1.2, DAW-1.3] hold the same pieces as the real one, for every eye', () => {
    for (const { state } of walk(dawn, { seats: 5, seed: 'worlds' }))
      for (const at of [0, 3, null]) {
        const world = worldOf(state, at, `${state.at}`)
        for (const count of Object.values(kept)) expect(count(world)).toEqual(count(opened(state).table))
        for (const holding of Object.values(holds)) expect(holding(world)).toBe(true)
      }
  })
})
