import { bodies } from '../../art/emblems.ts?drawings'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { leftUndone } from '../pointing/deeds.ts'
import { useCitadels, useMoment } from '../table.ts'

/** The seal that ends the reader's turn: at once, when nothing else is left to be done. */
export function EndSeal() {
  const { speaker, cards } = useCitadels()
  const { seen, view } = useMoment()
  const decision = seen.mine?.decision
  const actions = decision?.kind === 'menu' ? decision.actions : []
  if (!actions.some(action => action.do === 'end')) return null
  return (
    <Thing of={answerRef('end')} className="end-seal" instant={leftUndone(actions, cards, view).length === 0}>
      <Emblem body={bodies[MARK_EMBLEMS.seal]} />
      <span>{speaker.say({ key: 'do.end' })}</span>
    </Thing>
  )
}
