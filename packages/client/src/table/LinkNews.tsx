import type { ErrorCode } from '@cloak/protocol'
import { mayPass } from '../connection/asking.ts'
import { useSay, type WordKey } from '../words/say.ts'
import { askAgain } from './store.ts'
import { type OpenTable, useTable } from '@cloak/parts/table/state.ts'
import { TROUBLES } from './Trouble.tsx'

const MISSED: { readonly [C in ErrorCode]: WordKey } = {
  ...TROUBLES,
  'not-found': 'client.table.unknown',
  'too-many': 'client.link.later',
  unavailable: 'client.link.later',
  fault: 'client.link.fault',
}
const HELD: { readonly [C in ErrorCode]?: WordKey } = {
  'too-many': 'client.link.slow',
  unavailable: 'client.link.held',
  paused: 'client.table.paused',
}

/** What is the matter with the connection, and whether it is being waited for; null if nothing is. */
export function newsOf(table: Pick<OpenTable, 'link' | 'missed' | 'held'>): { key: WordKey; waits: boolean } | null {
  const { link, missed, held } = table
  if (link === 'lost') return { key: 'client.link.lost', waits: false }
  if (missed) return { key: MISSED[missed.code], waits: mayPass(missed) }
  const key = held && HELD[held]
  return key ? { key, waits: false } : null
}

/** What is the matter with the connection, if anything is; where it is waited for the table, one need not wait. */
export function LinkNews({ otherwise }: { otherwise: string }) {
  const say = useSay()
  const link = useTable(({ link }) => link)
  const missed = useTable(({ missed }) => missed)
  const held = useTable(({ held }) => held)
  const news = newsOf({ link, missed, held })
  if (!news?.waits) return news ? say(news.key) : otherwise
  return (
    <>
      {say(news.key)}{' '}
      <button type="button" className="button try-now" onClick={askAgain}>
        {say('client.link.now')}
      </button>
    </>
  )
}
