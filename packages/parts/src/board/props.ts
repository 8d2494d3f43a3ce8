import type { Seen } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'

/** What a drawn table is given: what the reader's seat sees, and who says it. What can be clicked it asks `useThings`. */
export interface BoardProps {
  seen: Seen<object>
  seat: number | null
  names: readonly string[]
  speaker: Speaker
}
