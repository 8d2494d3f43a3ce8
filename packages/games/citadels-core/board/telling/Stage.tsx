import { useSay } from '../words.ts'
import { Called } from './Called.tsx'
import { costOf } from '../pieces/districts.ts'
import { DistrictCard } from '../pieces/DistrictCard.tsx'
import { EndSeal } from '../pieces/EndSeal.tsx'
import { Passing } from '../pieces/Passing.tsx'
import { Piles } from '../pieces/Piles.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { stacked } from '../pieces/stacks.ts'
import type { StageOf } from './stage-of.ts'
import { characterRef, useCitadels, useMoment } from '../table.ts'

/** The middle of the table: what everybody looks at now. */
export function Stage({ stage }: { stage: StageOf }) {
  const isDeckOpen = stage.kind === 'cards' && stage.of === 'deck'
  return (
    <div className={`stage stage-${isDeckOpen ? 'deck' : stage.kind}`}>
      {stage.kind !== 'choose' && !isDeckOpen && <Piles />}
      <div className="stage-middle">
        <Scene stage={stage} />
      </div>
    </div>
  )
}

function Scene({ stage }: { stage: StageOf }) {
  const say = useSay()
  const { names, cards } = useCitadels()
  const { view } = useMoment()
  switch (stage.kind) {
    case 'choose':
      return (
        <section
          className={stage.characters.length > 6 ? 'spread spread-many' : 'spread'}
          aria-label={say('citadels.board.passing')}
          tabIndex={0}
        >
          {stage.characters.map(character => (
            <Portrait key={character} character={character} of={[characterRef(character)]} size="large" />
          ))}
        </section>
      )
    case 'pass':
      return <Passing chooser={stage.chooser} />
    case 'cards': {
      const title =
        stage.of === 'drawn'
          ? say('citadels.board.drawn')
          : stage.of === 'deck'
            ? say('citadels.board.deck')
            : say('citadels.board.looked', { name: names[stage.of.hand] ?? '' })
      const stacks =
        stage.of === 'deck'
          ? stacked(stage.cards, card => costOf(cards, card) ?? 0)
          : stage.cards.map(card => ({ card, n: 1 }))
      // A whole hand or deck lies in rows.
      const isMany = stacks.length > 8
      const lies = isMany ? 'spread-side spread-rows' : stacks.length > 3 ? 'spread-side' : ''
      return (
        <section className={isMany ? 'spread-section spread-section-rows' : 'spread-section'}>
          <div className="spread-head">
            <h2>{title}</h2>
            <EndSeal />
          </div>
          <div className={`spread spread-cards ${lies}`} aria-label={title} role="group" tabIndex={0}>
            {stacks.map(({ card, n }, i) => (
              <span key={`${card}.${i}`} className="stack">
                <DistrictCard card={card} id={`open.${card}.${i}`} offered={stage.offered} />
                {n > 1 && <span className="stack-size">×{n}</span>}
              </span>
            ))}
          </div>
        </section>
      )
    }
    case 'called':
      return <Called character={stage.character} by={stage.by} />
    case 'quiet':
      return (
        <p className="stage-quiet">
          {say('citadels.board.round-of', { round: view.round, name: names[view.crown] ?? '' })}
        </p>
      )
  }
}
