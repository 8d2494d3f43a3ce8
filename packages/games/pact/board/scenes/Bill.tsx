import { useSay } from '../words.ts'
import { signed } from '../pieces/effects.ts'
import { EffectWords } from '../pieces/EffectWords.tsx'
import { forecast } from '../planning/forecast.ts'
import { Count, Goods } from '../pieces/Piece.tsx'
import type { PlanDraft } from '../planning/plan.ts'
import { creditOf } from '../planning/prices.ts'
import { reachedWith } from '../telling/reached.ts'
import { Requirement } from '../pieces/Requirement.tsx'
import { usePact } from '../table.ts'

/** What a plan takes, what it brings on the way, what has to be bought for it, and what is left. */
export function Bill({ plan }: { plan: PlanDraft }) {
  const say = useSay()
  const { me, view, house } = usePact()
  const { cost, income, bought, spent, left, short, reputation, angels, fiends } = forecast(plan, me!, view, house)
  const isFree = Object.values(cost).every(n => n === 0)
  const lacks = Object.values(bought).some(n => n > 0)
  const cards = plan.builds.map(({ card }) => card)
  const reached = cards.length > 0 ? reachedWith(cards, me!, house) : []
  const moves = reputation !== me!.reputation
  if (isFree && income.length === 0 && !moves) return null
  return (
    <dl className="bill">
      {!isFree && (
        <div>
          <dt>{say('pact.board.bill')}</dt>
          <dd>
            <Goods of={cost} />
          </dd>
        </div>
      )}
      {income.length > 0 && (
        <div>
          <dt>{say('pact.board.bill-income')}</dt>
          <dd>
            <EffectWords of={income} />
          </dd>
        </div>
      )}
      {lacks && (
        <div>
          <dt>{say('pact.board.bill-bought', { coins: spent })}</dt>
          <dd>
            <Goods of={bought} />
          </dd>
        </div>
      )}
      {short === 0 && (
        <div>
          <dt>{say('pact.board.bill-left')}</dt>
          <dd>
            <Goods of={left} /> {left.coin === 0 && say('pact.board.bill-no-coins')}
          </dd>
        </div>
      )}
      {reached.length > 0 && (
        <div>
          <dt>{say('pact.board.achievements')}</dt>
          <dd className="tiles">
            {reached.map(tile => (
              <span key={tile} className={tile.startsWith('J') ? 'tile tile-major' : 'tile'}>
                <Requirement of={tile} />
              </span>
            ))}
          </dd>
        </div>
      )}
      {moves && (
        <div>
          <dt>{say('pact.board.reputation')}</dt>
          <dd>
            {signed(me!.reputation)} → {signed(reputation)}{' '}
            {angels > 0 && <Count of="angel" n={`+${angels}`} label={say('pact.board.angel')} />}
            {fiends > 0 && <Count of="devil" n={`+${fiends}`} label={say('pact.board.devil')} />}
          </dd>
        </div>
      )}
      {short > 0 && (
        <div className="bill-warn">
          {say(short > creditOf(me!) ? 'pact.board.bill-beyond' : 'pact.board.bill-loan', { n: short })}
        </div>
      )}
    </dl>
  )
}
