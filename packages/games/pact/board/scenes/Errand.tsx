import type { Draft, Split } from '@cloak/kernel'
import { LUXURIES } from '../../src/data/pieces.ts'
import { useState } from 'react'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer } from '../pointing/answer.tsx'
import { Heaps } from '../pieces/Chest.tsx'
import { Glyph, GoodToken } from '../pieces/Piece.tsx'
import { usePenaltyText } from '../planning/penalties.ts'
import { usePact } from '../table.ts'
import { Face } from '../pieces/Tribunal.tsx'
import { FieldOptions } from './Fields.tsx'
import { Options, ToBuy } from './Options.tsx'
import { Plans } from './Plans.tsx'
import { Raising, USUAL } from './Raising.tsx'

/** Goods to be chosen, so many in all: click them over, click them back. */
function Choosing({ of, as }: { of: Split; as(taken: Draft): Draft }) {
  const say = useSay()
  const { seen } = usePact()
  const [begun, setBegun] = useState<{ at: number; taken: { [id: string]: number } } | null>(null)
  const taken = begun?.at === seen.at ? begun.taken : {}
  const sum = Object.values(taken).reduce((a, b) => a + b, 0)
  const left = Object.fromEntries(of.of.map(({ id, max }) => [id, sum >= of.max ? 0 : max - (taken[id] ?? 0)]))
  const move = (id: string, n: number): void =>
    setBegun({ at: seen.at, taken: { ...taken, [id]: (taken[id] ?? 0) + n } })
  return (
    <div className="choosing">
      <Heaps of={left} deed="put" label={say('pact.board.choose-from')} onPick={good => move(good, 1)} />
      <span aria-hidden="true">→</span>
      <Heaps of={taken} deed="take" label={say('pact.board.chosen')} onPick={good => move(good, -1)} />
      <Send answer={as(taken)} look="primary">
        {say('pact.board.so-be-it', { n: sum, max: of.max })}
      </Send>
    </div>
  )
}

/** Whatever a card, a payment or a penalty leaves to be decided. */
export function ErrandScene() {
  const say = useSay()
  const { seen, me, view, speaker } = usePact()
  const { decision } = useAnswer()
  const penalty = usePenaltyText()
  const [begun, setBegun] = useState<{ at: number; trade: Draft } | null>(null)
  const errand = me?.todo.at(-1)?.step ?? ''
  if (!decision || !seen.mine) return null
  const trade = begun?.at === seen.at ? begun.trade : USUAL
  const judge = errand === 'ascetic' || errand === 'libertine' || errand === 'vandal' ? errand : null
  return (
    <div className="scene scene-errand">
      {judge && (
        <div className="judge judge-alone">
          <span className="judge-face">
            <Face of={judge} />
          </span>
          <span className="judge-wants">{penalty(judge)}</span>
        </div>
      )}
      <div className="terms">
        <p className="scene-says">{speaker.say(seen.mine.prompt)}</p>
        {body()}
      </div>
      {view.players.some(({ plan }) => plan) && <Plans />}
    </div>
  )

  function body() {
    if (decision!.kind === 'split') return <Choosing of={decision!} as={taken => taken} />
    if (decision!.kind === 'oneOf')
      return errand === 'placeTile' ? <FieldOptions of={decision!} /> : <Options of={decision!} />
    const discard = actionIn(decision, 'discard')?.with
    if (discard?.kind === 'split') return <Choosing of={discard} as={taken => ({ do: 'discard', with: taken })} />
    if (actionIn(decision, 'lose'))
      return (
        <div className="options">
          <Send answer={{ do: 'give' }} className="option">
            <GoodToken good="glass" n={1} /> <GoodToken good="marble" n={1} /> {speaker.say({ key: 'do.give' })}
            <ToBuy goods={LUXURIES} />
          </Send>
          <Send answer={{ do: 'lose' }} className="option">
            <Glyph of="points" /> {speaker.say({ key: 'do.lose' })}
          </Send>
        </div>
      )
    if (actionIn(decision, 'default'))
      return (
        <>
          <Raising decision={decision!} value={trade} onChange={next => setBegun({ at: seen.at, trade: next })} />
          <Send answer={trade} look="primary">
            {say(fieldsOf(trade)['do'] === 'choose' ? 'pact.board.raise-so' : 'pact.board.raise-usually')}
          </Send>
        </>
      )
    return null
  }
}
