import { Rng } from '@cloak/kernel'
import { useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import type { Keeping } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'
import type { Table } from './ChestKeeper.tsx'
import { isSet, newSet, tidySet } from './labels.ts'

const SEATS = [0, 1, 2, 3] as const
const LABELS = 'cloak.chest-labels'

interface SetupProps {
  before: Keeping | null
  onPrint(labels: string): void
  onBegin(table: Table, wishes: boolean): void
}
/** The set of labels on the chests, the players by colour, and whether roles may be wished for. */
export function Setup({ before, onPrint, onBegin }: SetupProps) {
  const say = useSay()
  const [labels, setLabels] = useState(() => localStorage.getItem(LABELS) ?? before?.labels ?? '')
  const [names, setNames] = useState<readonly string[]>(before?.names ?? ['', '', '', ''])
  const [wishes, setWishes] = useState(false)
  const choose = (set: string): void => {
    localStorage.setItem(LABELS, set)
    setLabels(set)
  }
  function print(): void {
    const set = isSet(labels) ? tidySet(labels) : newSet(Rng.from(crypto.randomUUID()))
    choose(set)
    onPrint(set)
  }
  const colour = (seat: (typeof SEATS)[number]): string => say(`client.keeper.colour.${seat}`)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const called = SEATS.map(seat => names[seat]?.trim() || colour(seat))
        onBegin({ labels: tidySet(labels), names: called }, wishes)
      }}
    >
      <p>{say('client.keeper.what')}</p>
      <fieldset>
        <legend>{say('client.keeper.labels')}</legend>
        <p className="hint">{say('client.keeper.labels-what')}</p>
        <label className="keeper-field">
          <span>{say('client.keeper.set')}</span>
          <input
            value={labels}
            maxLength={8}
            autoCapitalize="characters"
            onChange={e => choose(tidySet(e.target.value))}
          />
        </label>
        <button type="button" className="button" onClick={print}>
          {say(isSet(labels) ? 'client.keeper.print-again' : 'client.keeper.print-new')}
        </button>
      </fieldset>
      <fieldset>
        <legend>{say('client.keeper.players')}</legend>
        {SEATS.map(seat => (
          <label key={seat} className="keeper-field">
            <span className="keeper-seat">
              <Arms seat={seat} /> {colour(seat)}
            </span>
            <input
              value={names[seat]}
              placeholder={colour(seat)}
              maxLength={20}
              onChange={({ target }) =>
                setNames(SEATS.map(each => (each === seat ? target.value : (names[each] ?? ''))))
              }
            />
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={wishes} onChange={({ target }) => setWishes(target.checked)} />
        {say('client.keeper.ask-wishes')}
      </label>
      <p>
        <button type="submit" className="button primary" disabled={!isSet(labels)}>
          {say('client.keeper.begin')}
        </button>
      </p>
    </form>
  )
}
