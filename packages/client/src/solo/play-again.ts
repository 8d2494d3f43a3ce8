import type { Game, GameTypes } from '@cloak/kernel'
import type { GameFile } from '@cloak/record'
import { verifyPlay } from '@cloak/record/browser'

/** Does a saved game follow from its seed and its log? Null if it was played by other rules than these. */
export async function followsFromSeed<G extends GameTypes>(game: Game<G>, file: GameFile): Promise<boolean | null> {
  if (file.setup.rules !== game.rules) return null
  const verified = await verifyPlay(game, file)
  if (!('fault' in verified)) return true
  // A crash of the rules accuses nobody.
  if (verified.fault.kind === 'crashed') throw verified.fault.error
  return false
}
