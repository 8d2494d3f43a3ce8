import type { Answer, Decision, Draft } from '@cloak/kernel'
import { faultIn } from '@cloak/kernel'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import type { Speaker } from '@cloak/words'
import type { GameId } from '../games/registry.ts'
import { useOptionFaces } from '../games/use-option-faces.ts'
import '../pages/new-table/new-table.css'
import { useOptions } from '../pages/new-table/use-options.ts'
import { useSay } from '../words/say.ts'

interface ChosenProps {
  game: GameId
  seats: number
  options: unknown
  speaker: Speaker
}

/** What the host has set: in words where it is not the usual, and everybody's faces. */
export function ChosenOptions({ game, seats, options, speaker }: ChosenProps) {
  const say = useSay()
  const { options: decision } = useOptions(game, seats)
  const chosen = options as Draft
  const faces = useOptionFaces(game)
  if (!faces) return null
  const { Chosen, pictured = [] } = faces
  const advice = faces.advice?.(chosen) ?? null
  const lines = decision ? linesOf(decision, chosen, speaker, pictured) : []
  if (lines.length === 0 && !Chosen) return null
  return (
    <section className="chosen">
      <h2>{say('client.new.options')}</h2>
      {lines.length > 0 && (
        <dl className="pairs">
          {lines.map(({ label, text }) => (
            <div key={label} className="pair">
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {advice && <p className="advice">{speaker.say(advice)}</p>}
      {Chosen && <Chosen chosen={chosen} speaker={speaker} />}
    </section>
  )
}

/** Field by field, without those that are shown as a picture and those in which nothing is chosen. */
function linesOf(
  decision: Decision,
  chosen: Draft,
  speaker: Speaker,
  pictured: readonly string[],
): { label: string; text: string }[] {
  if (decision.kind !== 'form' || faultIn(decision, chosen)) return []
  const fields = fieldsOf(chosen)
  return Object.entries(decision.fields).flatMap(([field, inner]) => {
    const answer = fields[field] as Answer
    if (pictured.includes(field) || (Array.isArray(answer) && answer.length === 0)) return []
    const label = speaker.say({ key: `field.${field}` })
    const { do: deed } = fieldsOf(answer)
    if (field === 'cards' && inner.kind === 'menu' && typeof deed === 'string')
      return [{ label, text: speaker.say({ key: `do.${deed}` }) }]
    return [{ label, text: speaker.sayAnswer(inner, answer) }]
  })
}
