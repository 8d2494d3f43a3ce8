import type { Said } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { Arms } from '../emblem/Arms.tsx'
import { useSay } from '../words/language.ts'
import { claimText } from './claims.ts'

/** What somebody said, in their own words or in a ready-made line. */
export function SaidLine({ said, speaker, names }: { said: Said; speaker: Speaker; names: readonly string[] }) {
  const say = useSay()
  return (
    <p className="line line-said">
      <Arms seat={said.seat} />
      <span>
        <strong>{names[said.seat] ?? said.name}</strong>{' '}
        {said.text ?? (said.claim ? claimText(say, speaker, said.claim) : '')}
      </span>
    </p>
  )
}
