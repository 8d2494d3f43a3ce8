import { chytrogrod, type Chytrogrod } from '@cloak/chytrogrod'
import { imagine, Rng, see, type State } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { empty, INTRIGUES, lay } from './help.ts'
import { holds, kept } from './invariants.ts'

const worldOf = (state: State<Chytrogrod['table']>, at: number | null, seed: string) =>
  opened(imagine(chytrogrod, see(chytrogrod, state, { at }), at, Rng.from(seed))).table

describe('imagined worlds', () => {
  test('[CHY-13.53, CHY-12.1] hold the same pieces as the real one, for every eye', () => {
    const options = { contraband: 'off', intrigues: 'on', guilds: 'choose' } as const
    for (const { state } of walk(chytrogrod, { seats: 4, seed: 'worlds', options })) {
      const t = opened(state).table
      for (const at of [0, 2, null]) {
        const world = worldOf(state, at, `${state.at}`)
        for (const count of Object.values(kept)) expect(count(world)).toEqual(count(t))
        for (const holding of Object.values(holds)) expect(holding(world)).toBe(true)
        const secrets = world.players.flatMap(({ secret }) => (secret ? [secret.good] : []))
        expect(new Set(secrets).size).toBe(secrets.length)
      }
    }
  })

  test('[CHY-12.1] deal to a rival only cards that have not been turned up, and every one of these', () => {
    const { state } = empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover', 'big')
        for (const laid of t.districts.red.laid) laid.face = laid.card
        lay(t, 'blue', 1, 'small')
      })
      .at('resolve.open', { district: 'yellow' })
    const dealt = new Set(
      Array.from({ length: 100 }, (_, i) => worldOf(state, 0, `w${i}`).districts.blue.laid[0]!.card),
    )
    expect([...dealt].sort()).toEqual(['buyout2', 'buyout3', 'buyout4', 'sabotage', 'small'])
    for (let i = 0; i < 20; i++) {
      const world = worldOf(state, 0, `w${i}`)
      expect(world.districts.red.laid.map(({ card, face }) => [card, face])).toEqual([
        ['takeover', 'takeover'],
        ['big', 'big'],
      ])
      expect(world.players[1]!.hand).toHaveLength(4)
    }
  })

  test('[CHY-12.2] keep what the University has seen, and let all others guess', () => {
    const { state } = empty(4, INTRIGUES)
      .table(t => {
        t.players[2]!.supporter = 'green'
        lay(t, 'red', 1, 'buyout2')
      })
      .at('intrigue.dealings', { seat: 2 })
      .answers(2, { do: 'look', with: 'red' })
    const guesses = (at: number | null) =>
      new Set(Array.from({ length: 60 }, (_, i) => worldOf(state, at, `g${i}`).districts.red.laid[0]!.card)).size
    expect([guesses(1), guesses(2)]).toEqual([1, 1])
    expect([guesses(0), guesses(3), guesses(null)]).toEqual([7, 7, 7])
  })

  test('[CHY-12.4, CHY-12.1] leave seen deal tokens where they are, and shuffle those never seen', () => {
    const { state } = empty(3).table(t => {
      t.districts.red.stack = { top: 'RED-4', unseen: ['RED-1', 'RED-2', 'RED-5', 'RED-6'], bottom: ['RED-3'] }
    })
    const seconds = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const { stack } = worldOf(state, i % 3, `d${i}`).districts.red
      expect([stack.top, stack.bottom]).toEqual(['RED-4', ['RED-3']])
      seconds.add(stack.unseen[0]!)
    }
    expect([...seconds].sort()).toEqual(['RED-1', 'RED-2', 'RED-5', 'RED-6'])
  })

  test('[CHY-12.1] take hidden decrees and secret goods from what has not been shown', () => {
    const { state } = empty(3).table(t => {
      t.decrees.discard = t.decrees.deck.splice(0, 8)
      t.districts.red.decrees.push({ by: 1, decree: t.decrees.deck.pop()!, face: null })
      t.players[2]!.secret = { good: 'book', face: 'book', spent: true }
    })
    const t = opened(state).table
    const hidden = [...t.decrees.deck, t.districts.red.decrees[0]!.decree].sort()
    const [decrees, secrets] = [new Set<string>(), new Set<string>()]
    for (let i = 0; i < 80; i++) {
      const world = worldOf(state, 0, `h${i}`)
      decrees.add(world.districts.red.decrees[0]!.decree)
      secrets.add(world.players[1]!.secret!.good)
      expect(world.players[2]!.secret!.good).toBe('book')
    }
    expect([...decrees].sort()).toEqual(hidden)
    expect([...secrets].sort()).toEqual(['chest', 'relic', 'rum'])
  })
})
