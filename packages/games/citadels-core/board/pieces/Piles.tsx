import { castCan } from '../../src/reading/index.ts'
import type { Draft, Ref } from '@cloak/kernel'
import { bodies } from '../../art/emblems.ts?drawings'
import type { ReactNode } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { answerRef, fieldsOf } from '@cloak/parts/ask/ways.ts'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { place } from '@cloak/parts/motion/places.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { DECK, looseAt } from '../pointing/asked-at.ts'
import { at } from '../pointing/places.ts'
import { useAsked, useCitadels, useMoment } from '../table.ts'

/** What gathering at the bank, and at the deck, is called in each question that asks for it. */
const both = (what: 'gold' | 'cards'): Ref[] => [answerRef('gather', what), answerRef(what), answerRef('voyage', what)]

const REDRAW: readonly Ref[] = [answerRef('conjure', 'redraw')]
/** Has the Magician chosen cards to exchange with the deck? */
function isRedrawing(draft: Draft): boolean {
  const { do: what, with: how } = fieldsOf(draft)
  const { do: which, with: cards } = fieldsOf(how)
  return what === 'conjure' && which === 'redraw' && Object.values(fieldsOf(cards)).some(n => Number(n) > 0)
}

/** Bank and deck, where one gathers; the tax plate, if there is one. */
export function Piles() {
  const say = useSay()
  const { view } = useMoment()
  const asked = useAsked()
  const { cards } = useCitadels()
  // Cards that are to be exchanged go to the deck: it takes them, and is no place to gather meanwhile.
  const deck = useTable(({ draft }) => isRedrawing(draft)) ? REDRAW : [...both('cards'), ...looseAt(asked, DECK)]
  const bank = both('gold').filter(({ id }) => !asked.answers.some(answer => answer.id === id))
  // In the older edition the tax goes from purse to purse.
  const hasPlate = view.plate > 0 || castCan(cards, view, 'empty-plate')
  return (
    <div className="piles">
      <Pile of={bank} name={say('citadels.board.bank')} id={at.bank}>
        <Emblem body={bodies[MARK_EMBLEMS.bank]} />
      </Pile>
      <Pile of={deck} name={say('citadels.board.deck')} id={at.deck} n={view.deck}>
        <span className={view.deck === 0 ? 'pile-backs pile-empty' : 'pile-backs'} aria-hidden="true">
          <span className="back" />
        </span>
      </Pile>
      {hasPlate && (
        <Pile of={[answerRef('empty-plate')]} name={say('citadels.board.plate')} id={at.plate} n={view.plate}>
          <Emblem body={bodies[MARK_EMBLEMS.plate]} />
        </Pile>
      )}
    </div>
  )
}

interface PileProps {
  of: readonly Ref[]
  name: string
  id: string
  n?: number
  children: ReactNode
}
function Pile({ of, name, id, n, children }: PileProps) {
  const { turn } = useMoment().view
  // The Navigator's voyage comes after the gathering, at the same place: a hand that clicked twice has not chosen it.
  return (
    <Thing of={of} className={`pile pile-${id}`} instant={!turn?.gathered} {...place(id)}>
      {children}
      <span className="pile-name">{name}</span>
      {n !== undefined && <span className="pile-count">{n}</span>}
    </Thing>
  )
}
