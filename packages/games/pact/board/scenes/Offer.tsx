import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer, useBegun } from '../pointing/answer.tsx'
import { Chest, Heaps } from '../pieces/Chest.tsx'
import { isOffer, type Offer, offerAnswer, offerIn } from '../planning/offer.ts'
import { Count, type Good, GOODS } from '../pieces/Piece.tsx'
import { Stepper } from '../pieces/Stepper.tsx'
import { usePact } from '../table.ts'

/** The own chest: put in what you part with, say what it costs, send it off (DWD-7.1). */
export function OfferScene() {
  const say = useSay()
  const { me, speaker } = usePact()
  const { decision } = useAnswer()
  const [draft, begin] = useBegun(isOffer)
  const asks = (['coins', 'souls'] as const).flatMap(of => {
    const action = actionIn(priceOf(), of)
    return action?.with?.kind === 'amount' && !action.barred ? [{ of, min: action.with.min, max: action.with.max }] : []
  })
  const [usual] = asks
  if (!me?.goods || !me.kind) return null
  const offer = offerIn(draft) ?? { goods: {}, ask: { of: usual?.of ?? 'coins', n: usual?.min ?? 0 }, jesters: 0 }
  const chosen = asks.find(({ of }) => of === offer.ask.of) ?? usual
  const most = actionIn(decision, 'jesters') ? (me.jesters ?? 0) : 0
  const change = (next: Partial<Offer>): void => begin(offerAnswer({ ...offer, ...next }))
  const put = (good: Good, n: number): void =>
    change({ goods: { ...offer.goods, [good]: (offer.goods[good] ?? 0) + n } })
  const left = Object.fromEntries(GOODS.map(good => [good, me.goods![good] - (offer.goods[good] ?? 0)]))
  const held = { ...left, ...(hasIndulgences() && { indulgence: 0 }) }
  const pardons = hasIndulgences() ? (me.indulgences ?? 0) : 0
  return (
    <div className="scene scene-offer">
      <div className="shelf">
        <h3>{say('pact.board.behind-wall')}</h3>
        <Heaps of={held} deed="put" label={say('pact.board.behind-wall')} onPick={good => put(good, 1)} />
        {pardons > 0 && (
          <Stepper
            of="indulgence"
            label={say('pact.board.indulgences')}
            value={offer.goods['indulgence'] ?? 0}
            min={0}
            max={pardons}
            onChange={n => change({ goods: { ...offer.goods, indulgence: n } })}
          />
        )}
        {most > 0 && (
          <Stepper
            of="jester"
            label={say('pact.board.jesters')}
            value={offer.jesters}
            min={0}
            max={most}
            onChange={jesters => change({ jesters })}
          />
        )}
        <p className="hint">
          {speaker.say({ key: offer.ask.of === 'souls' ? 'pact.advice.soul' : 'pact.advice.undercut' })}
        </p>
      </div>
      <Chest kind={me.kind} open label={say('pact.board.own-chest')}>
        <Heaps of={offer.goods} deed="take" label={say('pact.board.in-chest')} onPick={good => put(good, -1)} />
        {(offer.goods['indulgence'] ?? 0) > 0 && (
          <Count of="indulgence" n={offer.goods['indulgence'] ?? 0} label={say('pact.board.indulgences')} />
        )}
        {offer.jesters > 0 && <Count of="jester" n={offer.jesters} label={say('pact.board.jesters')} />}
      </Chest>
      <div className="terms">
        <h3>{say('pact.board.in-return')}</h3>
        {asks.length > 1 && (
          <div className="switch" role="group" aria-label={say('pact.board.in-return')}>
            {asks.map(({ of, min }) => (
              <button
                key={of}
                type="button"
                className="choice"
                aria-pressed={offer.ask.of === of}
                onClick={() => change({ ask: { of, n: min } })}
              >
                {say(`pact.board.for-${of}`)}
              </button>
            ))}
          </div>
        )}
        {chosen && chosen.min < chosen.max && (
          <Stepper
            of={chosen.of === 'coins' ? 'coin' : 'soul'}
            label={say(`pact.board.for-${chosen.of}`)}
            value={offer.ask.n}
            min={chosen.min}
            max={chosen.max}
            onChange={n => change({ ask: { of: chosen.of, n } })}
          />
        )}
        {chosen && chosen.min === chosen.max && (
          <Count
            of={chosen.of === 'coins' ? 'coin' : 'soul'}
            n={chosen.min}
            label={say(`pact.board.for-${chosen.of}`)}
          />
        )}
        <div className="deeds">
          <Send answer={offerAnswer(offer)} look="primary">
            {say('pact.board.send-offer')}
          </Send>
          <Send answer={offer.jesters > 0 ? { do: 'jesters', with: { n: offer.jesters, offer: NONE } } : NONE}>
            {say('pact.board.send-empty')}
          </Send>
        </div>
      </div>
    </div>
  )

  function priceOf() {
    const form = actionIn(decision, 'offer')?.with
    return form?.kind === 'form' ? form.fields['ask'] : undefined
  }
  function hasIndulgences(): boolean {
    const form = actionIn(decision, 'offer')?.with
    const goods = form?.kind === 'form' ? form.fields['goods'] : undefined
    return goods?.kind === 'split' && goods.of.some(({ id }) => id === 'indulgence')
  }
}
const NONE = { do: 'none' } as const
