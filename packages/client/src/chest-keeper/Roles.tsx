import { useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import type { Keeping } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'

/** For chests without a mark inside: the phone goes round, and shows each their role while the button is held. */
export function Roles({ keeping, onDone }: { keeping: Keeping; onDone(): void }) {
  const say = useSay()
  const [seat, setSeat] = useState(0)
  const [held, setHeld] = useState(false)
  const name = keeping.names[seat] ?? ''
  const kind = keeping.kinds[seat]
  const isLast = seat === keeping.names.length - 1
  const hold = (is: boolean) => (): void => setHeld(is)
  return (
    <section className={`keeper-turn keeper-${seat}`}>
      <h2>
        <Arms seat={seat} /> {name}
      </h2>
      <p>{say('client.keeper.take-phone', { name })}</p>
      <button
        type="button"
        className="keeper-hold"
        onPointerDown={hold(true)}
        onPointerUp={hold(false)}
        onPointerLeave={hold(false)}
        onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && setHeld(true)}
        onKeyUp={hold(false)}
        onBlur={hold(false)}
      >
        {held && kind ? say(`client.keeper.kind.${kind}`) : say('client.keeper.hold')}
      </button>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          setHeld(false)
          if (isLast) onDone()
          else setSeat(seat + 1)
        }}
      >
        {say(isLast ? 'client.keeper.roles-done' : 'client.keeper.pass-on')}
      </button>
    </section>
  )
}
