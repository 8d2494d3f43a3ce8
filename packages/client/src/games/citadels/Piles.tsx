import type { Ref } from '@cloak/kernel'
import { bodies } from 'virtual:emblems/citadels'
import type { ReactNode } from 'react'
import { Thing } from '../../ask/Thing.tsx'
import { answerRef } from '../../ask/ways.ts'
import { MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { place } from '../../motion/places.ts'
import { useSay } from '../../words/language.ts'
import { DECK, looseAt } from './asked-at.ts'
import { at } from './places.ts'
import { useAsked, useCitadels, useMoment } from './table.ts'

/** What gathering at the bank, and at the deck, is called in each question that asks for it. */
const both = (what: 'gold' | 'cards'): Ref[] => [answerRef('gather', what), answerRef(what), answerRef('voyage', what)]

/** Bank and deck, where one gathers; the tax plate, if there is one. */
export function Piles() {
  const say = useSay()
  const { view } = useMoment()
  const asked = useAsked()
  const { isOlder } = useCitadels()
  const bank = both('gold').filter(({ id }) => !asked.answers.some(answer => answer.id === id))
  // In the older edition the tax goes from purse to purse.
  const hasPlate = !isOlder && (view.cast.includes('tax-collector') || view.plate > 0)
  return (
    <div className="piles">
      <Pile of={bank} name={say('client.citadels.bank')} id={at.bank}>
        <Emblem body={bodies[MARK_EMBLEMS.bank]} />
      </Pile>
      <Pile
        of={[...both('cards'), ...looseAt(asked, DECK)]}
        name={say('client.citadels.deck')}
        id={at.deck}
        n={view.deck}
      >
        <span className="pile-backs" aria-hidden="true">
          <span className="back" />
        </span>
      </Pile>
      {hasPlate && (
        <Pile of={[answerRef('empty-plate')]} name={say('client.citadels.plate')} id={at.plate} n={view.plate}>
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
  return (
    <Thing of={of} className={`pile pile-${id}`} instant {...place(id)}>
      {children}
      <span className="pile-name">{name}</span>
      {n !== undefined && <span className="pile-count">{n}</span>}
    </Thing>
  )
}
