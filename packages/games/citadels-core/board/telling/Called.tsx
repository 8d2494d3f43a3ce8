import type { Action, Ref } from '@cloak/kernel'
import { bodies } from '../../art/emblems.ts?drawings'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { useThings } from '@cloak/parts/ask/things.tsx'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { MARK_EMBLEMS, TYPE_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { looseAt } from '../pointing/asked-at.ts'
import { SUITS } from '../pieces/districts.ts'
import { DistrictCard } from '../pieces/DistrictCard.tsx'
import { EndSeal } from '../pieces/EndSeal.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { characterRef, useAsked, useCitadels, useMoment } from '../table.ts'

/** What belongs to the bank, the hand, the city or the end of the turn; the rest is the character's own. */
const NOT_POWERS = [
  'gather',
  'build',
  'end',
  'armory',
  'framework',
  'laboratory',
  'museum',
  'necropolis',
  'smithy',
  'thieves-den',
]

/** A power that asks for a number (the Abbot's gold) is offered with each of them. */
const asAnswers = ({ do: what, with: inner }: Action): Ref[] =>
  inner?.kind === 'amount'
    ? Array.from({ length: inner.max - inner.min + 1 }, (_, i) => answerRef(what, inner.max - i))
    : [answerRef(what)]

/** A called character: the portrait, who answers, what was done, and what can be done with it. */
export function Called({ character, by }: { character: string; by: number | null }) {
  const say = useSay()
  const { seat, names } = useCitadels()
  const { seen, view } = useMoment()
  const asked = useAsked()
  const decision = seen.mine?.decision
  const actions = decision?.kind === 'menu' && by === seat ? decision.actions : []
  const powers = actions.filter(({ do: what }) => !NOT_POWERS.includes(what)).flatMap(asAnswers)
  const { turn, site, ruins, bewitched } = view
  const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
  const spell = holder >= 0 && bewitched?.character === character ? bewitched : null
  // Whoever has the Hospital is still asked.
  const isOpen = seen.script.at(-1)?.step === 'card.asks'
  const answered = [...powers, ...looseAt(asked, characterRef(character))]
  return (
    <section className="called" aria-label={say('citadels.board.called')}>
      <Portrait key={character} character={character} of={answered} size="large" turns />
      <div className="called-facts">
        <p className="called-by">
          {by === null ? (
            !isOpen && say('citadels.board.nobody')
          ) : (
            <>
              <Arms seat={by} /> <span>{names[by]}</span>
            </>
          )}
        </p>
        {spell && (
          <p className="called-spell">
            <Emblem body={bodies[MARK_EMBLEMS.bewitched]} />
            {say('citadels.board.spell', { holder: names[holder] ?? '', witch: names[spell.by] ?? '' })}
          </p>
        )}
        {turn && (
          <ul className="called-done">
            <li className={turn.gathered ? 'is-done' : undefined}>
              <Emblem body={bodies[MARK_EMBLEMS.coin]} />
              {say(turn.gathered ? 'citadels.board.gathered' : 'citadels.board.not-gathered')}
            </li>
            <li className={turn.builds > 0 ? 'is-done' : undefined}>
              <Emblem body={bodies[MARK_EMBLEMS.city]} />
              {say('citadels.board.builds', { n: turn.builds })}
            </li>
          </ul>
        )}
        <Suits />
        <EndSeal />
      </div>
      {site && (
        <Site said={say('citadels.board.site')} of={[answerRef('confiscate'), answerRef('let-be')]} card={site.card} />
      )}
      {ruins !== null && (
        <Site said={say('citadels.board.ruins')} of={[answerRef('salvage'), answerRef('leave')]} card={ruins} />
      )}
    </section>
  )
}

/** A district that does not stand yet, or no longer, while it is asked what becomes of it. */
function Site({ said, of, card }: { said: string; of: readonly Ref[]; card: string }) {
  return (
    <div className="site">
      <p>{said}</p>
      <Thing of={of} className="site-card">
        <DistrictCard card={card} id="site" offered={false} />
      </Thing>
    </div>
  )
}

const typeRef = (id: string): Ref => ({ kind: 'type', id })

/** The types of district, while one of them is to be named. */
function Suits() {
  const { stateOf } = useThings()
  const { name } = useCitadels()
  if (SUITS.every(type => stateOf(typeRef(type)) === null)) return null
  return (
    <div className="suits">
      {SUITS.map(type => (
        <Thing key={type} of={typeRef(type)} className={`suit-choice suit-${type}`} title={name('type', type)}>
          <Emblem body={bodies[TYPE_EMBLEMS[type]]} />
          <span className="unseen">{name('type', type)}</span>
        </Thing>
      ))}
    </div>
  )
}
