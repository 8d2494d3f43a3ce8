import type { PlayerView, Ritual } from '../../src/types.ts'
import { KINDS, ROUNDS } from '../../src/data/pieces.ts'
import { useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { Chest } from '../pieces/Chest.tsx'
import { Count, Glyph, Goods } from '../pieces/Piece.tsx'
import { Role } from '../Rival.tsx'
import { Contents, Owner } from '../scenes/Theatre.tsx'
import { everybody, type Truth, truthsOf } from './story.ts'
import { usePact } from '../table.ts'
import '../css/story.css'

/** The end, told as a story: the masks, the hunts, the rituals, and on asking every chest and every secret. */
export function Story() {
  const say = useSay()
  const { view, names } = usePact()
  const id = useTable(({ id }) => id)
  const [open, setOpen] = useState<readonly PlayerView[] | null>(null)
  const [state, setState] = useState<'shut' | 'opening' | 'failed'>('shut')
  function look(): void {
    if (id === null) return
    setState('opening')
    everybody(id).then(setOpen, () => setState('failed'))
  }
  return (
    <article className="story">
      <section>
        <h2>{say('pact.board.story.masks')}</h2>
        <ul className="masks">
          {view.players.map((p, seat) => (
            <li key={seat}>
              <Arms seat={seat} />
              <b>{names[seat]}</b>
              {p.kind && <Role kind={p.kind} />}
            </li>
          ))}
        </ul>
      </section>
      {view.votes.map(({ round, by }) => (
        <section key={round}>
          <h2>{say('pact.board.story.hunt', { round })}</h2>
          <ul className="masks">
            {by.map((on, seat) => (
              <li key={seat}>
                <Arms seat={seat} />
                <Glyph of={on === null ? 'cross' : 'hand'} />
                {on === null ? (
                  <span className="unseen">{say('pact.board.voted-nobody', { name: names[seat] ?? '' })}</span>
                ) : (
                  <Arms seat={on} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.rituals.map(ritual => (
        <Night key={ritual.round} ritual={ritual} />
      ))}
      {open ? (
        <Secrets players={open} />
      ) : (
        <p className="story-open">
          <button type="button" className="button primary" disabled={state === 'opening'} onClick={look}>
            {say('pact.board.story.open')}
          </button>
          {state === 'failed' && <span role="alert">{say('parts.trouble.server')}</span>}
        </p>
      )}
    </article>
  )
}

/** A ritual with the owners' names beside the chests. */
function Night({ ritual }: { ritual: Ritual }) {
  const say = useSay()
  const { view } = usePact()
  return (
    <section>
      <h2>{say('pact.board.story.ritual', { round: ritual.round })}</h2>
      <div className="theatre night">
        <div className="theatre-chests">
          {KINDS.map(kind => (
            <Chest
              key={kind}
              kind={kind}
              open
              label={say('pact.board.opened-chest')}
              owner={<Owner seat={Math.max(0, view.known.indexOf(kind))} />}
            >
              <Contents opening={ritual.chests[kind]} kind={kind} />
            </Chest>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Every deal as it really went, and what was left behind the walls. */
function Secrets({ players }: { players: readonly PlayerView[] }) {
  const say = useSay()
  const { names } = usePact()
  return (
    <>
      <section>
        <h2>{say('pact.board.story.deals')}</h2>
        {Array.from({ length: ROUNDS }, (_, i) => (
          <div key={i} className="story-round">
            <h3>{say('pact.board.round-of', { n: i + 1 })}</h3>
            <ul>
              {truthsOf(players, i + 1).map(truth => (
                <DealLine key={truth.owner} truth={truth} />
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section>
        <h2>{say('pact.board.story.left')}</h2>
        <ul className="masks">
          {players.map((p, seat) => (
            <li key={seat}>
              <Arms seat={seat} />
              <b>{names[seat]}</b>
              {p.goods && <Goods of={p.goods} />}
              {p.souls && <Count of="soul" n={p.souls.plain} label={say('pact.board.souls-plain')} />}
              {p.souls && p.souls.marked > 0 && (
                <Count of="marked" n={p.souls.marked} label={say('pact.board.souls-marked')} className="count-marked" />
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function DealLine({ truth: { owner, kind, deal, taker } }: { truth: Truth }) {
  const say = useSay()
  const { names } = usePact()
  const { ask, goods } = deal
  return (
    <li>
      <Owner seat={owner} />
      <Role kind={kind} />
      {ask === null ? (
        <span className="hint">{say('pact.board.chest-empty')}</span>
      ) : (
        <>
          <Goods of={goods} />
          <span>{say(ask.of === 'coin' ? 'pact.board.asks-coins' : 'pact.board.asks-souls', { n: ask.n })}</span>
          {taker ? (
            <span className="story-taken">
              <Arms seat={taker.seat} />
              {say('pact.board.story.taken', { name: names[taker.seat] ?? '', pass: taker.pass })}
            </span>
          ) : (
            <span className="hint">{say('pact.board.story.untaken')}</span>
          )}
        </>
      )}
    </li>
  )
}
