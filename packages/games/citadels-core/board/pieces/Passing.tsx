import { bodies } from '../../art/emblems.ts?drawings'
import type { CSSProperties } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { useCitadels, useMoment } from '../table.ts'

/** The selection while somebody else chooses: the pack, who holds it, who has chosen and who is still to. */
export function Passing({ chooser }: { chooser: number }) {
  const say = useSay()
  const { names } = useCitadels()
  const { view } = useMoment()
  const { picks, made, from, passingSize, outSize, faceDown } = view.draft
  const n = view.players.length
  const aside = outSize + (faceDown ? 1 : 0)
  return (
    <section className="passing" aria-label={say('citadels.board.selection')}>
      <div className="passing-pack">
        <div className="backs" aria-hidden="true" style={{ '--n': passingSize } as CSSProperties}>
          {Array.from({ length: passingSize }, (_, i) => (
            <span key={i} className="back" style={{ '--i': i } as CSSProperties} />
          ))}
        </div>
        <p>{say('citadels.board.holds-pack', { name: names[chooser] ?? '', n: passingSize })}</p>
        {aside > 0 && <p className="hint">{say('citadels.board.aside', { n: aside })}</p>}
      </div>
      <ol className="order" aria-label={say('citadels.board.order')}>
        {picks.map(({ place }, i) => {
          const seat = (from + place) % n
          const state = i < made ? 'done' : i === made ? 'now' : 'next'
          return (
            <li key={i} className={`order-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              <Arms seat={seat} />
              <span>{names[seat]}</span>
              {state === 'done' && <Emblem body={bodies[MARK_EMBLEMS.card]} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
