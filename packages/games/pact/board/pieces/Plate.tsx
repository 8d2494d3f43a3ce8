import { CHESTS, type Courtier, COURTIERS, type Kind, KINDS } from '../../src/data/pieces.ts'
import { STANDARD } from '../../src/data/house.ts'
import { type ReactNode, useMemo } from 'react'
import { INQUISITOR_EMBLEMS } from '../../art/emblems.ts'
import type { PlateProps } from '@cloak/parts/board/entry.ts'
import { useSay } from '../words.ts'
import { Chest } from './Chest.tsx'
import { Count, Goods, GoodToken, isGood, SymbolGlyph } from './Piece.tsx'
import '../css/pieces.css'
import '../css/plate.css'
import { type Cards, CardsContext } from '../table.ts'
import { Face, type InquisitorName } from './Tribunal.tsx'

const isInquisitor = (id: string): id is InquisitorName => id in INQUISITOR_EMBLEMS

/** A piece of the table as the book shows it: the opened chest of a role, a good, a courtier, an inquisitor. */
export function Plate({ shown: { kind, id }, name, speaker }: PlateProps) {
  const cards = useMemo(
    (): Cards => ({ house: STANDARD, name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }) }),
    [speaker],
  )
  const chest = KINDS.find(each => kind === 'kind' && each === id)
  return (
    <CardsContext value={cards}>
      <div className={`picture plate plate-${kind}`} role="img" aria-label={name}>
        {chest ? <RoleChest kind={chest} /> : <Piece kind={kind} id={id} />}
        {!chest && <span className="plate-name">{name}</span>}
      </div>
    </CardsContext>
  )
}

/** The chest of a role, as it is dealt (DWD-2.3). */
function RoleChest({ kind }: { kind: Kind }) {
  const say = useSay()
  const { plain, marked, goods } = CHESTS[kind]
  return (
    <Chest kind={kind} open label={say('pact.board.own-chest')}>
      <span className="chest-inside">
        {plain > 0 && <Count of="soul" n={plain} label={say('pact.board.souls-plain')} />}
        {marked > 0 && <Count of="marked" n={marked} label={say('pact.board.souls-marked')} className="count-marked" />}
        <Goods of={goods} />
      </span>
    </Chest>
  )
}

function Piece({ kind, id }: { kind: string; id: string }): ReactNode {
  const courtier: Courtier | undefined = COURTIERS.find(each => kind === 'courtier' && each === id)
  if (courtier)
    return (
      <span className={`courtier courtier-held type-${courtier}`}>
        <SymbolGlyph of={courtier} />
      </span>
    )
  if (kind === 'good' && isGood(id)) return <GoodToken good={id} />
  return (
    isInquisitor(id) && (
      <span className="seat-of-judgement seat-up">
        <Face of={id} />
      </span>
    )
  )
}
