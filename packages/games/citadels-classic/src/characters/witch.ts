import { ABOUT_NOTHING, type CharacterCard, otherCharacters, question, why } from '@cloak/citadels-core'
import { menu, oneOf, orElse } from '@cloak/kernel'

const MUST = why('CLA-6.1f', 'must-bewitch')

const decides = question('witch.decide', 'citadels.prompt.witch-decide', ABOUT_NOTHING, {
  what: (acts, _, lean) => {
    const may = acts.t.rulings['witchMayForgo']
    const decision = menu([
      { do: 'bewitch', with: oneOf(otherCharacters(acts, lean)) },
      { do: 'forgo', with: null, barred: may ? undefined : MUST },
    ])
    return may ? orElse(decision, { do: 'forgo' }) : decision
  },
  does(x, { t, seat, as }, act) {
    if (act.do === 'forgo') return x.next('turn.begin', { seat, as: as.key })
    t.bewitched = { by: seat, character: act.with }
    t.turn = null
    x.tell('bewitched', { by: seat, character: act.with })
  },
})

/** CLA-6.1: right after her action she names somebody, or plays an ordinary turn (CLA-6.1f). */
export const witch: CharacterCard<'witch'> = {
  key: 'witch',
  rank: 1,
  limit: 1,
  abilities: [],
  ownTurn(x, { seat }) {
    x.next('gather.must', { seat, as: 'witch' })
    decides.put(x, { seat, as: 'witch' }, null)
  },
  asks: [decides],
}
