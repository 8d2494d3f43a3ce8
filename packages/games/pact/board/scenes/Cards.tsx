import type { BuildingId } from '../../src/data/buildings/index.ts'
import { listOf } from '@cloak/parts/ask/ways.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words.ts'
import { Send, useAnswer } from '../pointing/answer.tsx'
import { CardFace } from '../pieces/BuildingCard.tsx'
import { EventCard } from '../pieces/EventCard.tsx'
import { usePact } from '../table.ts'
import { Homecoming } from './Homecoming.tsx'

/** One card of the old hand stays, the rest goes (DWD-6.2.1). */
export function KeepScene() {
  const say = useSay()
  const { draft } = useAnswer()
  return (
    <div className="scene scene-cards">
      <Slots cards={typeof draft === 'string' ? [draft as BuildingId] : []} n={1} />
      <div className="terms">
        <p className="scene-says">{say('pact.board.keep-says')}</p>
        <Send answer={draft} look="primary">
          {say('pact.board.keep-this')}
        </Send>
      </div>
    </div>
  )
}

/** Two of the four just drawn go to a neighbour (DWD-6.2.4). */
export function PassScene() {
  const say = useSay()
  const { view, seat, names } = usePact()
  const { draft } = useAnswer()
  if (seat === null) return null
  const to = (seat + (view.round % 2 === 0 ? 1 : 3)) % 4
  return (
    <div className="scene scene-cards">
      <Slots cards={listOf(draft) as readonly BuildingId[]} n={2} />
      <div className="terms">
        <p className="scene-says">{say('pact.board.pass-says')}</p>
        <span className="receiver">
          <span aria-hidden="true">→</span> <Arms seat={to} /> {names[to]}
        </span>
        <Send answer={draft} look="primary">
          {say('pact.board.pass-these')}
        </Send>
      </div>
    </div>
  )
}

/** One of two events is put away (DWD-9.1). */
export function DropScene() {
  const say = useSay()
  const { me } = usePact()
  const { draft } = useAnswer()
  const event = me?.events?.find(each => each === draft)
  return (
    <div className="scene scene-cards">
      <Homecoming />
      <div className="slots">{event ? <EventCard event={event} /> : <span className="slot-empty" />}</div>
      <div className="terms">
        <p className="scene-says">{say('pact.board.drop-says')}</p>
        <Send answer={draft} look="primary">
          {say('pact.board.drop-this')}
        </Send>
      </div>
    </div>
  )
}

/** Where the chosen cards lie until they are given. */
function Slots({ cards, n }: { cards: readonly BuildingId[]; n: number }) {
  return (
    <div className="slots">
      {Array.from({ length: n }, (_, i) => {
        const card = cards[i]
        return card ? (
          <div key={i} className="card-holder">
            <CardFace card={card} />
          </div>
        ) : (
          <span key={i} className="slot-empty" />
        )
      })}
    </div>
  )
}
