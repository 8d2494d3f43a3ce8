import { chytrogrod } from '@cloak/chytrogrod'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { DECREES } from '../src/data/decrees.ts'
import { DEALS, SPACES, TOKENS } from '../src/data/pieces.ts'
import { tokensIn } from '../src/tokens.ts'
import type { Tokens } from '../src/types.ts'
import { holds, kept } from './invariants.ts'

const VARIANTS = [
  { contraband: 'off', intrigues: 'off', guilds: 'choose' },
  { contraband: 'on', intrigues: 'on', guilds: 'deal' },
] as const

describe.each([3, 4, 5])('random games with %i players', seats => {
  test.each(VARIANTS)('[CHY-13.53] nothing is made or lost: %j', options => {
    for (const { state } of walk(chytrogrod, { seats, seed: `kept ${seats}`, options })) {
      const t = opened(state).table
      expect(kept.tokens(t)).toEqual([14, 14, 14, 14, 14, 4, 4])
      expect(kept.deals(t)).toEqual([...DEALS].sort())
      expect(kept.decrees(t)).toEqual([...DECREES].sort())
      for (const cards of kept.cards(t)) expect(cards).toHaveLength(7)
      for (const [name, holding] of Object.entries(holds)) expect([name, holding(t)]).toEqual([name, true])
      const step = state.script.at(-1)?.step
      if (step !== 'overflow.return')
        for (const { board } of t.players) expect(tokensIn(board)).toBeLessThanOrEqual(SPACES)
    }
  })
})

describe('boards', () => {
  /** What an event takes from a seat's board. */
  const paid = (event: string, all: Record<string, unknown>): { seat: number; tokens: Partial<Tokens> } | null => {
    const seat = all['seat'] as number
    switch (event) {
      case 'dealClosed':
        return { seat, tokens: all['paid'] as Partial<Tokens> }
      case 'tokensReturned':
        return { seat, tokens: all['tokens'] as Partial<Tokens> }
      case 'goodsSwapped':
      case 'goodsExchanged':
        return { seat, tokens: { [all['given'] as string]: 1 } }
      default:
        return null
    }
  }
  /** What an event puts on it. */
  const gained = (event: string, all: Record<string, unknown>): { seat: number; tokens: Partial<Tokens> } | null => {
    const seat = all['seat'] as number
    switch (event) {
      case 'goodGained':
        return { seat, tokens: { [all['good'] as string]: 1 } }
      case 'boughtOut':
        return { seat, tokens: all['tokens'] as Partial<Tokens> }
      case 'goodsSwapped':
      case 'goodsExchanged':
        return { seat, tokens: { [all['taken'] as string]: 1 } }
      default:
        return null
    }
  }

  test('[CHY-7.10, CHY-7.1] change by what is told and by nothing else: tokens are not discarded, traded or given away', () => {
    const options = { contraband: 'off', intrigues: 'on', guilds: 'deal' } as const
    for (const { state, before, told } of walk(chytrogrod, { seats: 5, seed: 'accounts', options })) {
      if (!before) continue
      const [was, is] = [opened(before).table, opened(state).table]
      const boards = was.players.map(({ board }) => ({ ...board }))
      for (const { event, all } of told) {
        for (const [change, sign] of [
          [paid(event, { ...all }), -1],
          [gained(event, { ...all }), 1],
        ] as const)
          if (change) for (const token of TOKENS) boards[change.seat]![token] += sign * (change.tokens[token] ?? 0)
      }
      expect(is.players.map(({ board }) => board)).toEqual(boards)
    }
  })
})
