import type { AnyGame, AnyTypes } from '@cloak/games'
import type { State } from '@cloak/kernel'

/** Is even who is asked a secret now? */
export function isCovert(game: AnyGame, { script }: State<AnyTypes['table']>): boolean {
  const top = script.at(-1)
  const step = top && game.steps[top.step]
  return step !== undefined && step.kind !== 'does' && step.covert
}
