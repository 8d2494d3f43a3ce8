import type { ErrorCode } from '@cloak/protocol'
import { useSay } from '../words/say.ts'
import { useTable } from '@cloak/parts/table/state.ts'

/** What each kind of error is called. */
export const TROUBLES = {
  'bad-request': 'client.error.bad-request',
  unauthorised: 'client.error.unauthorised',
  forbidden: 'client.error.forbidden',
  'not-found': 'client.error.not-found',
  conflict: 'client.error.conflict',
  'too-many': 'client.error.too-many',
  'too-large': 'client.error.too-large',
  paused: 'client.table.paused',
  unavailable: 'parts.trouble.server',
  fault: 'parts.trouble.server',
} as const satisfies { [C in ErrorCode]: string }

/** Why the last thing asked of the table could not be done. */
export function Trouble() {
  const say = useSay()
  const error = useTable(({ error }) => error)
  return (
    error && (
      <p className="trouble" role="alert">
        {say(TROUBLES[error.code])}
      </p>
    )
  )
}
