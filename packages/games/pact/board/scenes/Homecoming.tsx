import { useSay } from '../words.ts'
import { Count, Goods } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

/** What came home in the own chest this round; who took the offer nobody is told (DWD-7.9). */
export function Homecoming() {
  const say = useSay()
  const { me, view } = usePact()
  const deal = me?.deals?.at(-1)
  if (!deal || deal.round !== view.round || deal.taken === null || deal.ask === null) return null
  const { got } = deal
  return (
    <p className="homecoming">
      {say(deal.taken ? 'pact.board.home-taken' : 'pact.board.home-untaken')}{' '}
      {deal.taken ? (
        <>
          <Goods of={{ coin: got.coin }} />
          {got.plain > 0 && <Count of="soul" n={got.plain} label={say('pact.board.souls-plain')} />}
          {got.marked > 0 && (
            <Count of="marked" n={got.marked} label={say('pact.board.souls-marked')} className="count-marked" />
          )}
        </>
      ) : (
        <Goods of={deal.goods} />
      )}
    </p>
  )
}
