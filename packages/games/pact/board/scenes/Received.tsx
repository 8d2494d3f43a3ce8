import type { Decision, Draft } from '@cloak/kernel'
import type { Sight } from '../../src/types.ts'
import { useState } from 'react'
import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer } from '../pointing/answer.tsx'
import { Chest } from '../pieces/Chest.tsx'
import { Goods } from '../pieces/Piece.tsx'
import { Count } from '../pieces/Piece.tsx'
import { Stepper } from '../pieces/Stepper.tsx'
import { usePact } from '../table.ts'
import { Raising, USUAL } from './Raising.tsx'

const tradeIn = (decision: Decision | null, name: string): Decision | undefined => {
  const form = actionIn(decision, name)?.with
  return form?.kind === 'form' ? form.fields['trade'] : undefined
}

/** Somebody's chest in one's hands: look in, and take it or leave it (DWD-7.4 to 7.8). */
export function ReceivedScene() {
  const say = useSay()
  const { me, seen } = usePact()
  const { decision } = useAnswer()
  const [begun, setBegun] = useState<{ at: number; trade: Draft; marked: number | null; jesters: number } | null>(null)
  const sight = me?.sights?.at(-1)
  if (!me?.souls || !sight) return null
  const own = begun?.at === seen.at ? begun : { at: seen.at, trade: USUAL, marked: null, jesters: 0 }
  const change = (next: Partial<typeof own>): void => setBegun({ ...own, ...next })
  const asked = sight.ask?.of === 'soul' ? sight.ask.n : 0
  // Plain fragments first, unless the reader says otherwise.
  const marked = own.marked ?? Math.max(0, asked - me.souls.plain)
  const least = Math.max(0, asked - me.souls.plain)
  const most = Math.min(asked, me.souls.marked)
  const withJesters = (reply: Draft): Draft =>
    own.jesters > 0 ? { do: 'jesters', with: { n: own.jesters, reply } } : reply
  const accept: Draft =
    asked > 0
      ? { do: 'acceptSouls', with: { trade: own.trade, souls: { plain: asked - marked, marked } } }
      : { do: 'accept', with: { trade: own.trade } }
  const taking = asked > 0 ? 'acceptSouls' : 'accept'
  const price = sight.state === 'open' && sight.ask?.of === 'coin' ? sight.ask.n : 0
  // The goods come first, so the coins among them help to pay (DWD-7.5).
  const left = (me.goods?.coin ?? 0) + (sight.goods.coin ?? 0) - price
  const raising = price > 0 && left < 0 ? tradeIn(decision, taking) : undefined
  return (
    <div className="scene scene-received">
      <Chest kind={sight.kind} open label={say('pact.board.chest')}>
        <Inside sight={sight} />
      </Chest>
      <div className="terms">
        <p className="chest-says">{sentence(sight)}</p>
        {sight.state === 'open' && asked > 0 && me.souls.marked > 0 && most > least && (
          <Stepper
            of="marked"
            label={say('pact.board.pay-marked')}
            value={marked}
            min={least}
            max={most}
            onChange={n => change({ marked: n })}
          />
        )}
        {(me.jesters ?? 0) > 0 && actionIn(decision, 'jesters') && (
          <Stepper
            of="jester"
            label={say('pact.board.leave-jesters')}
            value={own.jesters}
            min={0}
            max={me.jesters ?? 0}
            onChange={jesters => change({ jesters })}
          />
        )}
        {price > 0 && left >= 0 && <p className="hint">{say('pact.board.coins-left', { n: left })}</p>}
        {raising && (
          <div className="more">
            <p className="hint">{say('pact.board.coins-short', { n: -left })}</p>
            <Raising decision={raising} value={own.trade} onChange={trade => change({ trade })} />
          </div>
        )}
        <div className="deeds">
          {sight.state === 'open' ? (
            <>
              <Send answer={withJesters(accept)} look="primary">
                {say(asked > 0 ? 'pact.board.accept-souls' : 'pact.board.accept-coins', { n: sight.ask?.n ?? 0 })}
              </Send>
              <Send answer={withJesters({ do: 'decline', with: { trade: USUAL } })}>{say('pact.board.decline')}</Send>
            </>
          ) : (
            <Send answer={withJesters({ do: 'see', with: { trade: USUAL } })} look="primary">
              {say('pact.board.shut-lid')}
            </Send>
          )}
        </div>
      </div>
    </div>
  )

  function sentence({ state, ask }: Sight): string {
    if (state === 'empty') return say('pact.board.finds-empty')
    if (state === 'closed')
      return say(ask?.of === 'soul' ? 'pact.board.finds-souls' : 'pact.board.finds-coins', { n: ask?.n ?? 0 })
    return say(ask?.of === 'soul' ? 'pact.board.finds-offer-souls' : 'pact.board.finds-offer-coins', {
      n: ask?.n ?? 0,
    })
  }
}

/** What lies in it: the goods of an offer, or the payment of one that is taken. */
function Inside({ sight }: { sight: Sight }) {
  const say = useSay()
  const { goods, ask, state, indulgences, jesters } = sight
  return (
    <span className="chest-inside">
      {state === 'open' && <Goods of={goods} />}
      {state === 'closed' && ask?.of === 'coin' && <Goods of={{ coin: ask.n }} />}
      {state === 'closed' && ask?.of === 'soul' && <Count of="soul" n={ask.n} label={say('pact.board.souls')} />}
      {indulgences > 0 && <Count of="indulgence" n={indulgences} label={say('pact.board.indulgences')} />}
      {jesters > 0 && <Count of="jester" n={jesters} label={say('pact.board.jesters')} />}
      {state === 'empty' && jesters === 0 && <span className="chest-void">{say('pact.board.chest-empty')}</span>}
    </span>
  )
}
