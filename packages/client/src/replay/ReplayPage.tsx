import { useEffect, useLayoutEffect, useState } from 'react'
import { isGameId } from '../games/registry.ts'
import { Coming } from '../pages/Coming.tsx'
import { Page } from '../pages/Page.tsx'
import { seatNames } from '../table/seat-names.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useGameSpeaker } from '../words/game-words.ts'
import { useSay } from '../words/say.ts'
import { type Eyes, readEyes } from './eyes.ts'
import { sameTime } from './moments.ts'
import { ReplayFrame } from './ReplayFrame.tsx'
import { usePlayback } from './use-playback.ts'
import { type Trouble, useReplay } from './use-replay.ts'

const TROUBLES = {
  unknown: 'client.table.unknown',
  forbidden: 'client.replay.forbidden',
  server: 'parts.trouble.server',
} as const satisfies { [T in Trouble]: string }

/** A game looked at again. What the table's own pieces read of the open table they read here of the moment shown. */
export function ReplayPage({ id }: { id: string }) {
  const say = useSay()
  const [eyes, setEyes] = useState<Eyes | null>(() => readEyes(new URLSearchParams(location.search).get('eyes')))
  const { recording, trouble } = useReplay(id, eyes)
  const playback = usePlayback(recording?.moments.length ?? 0)
  const [own, setOwn] = useState<number | null>(null)
  const about = recording?.replay.about ?? null
  const names = about ? seatNames(say, about) : []
  const speaker = useGameSpeaker(about?.game, names)
  const moment = recording?.moments[playback.now]
  const { go } = playback

  useLayoutEffect(() => {
    if (!recording || !moment) return
    const seat = typeof recording.eyes === 'number' ? recording.eyes : null
    const { about, steps } = recording.replay
    useTable.setState({
      ...useTable.getInitialState(),
      id,
      link: 'open',
      about,
      seat,
      seen: { ...moment.seen, mine: null },
      told: steps.slice(0, moment.upTo),
    })
  }, [id, recording, moment])
  useEffect(() => {
    if (eyes === null && recording) setOwn(recording.replay.seat)
  }, [eyes, recording])

  /** Other eyes see the same time; the address says whose they are. */
  const at = moment?.seen.at
  const [wanted, setWanted] = useState<number | null>(null)
  function look(next: Eyes): void {
    history.replaceState(history.state, '', `${location.pathname}?eyes=${next}${location.hash}`)
    setWanted(at ?? null)
    setEyes(next)
  }
  useEffect(() => {
    if (wanted === null || !recording || recording.eyes !== eyes) return
    go(sameTime(recording.moments, wanted))
    setWanted(null)
  }, [wanted, recording, eyes, go])

  if (trouble) return <Notice text={say(TROUBLES[trouble])} />
  if (!recording || !speaker) return <Coming wide={false} status={say('client.replay.loading')} />
  if (!about || !isGameId(about.game) || !moment) return <Notice text={say('client.replay.nothing')} />
  return (
    <ReplayFrame
      game={about.game}
      recording={recording}
      moment={moment}
      names={names}
      speaker={speaker}
      own={own}
      onEyes={look}
      playback={playback}
    />
  )
}

function Notice({ text }: { text: string }) {
  return (
    <Page wide={false} title="">
      <h1>Cloak &amp; Crown</h1>
      <p role="status">{text}</p>
    </Page>
  )
}
