import { type ReactNode, useEffect, useMemo } from 'react'
import { isGameId } from '../games/registry.ts'
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
  const title = about && about.status !== 'gathering' ? titleOf(say, about.game) : undefined
  useTitle(title !== undefined && isAsked ? say('client.table.your-turn', { game: title }) : title)

  if (error?.code === 'not-found' && !about) return <Notice text={say('client.table.unknown')} />
  if (!about) return <Notice text={<LinkNews otherwise={say('client.table.loading')} />} />
  if (!isGameId(about.game)) return <Notice text={say('client.game.unknown')} />
  if (about.status === 'closed') return <Notice text={say('client.table.closed')} />
  if (about.status === 'gathering') return <Lobby about={about} game={about.game} names={names} speaker={speaker} />
  if (!speaker) return <Notice text={say('client.table.loading')} />
  return <Frame about={about} game={about.game} names={names} speaker={speaker} />
}

function Notice({ text }: { text: ReactNode }) {
  return (
    <Page wide={false}>
      <h1>Cloak &amp; Crown</h1>
      <p role="status">{text}</p>
    </Page>
  )
}
