import type { Plan } from '../../src/types.ts'
import { creditOf, forecast } from '../../src/reading/index.ts'
import { useSay } from '../words.ts'
import { signed } from '../pieces/effects.ts'
import { EffectWords } from '../pieces/EffectWords.tsx'
import { Count, Goods } from '../pieces/Piece.tsx'
import { Requirement } from '../pieces/Requirement.tsx'
import { usePact } from '../table.ts'

/** What a plan takes, what it brings on the way, what has to be bought for it, and what is left. */
export function Bill({ plan }: { plan: Plan }) {
  const say = useSay()
  const { me, view, seat } = usePact()
  const { cost, income, bought, spent, left, short, reputation, angels, devils, reached } = forecast(view, seat!, plan)
  const isFree = Object.values(cost).every(n => n === 0)
  const lacks = Object.values(bought).some(n => n > 0)
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
            {devils > 0 && <Count of="devil" n={`+${devils}`} label={say('pact.board.devil')} />}
          </dd>
        </div>
      )}
      {short > 0 && (
        <div className="bill-warn">
          {say(short > creditOf(view, seat!) ? 'pact.board.bill-beyond' : 'pact.board.bill-loan', { n: short })}
        </div>
      )}
    </dl>
  )
}
