import { type Colour, kindOf } from '../../src/data/pieces.ts'
import { useEffect, useRef } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { type Say, useSay } from '../words.ts'
import { BookMark } from '../pieces/BookMark.tsx'
import { CardPicture } from '../pieces/Card.tsx'
import type { Fate, Judged } from './judgement.ts'
import { Piece } from '../pieces/Piece.tsx'
import { type ChytrogrodTable, useChytrogrod } from '../table.ts'

/** What became of a card, in a few words. */
function fateIn(say: Say, { names, name }: ChytrogrodTable, fate: Fate): string {
  const who = (seat: number): string => names[seat] ?? ''
  switch (fate.is) {
    case 'barred':
      return say('chytrogrod.board.fate.barred', { decree: name('decree', fate.decree) })
    case 'passed':
      return say('chytrogrod.board.fate.passed', { by: who(fate.by), seat: who(fate.seat) })
    case 'removed':
      return say('chytrogrod.board.fate.removed', { by: who(fate.by) })
    case 'harmed':
      return say('chytrogrod.board.fate.harmed', { seat: who(fate.seat), card: name('card', fate.card) })
    case 'cleared':
      return say('chytrogrod.board.fate.cleared', { seat: who(fate.seat) })
    case 'closed':
      return say('chytrogrod.board.fate.closed', { points: fate.points })
    case 'won':
      return say('chytrogrod.board.fate.won', { sum: fate.sum })
    case 'outbid':
      return say('chytrogrod.board.fate.outbid', { sum: fate.sum, most: fate.most })
    default:
      return say(`chytrogrod.board.fate.${fate.is}`)
  }
}

const LOST: readonly Fate['is'][] = ['barred', 'passed', 'removed']
const IDLE: readonly Fate['is'][] = ['failed', 'gone', 'outbid', 'nothing', 'harmless', 'stayed']
const toneOf = ({ is }: Fate): string =>
  is === 'waits' ? 'waits' : LOST.includes(is) ? 'lost' : IDLE.includes(is) ? 'idle' : 'won'

interface JudgedCardProps {
  district: Colour
  i: number
  judged: Judged
  /** The picture alone says which card it is. */
  isBrief: boolean
}

/** A card of a resolution, and what became of it. */
export function JudgedCard({ district, i, judged, isBrief }: JudgedCardProps) {
  const say = useSay()
  const table = useChytrogrod()
  const { by, card, fate } = judged
  const status = table.view.districts[district].laid[i]?.status
  const own = useRef<HTMLLIElement>(null)
  const last = useRef(fate.is)
  useEffect(() => {
    if (last.current !== fate.is) own.current?.scrollIntoView({ block: 'nearest' })
    last.current = fate.is
  }, [fate.is])
  return (
    <li ref={own}>
      <Piece
        at={{ at: 'laid', district, i, by, kind: kindOf(card), live: status === 'live' }}
        className={`chy-fate chy-fate-${toneOf(fate)}`}
      >
        <span className={`chy-laid chy-up tint-${table.view.players[by]?.guild ?? 'none'}`}>
          <Arms seat={by} />
          <span className="chy-laid-face">
            <CardPicture card={card} />
          </span>
        </span>
        <span className="chy-fate-words">
          <b className={isBrief ? 'unseen' : undefined}>{table.name('card', card)}</b>{' '}
          <span className="unseen">{table.names[by]}</span>
          <span>{fateIn(say, table, fate)}</span>
        </span>
      </Piece>
      <BookMark kind="card" id={card} />
    </li>
  )
}
