import { useEffect, useMemo } from 'react'
import { isGameId } from '../games/registry.ts'
import { Coming } from '../pages/Coming.tsx'
import { titleOf } from '../pages/game-names.ts'
import { Page } from '../pages/Page.tsx'
import { useTitle } from '../pages/use-title.ts'
import { useGameSpeaker } from '../words/game-words.ts'
import { useSay } from '../words/say.ts'
import { Frame } from './Frame.tsx'
import { LinkNews } from './LinkNews.tsx'
import { Lobby } from './Lobby.tsx'
import { seatNames } from './seat-names.ts'
import { openTable } from './store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import './table.css'

/** A table, whatever is going on there. */
export function TablePage({ id }: { id: string }) {
  const say = useSay()
  useEffect(() => openTable(id), [id])
  const about = useTable(({ about }) => about)
  const error = useTable(({ error }) => error)
  const names = useMemo(() => (about ? seatNames(say, about) : []), [say, about])
  const speaker = useGameSpeaker(about?.game, names)
  const isAsked = useTable(({ about, seen }) => about?.status === 'playing' && Boolean(seen?.mine))
  const isUnknown = error?.code === 'not-found' && !about
  const game = about ? titleOf(say, about.game) : null
  const title = game !== null && isAsked ? say('client.table.your-turn', { game }) : game
  useTitle(isUnknown || about?.status === 'closed' ? '' : title)

  if (isUnknown) return <Notice text={say('client.table.unknown')} />
  if (!about) return <Coming status={<LinkNews otherwise={say('client.table.loading')} />} />
  if (!isGameId(about.game)) return <Notice text={say('client.game.unknown')} />
  if (about.status === 'closed') return <Notice text={say('client.table.closed')} />
  if (about.status === 'gathering') return <Lobby about={about} game={about.game} names={names} speaker={speaker} />
  if (!speaker) return <Coming status={say('client.table.loading')} />
  return <Frame about={about} game={about.game} names={names} speaker={speaker} />
}

function Notice({ text }: { text: string }) {
  return (
    <Page wide={false} title="">
      <h1>Cloak &amp; Crown</h1>
      <p role="status">{text}</p>
    </Page>
  )
}
