import { bodies } from 'virtual:emblems/charges'
import { Emblem } from '../emblem/Emblem.tsx'
import { useSay } from '../words/language.ts'

/** The key of whoever keeps the table. */
export function HostMark() {
  const say = useSay()
  return (
    <span className="seat-host" role="img" aria-label={say('client.lobby.host')} title={say('client.lobby.host')}>
      <Emblem body={bodies['key']} />
    </span>
  )
}
