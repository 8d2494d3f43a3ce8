import type { Answer, Decision, Draft, Why } from '@cloak/kernel'
import { faultIn } from '@cloak/kernel'
import type { Clock } from '@cloak/protocol'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { Choice } from '@cloak/parts/ask/Choice.tsx'
import '@cloak/parts/ask/ask.css'
import { firstOrLapse } from '@cloak/parts/ask/first-draft.ts'
import { WhyNot } from '@cloak/parts/ask/WhyNot.tsx'
import { ask, beSomebody } from '../../connection/api.ts'
import { gameOf, type GameId, GAMES, isGameId } from '../../games/registry.ts'
import { useGameSpeaker } from '../../words/game-words.ts'
import { useSay } from '../../words/say.ts'
import { keepLevel, keptLevel, LEVEL_NAMES, LEVEL_WORDS, LEVELS } from '../bot-level.ts'
import { blurbOf, titleOf } from '../game-names.ts'
import { GameEmblem } from '../GameEmblem.tsx'
import { Page } from '../Page.tsx'
import { ClockForm } from './ClockForm.tsx'
import { FIRST_CLOCKS } from './clocks.ts'
import './new-table.css'
import { whyNoTable } from './refused.ts'
import { StakeForm } from './StakeForm.tsx'
import { unfinishedField } from './unfinished.ts'
import { useOptions } from './use-options.ts'

const OptionsFace = lazy(async () => ({ default: (await import('./OptionsFace.tsx')).OptionsFace }))
const USUAL = 4
/** Who may come: whoever has the link, everybody, or nobody, for then no server is needed. */
const WHO = ['private', 'listed', 'alone'] as const
type Who = (typeof WHO)[number]

/** The host's form: which game, how many, by which rules. */
export function NewTable({ game: asked }: { game: string | undefined }) {
  const say = useSay()
  const [, go] = useLocation()
  const [game, setGame] = useState<GameId>(asked !== undefined && isGameId(asked) ? asked : 'citadels-2016')
  const [wished, setSeats] = useState(USUAL)
  const seats = gameOf(game).seats.includes(wished) ? wished : gameOf(game).seats[0]!
  const [clock, setClock] = useState<Clock>(FIRST_CLOCKS.none)
  const [who, setWho] = useState<Who>('private')
  const [rated, setRated] = useState(true)
  const [level, setLevel] = useState(keptLevel)
  const [made, setMade] = useState<{ of: Decision; draft: Draft } | null>(null)
  const [why, setWhy] = useState<Why | null>(null)
  const [isGoing, setGoing] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof whyNoTable> | null>(null)
  const speaker = useGameSpeaker(game, [])
  const { options, failed } = useOptions(game, seats)
  // What was chosen for one game, or for so many, means nothing for another.
  const draft =
    made && made.of === options ? made.draft : options ? (options.lapse ?? firstOrLapse(options)) : undefined
  const missing = why && options && unfinishedField(options, why)
  function change(to: { game?: GameId; seats?: number }): void {
    setGame(to.game ?? game)
    setSeats(to.seats ?? wished)
    setWhy(null)
  }

  async function open(): Promise<void> {
    const fault = options && faultIn(options, draft)
    if (fault) return setWhy(fault)
    setGoing(true)
    setRefused(null)
    if (who === 'alone') {
      const { openSolo } = await import('../../solo/solo.ts')
      return go(`/table/${await openSolo(game, seats, level, draft as Answer)}`)
    }
    await beSomebody()
    const body = { game, seats, options: draft, clock, listed: who === 'listed', rated }
    const { id } = await ask<{ id: string }>('POST', '/api/tables', body)
    go(`/table/${id}`)
  }

  return (
    <Page wide title={say('client.new.title')}>
      <h1>{say('client.new.title')}</h1>
      <form
        className="fields new-table"
        onSubmit={event => {
          event.preventDefault()
          open().catch((error: unknown) => {
            setGoing(false)
            setRefused(whyNoTable(error))
          })
        }}
      >
        <fieldset>
          <legend>{say('client.new.game')}</legend>
          <div className="choices game-choices">
            {GAMES.map(each => (
              <Choice
                key={each}
                chosen={each === game}
                why={null}
                onChoose={() => change({ game: each })}
                onWhy={setWhy}
              >
                <span className="game-choice">
                  <GameEmblem game={each} />
                  {titleOf(say, each)}
                </span>
              </Choice>
            ))}
          </div>
          <p className="hint">{blurbOf(game)}</p>
        </fieldset>
        <fieldset className="new-seats">
          <legend>{say('client.new.seats')}</legend>
          <div className="choices">
            {gameOf(game).seats.map(n => (
              <Choice key={n} chosen={n === seats} why={null} onChoose={() => change({ seats: n })} onWhy={setWhy}>
                {String(n)}
              </Choice>
            ))}
          </div>
        </fieldset>
        {!failed && !(speaker && options) && <div className="coming" />}
        {speaker && options && (
          <Suspense fallback={<div className="coming" />}>
            <OptionsFace
              game={game}
              decision={options}
              draft={draft}
              onDraft={next => {
                setMade({ of: options, draft: next })
                setWhy(null)
              }}
              onWhy={setWhy}
              speaker={speaker}
            />
          </Suspense>
        )}
        {who !== 'alone' && <ClockForm clock={clock} onClock={setClock} />}
        {who !== 'alone' && <StakeForm rated={rated} onRated={setRated} />}
        <fieldset>
          <legend>{say('client.new.bots')}</legend>
          <div className="choices">
            {LEVELS.map(each => (
              <Choice
                key={each}
                chosen={each === level}
                why={null}
                onChoose={() => {
                  keepLevel(each)
                  setLevel(each)
                }}
                onWhy={setWhy}
              >
                {say(LEVEL_NAMES[each])}
              </Choice>
            ))}
          </div>
          <p className="hint">{say(LEVEL_WORDS[level])}</p>
        </fieldset>
        <fieldset>
          <legend>{say('client.new.who')}</legend>
          <div className="choices">
            {WHO.map(each => (
              <Choice key={each} chosen={each === who} why={null} onChoose={() => setWho(each)} onWhy={setWhy}>
                {say(`client.new.${each}`)}
              </Choice>
            ))}
          </div>
          <p className="hint">{say(`client.new.${who}-hint`)}</p>
        </fieldset>
        <div className="new-foot">
          {why && speaker && missing === null && <WhyNot why={why} speaker={speaker} />}
          {speaker && missing !== null && (
            <p className="why" role="alert">
              {say('client.new.missing', { field: speaker.say({ key: `field.${missing}` }) })}
            </p>
          )}
          {(refused || failed) && <p role="alert">{say(refused ?? 'parts.trouble.server')}</p>}
          <button type="submit" className="button primary" disabled={!options || isGoing}>
            {say('client.new.open')}
          </button>
        </div>
      </form>
    </Page>
  )
}
