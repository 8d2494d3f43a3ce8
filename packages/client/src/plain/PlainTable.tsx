import type { Seen } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { Fragment } from 'react'
import type { GameId } from '../games/registry.ts'
import { pageOfThing } from '../games/entries.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { useSay } from '../words/say.ts'
import { useDescribe } from './use-describe.ts'
import type { Listed } from '@cloak/parts/text-view/lists.ts'
import './plain.css'

interface PlainProps {
  game: GameId
  about: About
  seen: Seen<object>
  seat: number | null
  names: readonly string[]
  speaker: Speaker
}

/** Any game as text: with the buttons of the decision bar it is all one needs to play. */
export function PlainTable({ game, seen, seat, names, speaker }: PlainProps) {
  const say = useLanguage(({ say }) => say)
  const describe = useDescribe(game)
  return (
    <div className="plain">
      {describe?.({ view: seen.view, seat, names, speaker, say }).map(({ title, lines }, i) => (
        <section key={i}>
          <h2>{title}</h2>
          <dl>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{typeof text === 'string' ? text : <Things game={game} listed={text} />}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Things by their names, each leading to what the rulebook says of it. */
function Things({ game, listed }: { game: GameId; listed: Listed }) {
  const say = useSay()
  if (listed.length === 0) return say('parts.text.nothing')
  return listed.map(({ of, text }, i) => {
    const page = pageOfThing(game, of)
    return (
      <Fragment key={`${of.kind}.${of.id}`}>
        {i > 0 && ', '}
        {page === null ? (
          text
        ) : (
          <a href={page} target="_blank" rel="noreferrer">
            {text}
          </a>
        )}
      </Fragment>
    )
  })
}
