import type { Speaker } from '@cloak/words'
import { Fragment, memo } from 'react'
import { useOncePainted } from '@cloak/parts/motion/once-painted.ts'
import { useSay } from '../words/say.ts'
import { claimText } from './claims.ts'
import { useToldSoFar } from '@cloak/parts/table/telling.ts'

const LAST = 3
const TOLD = 8

/** The last few things that happened, while the reader waits; the chronicle has them all. */
export function LastNews({ speaker }: { speaker: Speaker }) {
  const told = useOncePainted(useToldSoFar())
  const lines = told
    .slice(-TOLD)
    .flatMap(({ n, heard }) => (heard ?? []).map((each, i) => ({ id: `${n}.${i}`, text: speaker.sayHeard(each) })))
  return (
    <div className="bar-news" aria-hidden="true">
      {lines
        .slice(-LAST)
        .reverse()
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  )
}

/** The same for ears: everything new is read out, whether or not the chronicle is open. */
export const LiveNews = memo(function LiveNews({ speaker, names }: { speaker: Speaker; names: readonly string[] }) {
  const say = useSay()
  const told = useOncePainted(useToldSoFar())
  return (
    <div className="unseen" role="log" aria-label={say('client.table.news')}>
      {told.slice(-TOLD).map(({ n, heard, said }) => (
        <Fragment key={n}>
          {heard?.map((each, i) => (
            <p key={i}>{speaker.sayHeard(each)}</p>
          ))}
          {said && (
            <p>
              {`${names[said.seat] ?? said.name}: ${said.text ?? (said.claim ? claimText(say, speaker, said.claim) : '')}`}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  )
})
