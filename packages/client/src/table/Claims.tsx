import type { AnyTypes, Claimable } from '@cloak/games/contract'
import { TALK, TALK_ABOUT } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { useMemo, useState } from 'react'
import { useSay } from '../words/say.ts'
import { entryNow } from '../games/entries.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import type { Saying } from './use-saying.ts'

interface ClaimsProps {
  table: string
  game: string
  speaker: Speaker
  saying: Saying
}

/** A ready-made line, which everybody reads in their language; some are about a thing of the game. */
export function Claims({ table, game, speaker, saying: { isSaying, speak } }: ClaimsProps) {
  const say = useSay()
  const [key, setKey] = useState('')
  const [chosen, setChosen] = useState('')
  const isLaid = useTable(({ seen }) => seen !== null)
  // What is in the game is settled when the table is laid, and need not be looked for at every move.
  const about = useMemo(
    () => claimableAt(game, isLaid ? useTable.getState().seen?.view : undefined),
    [game, table, isLaid],
  )
  const line = TALK_ABOUT.find(each => each === key)
  const things = line && about[line]
  const thing = chosen === '' ? undefined : things?.[Number(chosen)]
  function choose(key: string): void {
    setKey(key)
    setChosen('')
  }
  async function send(): Promise<void> {
    if (isSaying) return
    const args = thing && { kind: thing.kind, id: thing.id }
    if (await speak({ kind: 'claim', table, claim: { key, ...(args && { args }) } })) choose('')
  }
  return (
    <form
      className="claims"
      aria-label={say('client.talk.ready')}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <select
        required
        aria-label={say('client.talk.ready')}
        value={key}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{say('client.talk.ready')}</option>
        {TALK.map(each => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
        {TALK_ABOUT.filter(each => about[each]).map(each => (
          <option key={each} value={each}>
            {say(each, { thing: '…' }).replace('….', '…')}
          </option>
        ))}
      </select>
      {things && (
        <select
          required
          aria-label={say('client.talk.which')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{say('client.talk.which')}</option>
          {things.map(({ kind, id }, i) => (
            <option key={`${kind}.${id}`} value={i}>
              {speaker.say({ key: `ref.${kind}`, args: { id } })}
            </option>
          ))}
        </select>
      )}
      <button type="submit" className="button">
        {say('client.talk.send')}
      </button>
    </form>
  )
}

/** What may be claimed at this table; nothing while no table is laid. */
const claimableAt = (game: string, view: object | undefined): Claimable =>
  (view && entryNow(game)?.claimable?.(view as AnyTypes['view'])) ?? {}
