import { type Key, nameOf, type OneOf } from '@cloak/kernel'
import { type Achievement, type Courtier, COURTIERS, MAJORS, RESOURCES } from '../../src/data/pieces.ts'
import { buyingPrice, MAJOR_REWARDS, mixIn, pricesFor, reachIn } from '../../src/reading/index.ts'
import type { ReactNode } from 'react'
import { useSay } from '../words.ts'
import { Send } from '../pointing/answer.tsx'
import { EffectWords } from '../pieces/EffectWords.tsx'
import { GoodToken, isGood, SymbolGlyph } from '../pieces/Piece.tsx'
import { Requirement } from '../pieces/Requirement.tsx'
import { usePact } from '../table.ts'

export const Pin = ({ of }: { of: Courtier }) => (
  <span className={`courtier-pin type-${of}`}>
    <SymbolGlyph of={of} />
  </span>
)

/** One of a few, each a large button that shows what it is about: goods, courtiers, tiles. */
export function Options({ of }: { of: OneOf }) {
  const say = useSay()
  const { speaker } = usePact()
  return (
    <div className="options">
      {of.of.map(({ id, barred, ref }) => (
        <Send key={id} answer={id} className={barred ? 'option option-barred' : 'option'}>
          {picture(id, ref?.kind) ?? (id === 'none' ? say('pact.board.spend-nobody') : speaker.say(nameOf(of.of, id)))}
        </Send>
      ))}
    </div>
  )

  function picture(id: Key, kind: string | undefined): ReactNode {
    const name = speaker.say(nameOf(of.of, id))
    const courtier = COURTIERS.find(each => each === id)
    if (kind === 'courtier' && courtier)
      return (
        <>
          <Pin of={courtier} /> {name}
        </>
      )
    const goods = isGood(String(id)) ? [String(id)] : mixIn(String(id))
    if (goods.length > 0)
      return (
        <>
          <span className="goods">{goods.map((good, i) => isGood(good) && <GoodToken key={i} good={good} />)}</span>
          <ToBuy goods={goods} />
        </>
      )
    const reach = reachIn(String(id))
    if (!reach) return null
    const { achievement, spent } = reach
    return (
      <span className="reach">
        <span className="reach-set">
          <span className={achievement.startsWith('J') ? 'tile tile-major' : 'tile'}>
            <Requirement of={achievement} />
          </span>
          {spent.map(each => (
            <Pin key={each} of={each} />
          ))}
        </span>
        {name}
        {spent.length > 0 && <Reward of={achievement} />}
      </span>
    )
  }
}

/** The errands in which goods are given, not taken. */
const PAYS: readonly string[] = ['mix', 'exchange', 'libertine']

/** What of a payment is not held and has to be bought for it, and for how much (DWD-3.6). */
export function ToBuy({ goods }: { goods: readonly string[] }) {
  const say = useSay()
  const { me, view, seat } = usePact()
  const errand = me?.todo.at(-1)?.step
  if (!me?.goods || seat === null || !PAYS.includes(errand ?? '')) return null
  const prices = pricesFor(view, seat)
  const coins = RESOURCES.reduce((sum, good) => {
    const lacking = goods.filter(each => each === good).length - me.goods![good]
    return sum + Math.max(0, lacking) * buyingPrice(prices, good)
  }, 0)
  return coins > 0 && <small>{say('pact.board.bought-first', { n: coins })}</small>
}

function Reward({ of }: { of: Achievement }) {
  const say = useSay()
  const { me } = usePact()
  const major = MAJORS.find(each => each === of)
  if (!major) return <small>{say('pact.board.reach-minor')}</small>
  return (
    <small>
      {major === 'J4' ? say('pact.board.reach-alchemist') : <EffectWords of={MAJOR_REWARDS[major]} />}
      {me?.kind !== 'devil' && <> {say('pact.board.reach-major')}</>}
    </small>
  )
}
