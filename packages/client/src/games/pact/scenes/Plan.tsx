import type { Draft } from '@cloak/kernel'
import { useSay } from '../../../words/language.ts'
import { Send } from '../answer.tsx'
import { buildingOf } from '../BuildingCard.tsx'
import { signed } from '../effects.ts'
import { EventCard } from '../EventCard.tsx'
import { Glyph, GOODS, GoodToken } from '../Piece.tsx'
import { allowance, answerOf, type PlanDraft, tokensOf } from '../plan.ts'
import type { Planning } from '../planning.ts'
import { creditOf, needsOf } from '../prices.ts'
import { usePact } from '../table.ts'

/** Four tokens, some of which cost grain. */
function Tokens({ plan }: { plan: PlanDraft }) {
  const say = useSay()
  const { me, house } = usePact()
  const { tokens, free } = allowance(me!, house)
  const used = tokensOf(plan)
  return (
    <span className="tokens" role="img" aria-label={say('client.pact.tokens-used', { used, tokens, free })}>
      {Array.from({ length: tokens }, (_, i) => (
        <span key={i} className={`token${i < used ? ' token-used' : ''}`}>
          <Glyph of="token" />
          {i >= free && <GoodToken good="grain" n={1} />}
        </span>
      ))}
    </span>
  )
}

/** What a plan comes to, and what of it is not there yet. */
function Bill({ plan }: { plan: PlanDraft }) {
  const say = useSay()
  const { me, view, house } = usePact()
  const { cost, lacking, coins, reputation } = needsOf(plan, me!, view, house)
  const have = me!.goods?.coin ?? 0
  const rows = GOODS.filter(good => (good === 'coin' ? coins : cost[good]) > 0)
  return (
    <div className="bill">
      <span className="bill-title">{say('client.pact.bill')}</span>
      {rows.map(good => (
        <span key={good} className={lacking[good] ? 'bill-lacks' : undefined}>
          <GoodToken good={good} n={good === 'coin' ? coins : cost[good]} />
          {lacking[good] !== undefined && (
            <span className="bill-lack">{say('client.pact.lacking', { n: lacking[good] ?? 0 })}</span>
          )}
        </span>
      ))}
      {rows.length === 0 && <span className="hint">{say('client.plain.nothing')}</span>}
      {reputation !== 0 && <span className="bill-rep">{say('client.pact.effect.rep', { n: signed(reputation) })}</span>}
      {coins > have && (
        <span className="bill-warn">
          {say(coins - have > creditOf(me!) ? 'client.pact.bill-beyond' : 'client.pact.bill-loan', { n: coins - have })}
        </span>
      )}
    </div>
  )
}

/** The secret plan: both halves of the event, tokens on cards, buildings and a courtier (DWD-9.2). */
export function PlanScene({ planning }: { planning: Planning }) {
  const say = useSay()
  const table = usePact()
  const { me, name } = table
  const { plan } = planning
  const [event] = me?.events ?? []
  const isAction = (card: PlanDraft['builds'][number]['card']): boolean => buildingOf(table, card).timing === 'action'
  return (
    <div className="scene scene-plan">
      {event && <EventCard event={event} chosen={plan.event === 'none' ? null : plan.event} onSide={planning.side} />}
      <div className="plan-board">
        <Tokens plan={plan} />
        <ol className="plan-list">
          {plan.old.map(card => (
            <li key={card}>
              <Glyph of="token" /> {say('client.pact.plan-use', { card: name('card', card) })}
            </li>
          ))}
          {plan.stable.map(card => (
            <li key={card}>{say('client.pact.plan-tucked', { card: name('card', card) })}</li>
          ))}
          {plan.builds.map(({ card, use }) => (
            <li key={card}>
              <Glyph of="token" /> {say('client.pact.plan-build', { card: name('card', card) })}
              {isAction(card) && (
                <button type="button" className="choice" aria-pressed={use} onClick={() => planning.use(card)}>
                  {say('client.pact.plan-at-once')}
                </button>
              )}
            </li>
          ))}
          {plan.recruit !== 'none' && (
            <li>
              <Glyph of="token" /> {say('client.pact.plan-recruit', { courtier: name('courtier', plan.recruit) })}
            </li>
          )}
          {tokensOf(plan) + plan.stable.length === 0 && <li className="hint">{say('client.pact.plan-hint')}</li>}
        </ol>
      </div>
      <div className="terms">
        <Bill plan={plan} />
        <div className="deeds">
          <Send answer={answerOf(plan)} look="primary">
            {say('client.pact.lay-plan')}
          </Send>
          <button type="button" className="button quiet" onClick={planning.clear}>
            {say('client.bar.clear')}
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
  return (
    <div className="scene scene-ready">
      <FaceDown n={4} />
      <div className="terms">
        <p className="scene-says">{say('client.pact.plans-lie')}</p>
        <div className="deeds">
          <Send answer={{ do: 'ready' }} look="primary">
            {say('client.pact.ready')}
          </Send>
          <Send answer={RETHINK}>{say('client.pact.rethink')}</Send>
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
