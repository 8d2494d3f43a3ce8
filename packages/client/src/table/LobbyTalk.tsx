import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { useSay } from '../words/say.ts'
import { SaidLine } from './Chronicle.tsx'
import { useTable } from '@cloak/parts/table/state.ts'
import { Talk } from './Talk.tsx'

const SHOWN = 8

interface LobbyTalkProps {
  about: About
  names: readonly string[]
  speaker: Speaker
}

/** Those who wait for the game talk, once there is somebody to talk to. */
export function LobbyTalk({ about, names, speaker }: LobbyTalkProps) {
  const say = useSay()
  const seat = useTable(({ seat }) => seat)
  const told = useTable(({ told }) => told)
  const said = told.filter(({ said }) => said !== undefined).slice(-SHOWN)
  const hasCompany = about.seats.some(({ person }, i) => person !== null && i !== seat)
  if (seat === null || !hasCompany) return null
  return (
    <section className="panel">
      <h2>{say('client.talk.heading')}</h2>
      <div role="log" aria-label={say('client.talk.heading')}>
        {said.map(({ n, said }) => said && <SaidLine key={n} said={said} speaker={speaker} names={names} />)}
      </div>
      <Talk table={about.id} game={about.game} speaker={speaker} />
    </section>
  )
}
