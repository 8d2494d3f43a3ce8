import { useEffect, useRef, useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { handedNow, type Keeping, type Kind, KINDS, receiverOf, type Step } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'
import { Camera } from './Camera.tsx'
import { readCode, rowOf } from './labels.ts'
import { Roles } from './Roles.tsx'

interface HandingProps {
  keeping: Keeping
  /** Null when the last chest is home. */
  step: Step | null
  onHand(kind: Kind): void
  onBack(): void
  onEnd(): void
}

/** One chest after another: read its code or tap its number, and a colour says where it goes. */
export function Handing({ keeping, step, onHand, onBack, onEnd }: HandingProps) {
  const say = useSay()
  const [to, setTo] = useState<number | null>(null)
  /** The set of labels that a code not of this game belongs to; empty for any other code. */
  const [strange, setStrange] = useState<string | null>(null)
  const [camera, setCamera] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const [looking, setLooking] = useState(false)
  const [ending, setEnding] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (to === null && wasCovered.current) title.current?.focus()
    wasCovered.current = to !== null
  }, [to])
  if (looking) return <Roles keeping={keeping} onDone={() => setLooking(false)} />
  // The whole screen in the receiver's colour; the camera behind it stays open for the next chest.
  const colour = to !== null && (
    <button type="button" className={`keeper-colour keeper-${to}`} onClick={() => setTo(null)} autoFocus>
      <Arms seat={to} />
      <b>{say('client.keeper.give-to', { name: keeping.names[to] ?? '' })}</b>
      <span>{say('client.keeper.tap-on')}</span>
    </button>
  )
  const mend = (
    <button type="button" className="button" onClick={onBack}>
      {say('client.keeper.back')}
    </button>
  )
  // A game in play is not thrown away by one careless finger.
  const end = (
    <button type="button" className="button" onClick={() => (step === null || ending ? onEnd() : setEnding(true))}>
      {say(ending ? 'client.keeper.end-game' : 'client.keeper.new-game')}
    </button>
  )
  if (!step)
    return (
      <section>
        {colour}
        <div inert={to !== null}>
          <h2 ref={title} tabIndex={-1}>
            {say('client.keeper.over')}
          </h2>
          <p>{say('client.keeper.over-what')}</p>
          <p className="links">
            {end}
            {mend}
          </p>
        </div>
      </section>
    )
  const row = rowOf(keeping.labels, step.no)
  const done = handedNow(keeping)
  const chests = KINDS.toSorted((a, b) => row[a] - row[b])
  function chest(kind: Kind): void {
    setStrange(null)
    setEnding(false)
    setTo(receiverOf(keeping, step!, kind))
    onHand(kind)
  }
  function code(text: string): void {
    const read = readCode(text)
    setLast(text)
    if (read?.set === keeping.labels) chest(read.kind)
    else setStrange(read?.set ?? '')
  }
  return (
    <section>
      {colour}
      <div className="keeper-step" inert={to !== null}>
        <h2 ref={title} tabIndex={-1}>
          {step.leg === 'deal'
            ? say('client.keeper.step.deal')
            : say(`client.keeper.step.${step.leg}`, { round: step.round })}
        </h2>
        <p>{say(`client.keeper.do.${step.leg}`)}</p>
        <p className="keeper-dots" role="img" aria-label={say('client.keeper.so-far', { n: done.length })}>
          {KINDS.map((_, i) => (
            <span key={i} className={i < done.length ? 'keeper-dot-done' : undefined} />
          ))}
        </p>
        <Camera on={camera} isCovered={to !== null} last={last} onOpen={() => setCamera(true)} onCode={code} />
        {strange !== null && (
          <p role="alert">
            {strange === ''
              ? say('client.keeper.strange-code')
              : say('client.keeper.other-set', { set: strange, own: keeping.labels })}
          </p>
        )}
        <h3>{say('client.keeper.row', { row: step.no + 1 })}</h3>
        <div className="keeper-numbers" role="group" aria-label={say('client.keeper.row', { row: step.no + 1 })}>
          {chests.map(kind => (
            <button
              key={row[kind]}
              type="button"
              className={done.includes(kind) ? 'keeper-number keeper-number-done' : 'keeper-number'}
              onClick={() => chest(kind)}
            >
              {row[kind]}
            </button>
          ))}
        </div>
        <p className="links">
          {mend}
          {step.leg === 'deal' && (
            <button type="button" className="button" onClick={() => setLooking(true)}>
              {say('client.keeper.show-roles')}
            </button>
          )}
          {end}
        </p>
      </div>
    </section>
  )
}
