import { bodies } from '@cloak/parts/emblem/charges.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words/say.ts'

/** The key of whoever keeps the table. */
export function HostMark() {
  const say = useSay()
  return (
    <span className="seat-host" role="img" aria-label={say('client.lobby.host')} title={say('client.lobby.host')}>
      <Emblem body={bodies['key']} />
    </span>
  )
}
