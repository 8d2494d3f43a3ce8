import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { Citadels, View } from '@cloak/citadels-core'
import { type Action, awaited, type Decision, type Seen, see } from '@cloak/kernel'
import { type StagedGame, stagedGame } from './staged.ts'

export const GAMES = { 'citadels-2016': citadels2016, 'citadels-classic': citadelsClassic } as const

export const EDITIONS = ['citadels-2016', 'citadels-classic'] as const

export type Staged = StagedGame<Citadels>

export const staged = (edition: (typeof EDITIONS)[number], seats: number, how: 'usual' | 'any' = 'usual'): Staged =>
  stagedGame(GAMES[edition], seats, 'a', how)

export const seenBy = ({ game, moments }: Staged, seat: number): Seen<object>[] =>
  moments.map(({ state }) => see(game, state, { at: seat }))

export const stepOf = ({ script }: Seen<object>): string => script.at(-1)?.step ?? ''

export interface Asked {
  game: Staged
  n: number
  seat: number
}

const askOf = ({ script }: Seen<object>): string => {
  const p = script.at(-1)?.p ?? {}
  return 'ask' in p ? String(p.ask) : ''
}

/** A game in which one of these seats is asked at this step, or by this card, and the moment of it. */
export function askedAt(
  step: string,
  seats: readonly number[],
  edition: (typeof EDITIONS)[number] = 'citadels-2016',
): Asked {
  for (let i = 0; i < 200; i++) {
    const game: Staged = stagedGame(GAMES[edition], 5, `${step} ${i}`, 'any')
    for (const seat of seats) {
      const n = seenBy(game, seat).findIndex(each => each.mine && [stepOf(each), askOf(each)].includes(step))
      if (n >= 0) return { game, n, seat }
    }
  }
  throw new Error(`nobody is asked ${step}`)
}

/** A game in which this seat may do this, the moment of it, and which of the actions it is. */
export function offeredTo(seat: number, deed: string): { game: Staged; n: number; nth: number } {
  for (let i = 0; i < 200; i++) {
    const game = stagedGame(citadels2016, 5, `${deed} ${i}`, 'any')
    const at = seenBy(game, seat).map(({ mine }) =>
      mine?.decision.kind === 'menu' ? mine.decision.actions.findIndex(each => each.do === deed && !each.barred) : -1,
    )
    const n = at.findIndex(nth => nth >= 0)
    if (n >= 0) return { game, n, nth: at[n]! }
  }
  throw new Error(`nobody may ${deed}`)
}

/** The first moment of any game of 2016 at which somebody is asked such a thing. */
export function momentWhere(isIt: (seen: Seen<View>, decision: Decision, seat: number) => boolean): Asked {
  for (let i = 0; i < 400; i++) {
    const game = stagedGame(citadels2016, 6, `where ${i}`, 'any')
    for (const [n, { state }] of game.moments.entries())
      for (const seat of awaited(citadels2016, state)) {
        const seen = see(citadels2016, state, { at: seat })
        if (seen.mine && isIt(seen, seen.mine.decision, seat)) return { game, n, seat }
      }
  }
  throw new Error('nobody was ever asked')
}

export const actionOf = (decision: Decision, what: string): Action | undefined =>
  decision.kind === 'menu' ? decision.actions.find(action => action.do === what && !action.barred) : undefined
