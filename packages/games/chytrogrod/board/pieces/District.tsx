import type { View } from '../../src/types.ts'
import { type Card, type Colour, TOKENS } from '../../src/data/pieces.ts'
import { supporterOn } from '../../src/reading/index.ts'
import type { Seat } from '@cloak/kernel'
import { bodies } from '../../art/emblems.ts?drawings'
import { useEffect, useRef } from 'react'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { DISTRICT_EMBLEMS, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { CardPicture, LaidCard, LaidDecree } from './Card.tsx'
import { DealStack } from './DealToken.tsx'
import { Piece } from './Piece.tsx'
import type { Asked } from '../pointing/places.ts'
import { Supporter } from './Supporter.tsx'
import { useChytrogrod } from '../table.ts'
import { Token } from './Token.tsx'

type Ghost = { by: Seat; card: Card | null } | 'decree' | 'supporter' | 'first'

/** What would lie here if the answer in the making were given. */
function ghostIn({ step, draft, p }: Asked, view: View, seat: Seat, district: Colour): Ghost | null {
  if (step === 'action.play') {
    const { district: where, card } = fieldsOf(draft)
    return where === district && card !== undefined ? { by: seat, card: card as Card } : null
  }
  if (draft !== district) return null
  if (p.from) return view.districts[p.from].laid.at(-1) ?? null
  if (step === 'wake.decree' || step === 'intrigue.intercession.to') return 'decree'
  return step === 'setup.supporter' ? 'supporter' : step === 'setup.first' ? 'first' : null
}

interface DistrictProps {
  district: Colour
  /** In which turn it is judged. */
  turn: number
  state: 'now' | 'past' | 'ahead' | null
}

/** A district of the ring: its deal, its goods, its supporter, and the cards played there from the bottom to the top. */
export function District({ district, turn, state }: DistrictProps) {
  const say = useSay()
  const { view, seat, asked, at, name, over, carried } = useChytrogrod()
  const { stack, tokens, laid, decrees } = view.districts[district]
  const owner = supporterOn(view, district)
  const ghost = asked && seat !== null ? ghostIn(asked, view, seat, district) : null
  const title = name('district', district)
  const isFirst = view.first === district || ghost === 'first'
  const classes = [
    'chy-quarter',
    `tint-${district}`,
    state && `chy-judged-${state}`,
    carried && over === district && 'chy-over',
  ]
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state === 'now') own.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <section
      ref={own}
      className={classes.filter(Boolean).join(' ')}
      style={{ gridArea: `q${view.ring.indexOf(district)}` }}
      data-district={district}
      data-place={`district:${district}`}
      aria-label={title}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('.thing')) at({ at: 'district', district })?.pick()
      }}
    >
      <Hit district={district} />
      <h3 className="chy-quarter-head">
        <span className="chy-crest">
          <Emblem body={bodies[DISTRICT_EMBLEMS[district]]} />
        </span>
        <span className="chy-quarter-name">{title}</span>
        {turn > 0 && (
          <span
            className={isFirst ? 'chy-turn chy-turn-first' : 'chy-turn'}
            title={say('chytrogrod.board.turn', { n: turn })}
            {...(isFirst && { 'data-place': 'first' })}
          >
            <span className="unseen">{say('chytrogrod.board.turn', { n: turn })}</span>
            <span aria-hidden="true">{turn}</span>
          </span>
        )}
        {owner !== null && <Supporter seat={owner} />}
        {ghost === 'supporter' && seat !== null && <Supporter seat={seat} isGhost />}
      </h3>
      <DealStack district={district} stack={stack} />
      <span className="chy-lying">
        {TOKENS.flatMap(token =>
          Array.from({ length: tokens[token] }, (_, i) => (
            <Token
              key={`${token}${i}`}
              token={token}
              at={{ at: 'lying', district, token }}
              place={`token:${district}:${token}:${i}`}
            />
          )),
        )}
      </span>
      <span className="chy-cards">
        {laid.map((each, i) => (
          <LaidCard key={i} district={district} i={i} laid={each} />
        ))}
        {ghost === 'decree' && (
          <span className="chy-laid chy-ghost chy-decree">
            <Emblem body={bodies[MARK_EMBLEMS.decree]} />
          </span>
        )}
        {ghost !== null && typeof ghost === 'object' && (
          <span className={`chy-laid chy-down chy-ghost tint-${view.players[ghost.by]?.guild ?? 'none'}`}>
            <Arms seat={ghost.by} />
            {ghost.card && (
              <span className="chy-laid-face">
                <CardPicture card={ghost.card} />
              </span>
            )}
          </span>
        )}
        {decrees.length > 0 && (
          <span className="chy-decrees">
            {decrees.map((each, i) => (
              <LaidDecree key={i} district={district} i={i} laid={each} />
            ))}
          </span>
        )}
      </span>
    </section>
  )
}

/** The whole district as a button, under the things that lie on it; a click on these is a click on the district. */
function Hit({ district }: { district: Colour }) {
  const say = useSay()
  const { at, name } = useChytrogrod()
  if (!at({ at: 'district', district })) return null
  return (
    <Piece
      at={{ at: 'district', district }}
      className="chy-hit"
      label={say('chytrogrod.board.choose-district', { district: name('district', district) })}
    />
  )
}

/** In which turn each district is judged: the first marker's, then clockwise (CHY-5.10). */
export function turnsOf({ ring, first }: View): { [district: string]: number } {
  const from = first === null ? -1 : ring.indexOf(first)
  return Object.fromEntries(ring.map((each, i) => [each, from < 0 ? 0 : ((i - from + ring.length) % ring.length) + 1]))
}
