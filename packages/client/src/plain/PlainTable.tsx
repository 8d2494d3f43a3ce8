import type { Seen } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import type { GameId } from '../games/registry.ts'
import { useSay } from '../words/language.ts'
import { describe } from './describe.ts'
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
  const say = useSay()
  return (
    <div className="plain">
      {describe(game, { view: seen.view, seat, names, speaker, say }).map(({ title, lines }, i) => (
        <section key={i}>
          <h2>{title}</h2>
          <dl>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
