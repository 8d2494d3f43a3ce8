import { bodies } from '../../art/emblems.ts?drawings'
import { DECREE_EMBLEMS, DISTRICT_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { BookMark } from '../pieces/BookMark.tsx'
import { JudgedCard } from './JudgedCard.tsx'
import type { Judgement } from './judgement.ts'
import { Piece } from '../pieces/Piece.tsx'
import { AtStake, Ruling } from './Ruling.tsx'
import type { Stage } from './stage.ts'
import { useChytrogrod } from '../table.ts'

interface TrialProps {
  all: readonly Judgement[]
  /** Which of them is open. */
  shown: number
  onShow(i: number): void
  stage: Stage
  /** Closes a resolution that is over; null while it is not. */
  onClose: (() => void) | null
}

/** The resolution of one district: every card, what became of it and why; and what the favourite is asked. */
export function Trial({ all, shown, onShow, stage, onClose }: TrialProps) {
  const say = useSay()
  const { name, names, text, speaker } = useChytrogrod()
  const open = all[shown]
  if (!open) return null
  const { district, cards, decrees } = open
  const isCrowded = cards.length + 2 * decrees.length > 5
  return (
    <section className="chy-trial" aria-label={say('chytrogrod.board.trial', { district: name('district', district) })}>
      <header data-group="stake" className={`chy-trial-head tint-${district}`}>
        <span className="chy-dots">
          {all.map((each, i) => (
            <button
              key={each.district}
              type="button"
              className={`chy-dot tint-${each.district}`}
              aria-pressed={i === shown}
              aria-label={name('district', each.district)}
              title={name('district', each.district)}
              disabled={stage.beat !== null}
              onClick={() => onShow(i)}
            >
              <Emblem body={bodies[DISTRICT_EMBLEMS[each.district]]} />
            </button>
          ))}
        </span>
        <h3>{name('district', district)}</h3>
        <AtStake />
        <Ruling />
        {stage.beat ? (
          <span className="chy-controls">
            <button type="button" className="chy-tool" aria-pressed={stage.isPaused} onClick={stage.pause}>
              {say(stage.isPaused ? 'chytrogrod.board.resume' : 'chytrogrod.board.pause')}
            </button>
            <button type="button" className="chy-tool chy-next" onClick={stage.next}>
              {say('chytrogrod.board.next')}
            </button>
            <button type="button" className="chy-tool chy-skip" onClick={stage.skip}>
              {say('chytrogrod.board.skip')}
            </button>
          </span>
        ) : (
          onClose && (
            <button type="button" className="chy-tool chy-controls" onClick={onClose}>
              {say('chytrogrod.board.close')}
            </button>
          )
        )}
      </header>
      {stage.beat && (
        <p className="chy-line">
          {stage.beat
            .filter(({ event }, i) => i === 0 || (event !== 'cardTurnedUp' && event !== 'cardIgnored'))
            .map(each => speaker.sayHeard(each))
            .join(' ')}
        </p>
      )}
      <ul
        className={isCrowded ? 'chy-fates chy-fates-many' : 'chy-fates'}
        data-group="fates"
        tabIndex={0}
        aria-label={name('district', district)}
      >
        {decrees.map(({ by, decree }) => (
          <li key={decree} className="chy-fates-decree">
            <Piece at={{ at: 'decree', district }} className="chy-fate chy-fate-decree">
              <span className="chy-laid chy-up chy-decree">
                <Emblem body={bodies[DECREE_EMBLEMS[decree]]} />
              </span>
              <span className="chy-fate-words">
                <b>{name('decree', decree)}</b> <span className="unseen">{names[by]}</span>
                <span>{text(`decree-text.${decree}`)}</span>
              </span>
            </Piece>
            <BookMark kind="decree" id={decree} />
          </li>
        ))}
        {cards.map((each, i) => (
          <JudgedCard key={i} district={district} i={i} judged={each} isBrief={isCrowded} />
        ))}
      </ul>
    </section>
  )
}
