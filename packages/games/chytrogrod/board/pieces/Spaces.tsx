import type { View } from '../../src/types.ts'
import { GOODS, type Size, SPACES, TOKENS } from '../../src/data/pieces.ts'
import { offerOf, paidOf } from '../../src/reading/index.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../words.ts'
import type { Asked } from '../pointing/places.ts'
import { useChytrogrod } from '../table.ts'
import { Token } from './Token.tsx'

/** What would leave the reader's board if the answer in the making were given. */
function leaving(view: View, { step, draft, p }: Asked): { readonly [token: string]: unknown } {
  if (step === 'overflow.return') return fieldsOf(draft)
  const deal = p.district && view.districts[p.district].stack.top
  if (step !== 'deal.pay' || !deal || draft === undefined || draft === 'fail') return {}
  const { cost } = offerOf(view, deal, p.size as Size)
  return paidOf(cost, GOODS.find(good => good === draft) ?? null)
}

/** The ten spaces of a guild board; what does not fit lies beyond the edge. */
export function Spaces({ seat, isOwn = false }: { seat: number; isOwn?: boolean }) {
  const say = useSay()
  const { view, asked } = useChytrogrod()
  const { board } = view.players[seat]!
  const marks = isOwn && asked ? leaving(view, asked) : {}
  const tokens = TOKENS.flatMap(token =>
    Array.from({ length: board[token] }, (_, i) => ({ token, i, marked: i < Number(marks[token] ?? 0) })),
  )
  const free = Math.max(0, SPACES - tokens.length)
  return (
    <span className="chy-spaces" role="group" aria-label={say('chytrogrod.board.spaces', { n: tokens.length })}>
      {tokens.map(({ token, i, marked }, space) => (
        <span key={`${token}${i}`} className={space < SPACES ? 'chy-space' : 'chy-space chy-beyond'}>
          <Token
            token={token}
            at={isOwn ? { at: 'own', token, marked } : null}
            place={`token:${seat}:${token}:${i}`}
            className={marked ? 'chy-marked' : ''}
          />
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className="chy-space" />
      ))}
    </span>
  )
}
