import type { Draft } from '@cloak/kernel'
import type { Plan } from '../../src/types.ts'
import { freeTokens, planAnswer, tokensIn, tokensOf } from '../../src/reading/index.ts'
import { useSay } from '../words.ts'
import { Send } from '../pointing/answer.tsx'
import { EventCard } from '../pieces/EventCard.tsx'
import { Glyph, GoodToken } from '../pieces/Piece.tsx'
import type { Planning } from '../planning/planning.ts'
import { usePact } from '../table.ts'
import { Bill } from './Bill.tsx'
import { Homecoming } from './Homecoming.tsx'
import { PlanList } from './PlanList.tsx'

/** Four tokens, some of which cost grain. */
function Tokens({ plan }: { plan: Plan }) {
  const say = useSay()
  const { view, seat } = usePact()
  const [tokens, free] = [tokensOf(view, seat!), freeTokens(view, seat!)]
  const used = tokensIn(plan)
  return (
    <span className="tokens" role="img" aria-label={say('pact.board.tokens-used', { used, tokens, free })}>
      {Array.from({ length: tokens }, (_, i) => (
        <span key={i} className={`token${i < used ? ' token-used' : ''}`}>
          <Glyph of="token" />
          {i >= free && <GoodToken good="grain" n={1} />}
        </span>
      ))}
    </span>
  )
}

/** The secret plan: both halves of the event, tokens on cards, buildings and a courtier (DWD-9.2). */
export function PlanScene({ planning }: { planning: Planning }) {
  const say = useSay()
  const { me } = usePact()
  const { plan } = planning
  const [event] = me?.events ?? []
  const isBegun = plan.event !== null || tokensIn(plan) > 0
  return (
    <div className="scene scene-plan">
      <div className="plan-board">
        {event && <EventCard event={event} chosen={plan.event} onSide={planning.side} />}
        <Tokens plan={plan} />
        <PlanList plan={plan} event={event} onUse={planning.use} />
      </div>
      <div className="plan-account">
        {/* In its place, so that nothing moves under the hand that begins the plan. */}
        {isBegun ? <Bill plan={plan} /> : <Homecoming />}
        <div className="deeds">
          <Send answer={planAnswer(plan)} look="primary">
            {say('pact.board.lay-plan')}
          </Send>
          <button type="button" className="button quiet" onClick={planning.clear}>
            {say('parts.ask.clear')}
          </button>
        </div>
      </div>
    </div>
  )
}

const RETHINK: Draft = { do: 'wait', with: { do: 'rethink' } }

/** The plan lies face down; there is still a way back (DWD-9.6). */
export function ReadyScene() {
  const say = useSay()
  const { me } = usePact()
  return (
    <div className="scene scene-ready">
      <div className="paper-open">{me?.draft && <PlanList plan={me.draft} event={me.events?.[0]} />}</div>
      <div className="terms">
        <p className="scene-says">{say('pact.board.plans-lie')}</p>
        <div className="deeds">
          <Send answer={{ do: 'ready' }} look="primary">
            {say('pact.board.ready')}
          </Send>
          <Send answer={RETHINK}>{say('pact.board.rethink')}</Send>
        </div>
      </div>
    </div>
  )
}

/** Papers that nobody has turned yet. */
export function FaceDown({ n }: { n: number }) {
  return (
    <span className="face-down" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <span key={i} className="paper">
          <Glyph of="token" />
        </span>
      ))}
    </span>
  )
}
