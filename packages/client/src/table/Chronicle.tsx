import type { Heard } from '@cloak/kernel'
import type { Happened, Said } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { memo } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useOncePainted } from '@cloak/parts/motion/once-painted.ts'
import { RuleMark } from '../rules/RuleMark.tsx'
import { useSay } from '../words/say.ts'
import { claimText } from './claims.ts'
import { useToldSoFar } from '@cloak/parts/table/telling.ts'

/** So many entries lie together: a block out of sight is neither laid out nor painted. */
const BLOCK = 12
const BLOCKS = 10
/** Blocks are counted from the beginning, so that none ever changes but the last. */
function blocksOf(told: readonly Happened[]): (readonly Happened[])[] {
  const last = Math.floor((told.length - 1) / BLOCK)
  const first = Math.max(0, last - BLOCKS + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => told.slice((first + i) * BLOCK, (first + i + 1) * BLOCK))
}
const isNews = ({ event }: Heard): boolean => event === 'roundBegan'

/** What happened, in words, and what was said; the newest last. */
export const Chronicle = memo(function Chronicle({ speaker, names }: { speaker: Speaker; names: readonly string[] }) {
  const say = useSay()
  const told = useOncePainted(useToldSoFar())
  return (
    <section className="chronicle">
      <h2>{say('client.table.chronicle')}</h2>
      <div
        className="chronicle-lines"
        role="log"
        aria-live="off"
        tabIndex={0}
        aria-label={say('client.table.chronicle')}
      >
        <div>
          {blocksOf(told).map(block => (
            <div key={block[0]!.n} className="chronicle-block">
              {block.map(each => (
                <Entry key={each.n} happened={each} speaker={speaker} names={names} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
})

const Entry = memo(function Entry({
  happened,
  speaker,
  names,
}: {
  happened: Happened
  speaker: Speaker
  names: readonly string[]
}) {
  return (
    <>
      {happened.heard?.map((heard, i) => (
        <p key={i} className={isNews(heard) ? 'line line-news' : 'line'}>
          {speaker.sayHeard(heard)}
          <RuleMark of={heard} />
        </p>
      ))}
      {happened.said && <SaidLine said={happened.said} speaker={speaker} names={names} />}
    </>
  )
})

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
