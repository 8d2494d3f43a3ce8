import { wingPrice } from '../../src/reading/index.ts'
import { useState } from 'react'
import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer } from '../pointing/answer.tsx'
import { Stepper } from '../pieces/Stepper.tsx'
import { usePact } from '../table.ts'
import { Wings } from '../pieces/Tracks.tsx'
import { Hands, hasVotes } from './Hunt.tsx'
import { Repute } from './Repute.tsx'

/** Angel wings for coins, before the ritual begins (DWD-13.3). */
export function WingsScene() {
  const say = useSay()
  const { me, seat, view } = usePact()
  const { decision } = useAnswer()
  const [n, setN] = useState(1)
  if (!me || seat === null) return null
  const amount = actionIn(decision, 'wings')
  const most = amount && !amount.barred && amount.with?.kind === 'amount' ? amount.with.max : 0
  const price = wingPrice(view, seat)
  const bought = Math.max(1, Math.min(n, most))
  return (
    <div className="scene scene-wings">
      {hasVotes(view) ? <Hands /> : <Repute />}
      <div className="wings-large">
        <Wings seat={seat} />
        <p className="scene-says">{say('pact.board.wings-says', { coins: price })}</p>
      </div>
      <div className="terms">
        {most > 1 && (
          <Stepper of="angel" label={say('pact.board.angel')} value={bought} min={1} max={most} onChange={setN} />
        )}
        <div className="deeds">
          <Send answer={{ do: 'wings', with: bought }}>
            {say('pact.board.buy-wings', { n: bought, coins: bought * price })}
          </Send>
          <Send answer={{ do: 'done' }} look="primary">
            {say('pact.board.to-ritual')}
          </Send>
        </div>
      </div>
    </div>
  )
}
