import type { BuildingId } from '../../src/data/buildings/index.ts'
import { BUILDING_IDS } from '../../src/data/buildings/index.ts'
import { EVENT_IDS, type EventId } from '../../src/data/events/index.ts'
import { STANDARD } from '../../src/data/house.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { CatalogueProps } from '@cloak/parts/board/entry.ts'
import { useSay } from '../words.ts'
import { CardFace } from './BuildingCard.tsx'
import '../css/catalogue.css'
import { effectText } from './effects.ts'
import { EventFace } from './EventCard.tsx'
import '../css/pieces.css'
import { type Cards, CardsContext } from '../table.ts'

interface Entry {
  id: string
  face: ReactNode
  /** All that is printed on it, to be searched. */
  words: string
}
interface Group {
  title: string
  entries: readonly Entry[]
}
const DECKS = [1, 2, 3, 4, 5] as const

/** Every building and every event, as they are printed, deck by deck; or those that say what is sought. */
export function Catalogue({ speaker, sought, place, isAlone }: CatalogueProps) {
  const say = useSay()
  const cards = useMemo(
    (): Cards => ({ house: STANDARD, name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }) }),
    [speaker],
  )
  const groups = useMemo((): Group[] => {
    const { buildings, events, flags } = STANDARD
    const textOf = (...lists: Parameters<typeof effectText>[0][]): string =>
      lists.map(list => effectText(list, say, cards.name, flags)).join(' ')
    const building = (id: BuildingId): Entry => {
      const { timing, effects, types } = buildings[id]
      const type = types.map(each => say(`pact.board.type.${each}`)).join(' ')
      const when = timing === 'none' ? '' : say(`pact.board.timing.${timing}`)
      return { id, face: <CardFace card={id} />, words: `${cards.name('card', id)} ${type} ${when} ${textOf(effects)}` }
    }
    const event = (id: EventId): Entry => {
      const { left, right } = events[id]
      const words = `${cards.name('card', id)} ${textOf(left.gain, right.cost, right.gain)}`
      return { id, face: <EventFace event={id} />, words }
    }
    return [
      ...DECKS.map(deck => ({
        title: say('pact.board.book.deck', { n: deck }),
        entries: BUILDING_IDS.filter(id => buildings[id].deck === deck).map(building),
      })),
      ...(['A', 'B'] as const).map(deck => ({
        title: say(`pact.board.book.events-${deck}`),
        entries: EVENT_IDS.filter(id => events[id].deck === deck).map(event),
      })),
    ]
  }, [say, cards])
  const found = groups
    .map(({ title, entries }) => ({
      title,
      entries:
        sought === ''
          ? entries
          : entries.filter(({ words }) => words.toLocaleLowerCase(speaker.language).includes(sought)),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (found.length === 0) return isAlone ? <p role="status">{say('parts.book.not-found')}</p> : null
  return (
    <CardsContext value={cards}>
      <div className="catalogue">
        {found.map(group => (
          <Deck key={group.title} group={group} isSought={sought !== ''} place={place} />
        ))}
      </div>
    </CardsContext>
  )
}

interface DeckProps {
  group: Group
  isSought: boolean
  place: string
}
/** A deck that is laid out once somebody wants to see it, or one of its cards. */
function Deck({ group: { title, entries }, isSought, place }: DeckProps) {
  const isNamed = entries.some(({ id }) => place === `card.${id}`)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || isSought || isNamed
  useEffect(() => {
    if (!isNamed) return
    const card = document.getElementById(place)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }, [isNamed, place])
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span className="hint">({entries.length})</span>
      </summary>
      {isShown && (
        <ul>
          {entries.map(({ id, face }) => (
            <li key={id} id={`card.${id}`} tabIndex={-1} className={place === `card.${id}` ? 'catalogue-named' : ''}>
              {face}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
