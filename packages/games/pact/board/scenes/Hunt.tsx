import type { Why } from '@cloak/kernel'
import type { View } from '../../src/types.ts'
import { PHASE } from '../../src/data/pieces.ts'
import { useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { setWhy, useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer } from '../pointing/answer.tsx'
import { Glyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'
import { Repute } from './Repute.tsx'

/** Whom to accuse: a hand that stays closed until all are opened together (DWD-12.1). */
export function VoteScene() {
  const say = useSay()
  const { view, seat, names } = usePact()
  const [on, setOn] = useState<number | null>(null)
  const { decision } = useAnswer()
  const accusing = actionIn(decision, 'accuse')?.with
  const others = view.players.flatMap((p, i) => (i === seat ? [] : [{ seat: i, mob: p.mob, why: whyNot(i) }]))
  function whyNot(seat: number): Why | null {
    const option = accusing?.kind === 'oneOf' ? accusing.of.find(({ id }) => id === seat) : undefined
    return option?.barred ?? null
  }
  return (
    <div className="scene scene-hunt">
      <Repute />
      <div className="suspects" role="group" aria-label={say('pact.board.suspects')}>
        {others.map(({ seat: each, mob, why }) => (
          <button
            key={each}
            type="button"
            className={`suspect thing ${on === each ? 'thing-chosen' : why ? 'thing-barred' : 'thing-open'}`}
            aria-pressed={on === each}
            aria-disabled={why !== null}
            onClick={() => (why ? setWhy(why) : setOn(on === each ? null : each))}
          >
            <Arms seat={each} />
            <span>{names[each]}</span>
            {mob && <Glyph of="mob" />}
          </button>
        ))}
      </div>
      <div className="terms">
        <p className="scene-says">{say('pact.board.hunt-says')}</p>
        <div className="deeds">
          {on !== null && (
            <Send answer={{ do: 'accuse', with: on }} look="primary">
              {say('pact.board.accuse', { name: names[on] ?? '' })}
            </Send>
          )}
          <Send answer={{ do: 'abstain' }}>{say('pact.board.abstain')}</Send>
        </div>
      </div>
    </div>
  )
}

/** Whether the hands were opened just now: the same round, or the one that has just ended. */
export function hasVotes({ votes, round, phase, rituals }: View): boolean {
  const last = votes.at(-1)
  if (!last) return false
  if (last.round === round)
    return phase === PHASE.hunt || (phase === PHASE.inquisition && rituals.at(-1)?.round !== round)
  // Where an inquisition came in between, the crowd is forgotten.
  return last.round === round - 1 && phase === PHASE.production && rituals.at(-1)?.round !== last.round
}

/** All hands at once: closed while the crowd whispers, then open and pointing. */
export function Hands() {
  const say = useSay()
  const { view, names } = usePact()
  const votes = hasVotes(view) ? view.votes.at(-1)!.by : null
  return (
    <>
      <ul className={votes ? 'hands hands-open' : 'hands'} aria-label={say('pact.board.hands')}>
        {view.players.map((_, seat) => {
          const on = votes?.[seat]
          return (
            <li key={seat} data-place={`vote.${seat}`}>
              <Arms seat={seat} />
              <Glyph of={votes ? (on === null || on === undefined ? 'cross' : 'hand') : 'fist'} />
              {votes && on !== null && on !== undefined && <Arms seat={on} />}
              <span className="hands-says">
                {votes
                  ? on === null || on === undefined
                    ? say('pact.board.voted-nobody', { name: names[seat] ?? '' })
                    : say('pact.board.voted', { name: names[seat] ?? '', on: names[on] ?? '' })
                  : (names[seat] ?? '')}
              </span>
            </li>
          )
        })}
      </ul>
      {votes && <Pleaded />}
    </>
  )
}

/** How those whom the crowd came to have answered it. */
function Pleaded() {
  const { speaker } = usePact()
  const told = useTable(({ told }) => told)
  const lines = told.flatMap(({ heard }) => heard ?? [])
  return lines
    .slice(lines.findLastIndex(({ event }) => event === 'voted') + 1)
    .filter(({ event }) => event === 'innocent' || event === 'confessed')
    .map((line, i) => (
      <p key={i} className="pleaded">
        {speaker.sayHeard(line)}
      </p>
    ))
}

/** Before the crowd: three fragments, or a confession (DWD-12.3, 12.4). */
export function PleaScene() {
  const say = useSay()
  return (
    <div className="scene scene-plea">
      <Hands />
      <div className="pleas">
        <Send answer="show" className="plea plea-show">
          <Glyph of="soul" />
          <b>{say('pact.board.plea-show')}</b>
          <span>{say('pact.board.plea-show-what')}</span>
        </Send>
        <Send answer="confess" className="plea plea-confess">
          <Glyph of="mob" />
          <b>{say('pact.board.plea-confess')}</b>
          <span>{say('pact.board.plea-confess-what')}</span>
        </Send>
      </div>
    </div>
  )
}
