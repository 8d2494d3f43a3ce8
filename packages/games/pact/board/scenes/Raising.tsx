import type { Decision, Draft } from '@cloak/kernel'
import { type Resource, RESOURCES } from '../../src/data/pieces.ts'
import { flagged, interestOn, pricesFor, sellingPrice } from '../../src/reading/index.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../words.ts'
import { actionIn } from '../pointing/answer.tsx'
import { Heaps } from '../pieces/Chest.tsx'
import { Stepper } from '../pieces/Stepper.tsx'
import { usePact } from '../table.ts'

export const USUAL = { do: 'default' } as const

interface RaisingProps {
  decision: Decision
  value: Draft
  onChange(value: Draft): void
}
/** How missing coins are raised: as is usual, or by an own choice of loan and sale (DWD-3.6). */
export function Raising({ decision, value, onChange }: RaisingProps) {
  const say = useSay()
  const { me, view, seat } = usePact()
  const form = actionIn(decision, 'choose')?.with
  if (form?.kind !== 'form' || !me?.goods || seat === null) return null
  const { loan, sell } = form.fields
  if (loan?.kind !== 'amount' || sell?.kind !== 'split') return null
  const isOwn = fieldsOf(value)['do'] === 'choose'
  const chosen = fieldsOf(fieldsOf(value)['with'])
  const lent = Number(chosen['loan'] ?? 0)
  const sold = fieldsOf(chosen['sell'])
  const choose = (loan: number, sell: Draft): void => onChange({ do: 'choose', with: { loan, sell } })
  const move = (good: string, n: number): void => choose(lent, { ...sold, [good]: Number(sold[good] ?? 0) + n })
  const prices = pricesFor(view, seat)
  const left = Object.fromEntries(sell.of.map(({ id, max }) => [id, max - Number(sold[id] ?? 0)]))
  const gone = Object.fromEntries(Object.entries(sold).map(([id, n]) => [id, Number(n ?? 0)]))
  const coins = RESOURCES.reduce(
    (sum, good: Resource) => sum + Number(sold[good] ?? 0) * sellingPrice(prices, good),
    lent,
  )
  const debt = me.debt + lent
  const interest = interestOn(debt, me.quarter, flagged(view, seat, 'interestFree6') > 0)?.entries ?? 0
  return (
    <div className="raising">
      <div className="switch" role="group" aria-label={say('pact.board.raising')}>
        <button type="button" className="choice" aria-pressed={!isOwn} onClick={() => onChange(USUAL)}>
          {say('pact.board.raise-usual')}
        </button>
        <button type="button" className="choice" aria-pressed={isOwn} onClick={() => choose(0, {})}>
          {say('pact.board.raise-own')}
        </button>
      </div>
      {isOwn && (
        <>
          <Stepper
            of="coin"
            label={say('pact.board.loan')}
            value={lent}
            min={0}
            max={loan.max}
            onChange={n => choose(n, sold)}
          />
          <div className="raising-sale">
            <span>{say('pact.board.keep')}</span>
            <Heaps of={left} deed="put" label={say('pact.board.keep')} onPick={good => move(good, 1)} />
            <span>{say('pact.board.sell')}</span>
            <Heaps of={gone} deed="take" label={say('pact.board.sell')} onPick={good => move(good, -1)} />
          </div>
          <p className="hint">{say('pact.board.raise-sum', { coins, debt, interest })}</p>
        </>
      )}
    </div>
  )
}
