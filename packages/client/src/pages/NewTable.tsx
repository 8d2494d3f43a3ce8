import type { Decision, Draft, Why } from '@cloak/kernel'
import { faultIn } from '@cloak/kernel'
import type { Clock } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Ask } from '../ask/Ask.tsx'
import { Choice } from '../ask/Choice.tsx'
import { firstOrLapse } from '../ask/first-draft.ts'
import { WhyNot } from '../ask/WhyNot.tsx'
import { ask, beSomebody } from '../connection/api.ts'
import { entryOf, type GameId, GAMES, isGameId } from '../games/registry.ts'
import { useGameSpeaker } from '../words/game-words.ts'
import { useSay } from '../words/language.ts'
import { blurbOf, titleOf } from './game-names.ts'
import './new-table.css'
import { Page } from './Page.tsx'

const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 600, increment: 20 },
  days: { kind: 'days', days: 2 },
} as const satisfies {
  [name: string]: Clock
}
type ClockName = keyof typeof CLOCKS
const CLOCK_WORDS = {
  none: 'client.new.clock.none',
  live: 'client.new.clock.live',
  days: 'client.new.clock.days',
} as const
const USUAL = 4

/** The host's form: which game, how many, by which rules. */
export function NewTable({ game: asked }: { game: string | undefined }) {
  const say = useSay()
  const [, go] = useLocation()
  const [game, setGame] = useState<GameId>(asked !== undefined && isGameId(asked) ? asked : 'citadels-2016')
  const [seats, setSeats] = useState(USUAL)
  const [clock, setClock] = useState<ClockName>('none')
  const [listed, setListed] = useState(false)
  const [options, setOptions] = useState<Decision | null>(null)
  const [draft, setDraft] = useState<Draft>(undefined)
  const [why, setWhy] = useState<Why | null>(null)
  const [failed, setFailed] = useState(false)
  const speaker = useGameSpeaker(game, [])

  useEffect(() => {
    let stale = false
    setOptions(null)
    ask<{ options: Decision }>('GET', `/api/games/${game}/options?seats=${seats}`).then(
      answer => {
        if (stale) return
        setOptions(answer.options)
        setDraft(answer.options.lapse ?? firstOrLapse(answer.options))
      },
      () => setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [game, seats])

  async function open(): Promise<void> {
    const fault = options && faultIn(options, draft)
    if (fault) return setWhy(fault)
    await beSomebody()
    const body = { game, seats, options: draft, clock: CLOCKS[clock], listed }
    const { id } = await ask<{ id: string }>('POST', '/api/tables', body)
    go(`/table/${id}`)
  }
  function pick(next: GameId): void {
    setGame(next)
    if (!entryOf(next).seats.includes(seats)) setSeats(entryOf(next).seats[0]!)
  }

  return (
    <Page wide={false}>
      <h1>{say('client.new.title')}</h1>
      <form
        className="fields new-table"
        onSubmit={event => {
          event.preventDefault()
          open().catch(() => setFailed(true))
        }}
      >
        <fieldset>
          <legend>{say('client.new.game')}</legend>
          <div className="choices">
            {GAMES.map(each => (
              <Choice key={each} chosen={each === game} why={null} onChoose={() => pick(each)} onWhy={setWhy}>
                {titleOf(say, each)}
              </Choice>
            ))}
          </div>
          <p className="hint">{blurbOf(say, game)}</p>
        </fieldset>
        <fieldset>
          <legend>{say('client.new.seats')}</legend>
          <div className="choices">
            {entryOf(game).seats.map(n => (
              <Choice key={n} chosen={n === seats} why={null} onChoose={() => setSeats(n)} onWhy={setWhy}>
                {String(n)}
              </Choice>
            ))}
          </div>
        </fieldset>
        {speaker && options && (
          <Ask
            decision={options}
            draft={draft}
            onDraft={next => {
              setDraft(next)
              setWhy(null)
            }}
            onWhy={setWhy}
            speaker={speaker}
            label={say('client.new.options')}
          />
        )}
        <fieldset>
          <legend>{say('client.new.clock')}</legend>
          <div className="choices">
            {(Object.keys(CLOCKS) as ClockName[]).map(name => (
              <Choice key={name} chosen={name === clock} why={null} onChoose={() => setClock(name)} onWhy={setWhy}>
                {say(CLOCK_WORDS[name])}
              </Choice>
            ))}
          </div>
        </fieldset>
        <label className="check">
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
          {say('client.new.listed')}
        </label>
        <div className="new-foot">
          {why && speaker && <WhyNot why={why} speaker={speaker} />}
          {failed && <p role="alert">{say('client.trouble.server')}</p>}
          <button type="submit" className="button primary" disabled={!options}>
            {say('client.new.open')}
          </button>
        </div>
      </form>
    </Page>
  )
}
