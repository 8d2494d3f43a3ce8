import '@cloak/parts/book/rule-mark.css'
import { pageOfThing } from '@cloak/parts/book/pages.ts'
import { useSay } from '../words.ts'
import { cardRef, useCards } from '../table.ts'

/** A small sign at a card that leads to its place in the rulebook: pointing at the card itself is an answer. */
export function BookMark({ card }: { card: string }) {
  const say = useSay()
  const { name } = useCards()
  const page = pageOfThing('pact', cardRef(card))
  if (page === null) return null
  const label = say('pact.board.in-the-book', { card: name('card', card) })
  return (
    <a href={page} target="_blank" rel="noreferrer" className="rule-mark card-mark" aria-label={label} title={label}>
      §
    </a>
  )
}
