import { type Action, type Chapter, menu, type Menu, steps, type Why } from '@cloak/kernel'
import type { Ability } from '../ability.ts'
import { buildBy, handOf, waysToBuild } from '../build.ts'
import { has } from '../reading/city.ts'
import { abilityOf } from '../reading/deed.ts'
import type { Acts } from '../cards.ts'
import type { Edition } from '../edition.ts'
import { actsOf, begin, closeTurn, endTurn, openTurn } from '../turn.ts'
import type { Citadels, X } from '../types.ts'
import { why } from '../why.ts'
import { GATHER, gather } from './gather.ts'

const { does, asks } = steps<Citadels>()

const GATHERED = why('CIT-4.4', 'gathered-already')
const USED = why('CIT-4.6', 'used-already')
const NOT_YET = why('CIT-4.8', 'gather-first')
const MUST = why('CIT-4.8', 'must-first')
const AFTER_ACTION = why('CLA-4.4', 'after-action')
const AT_THE_END = why('CLA-4.6', 'after-action')
const CLOSING = why('CLA-4.6', 'closing')

export const turn = (e: Edition): Chapter<Citadels, 'turn'> => ({
  'turn.begin': does((x, p) => begin(x, actsOf(e, x.t, p))),

  'turn.act': asks({
    who: (_, { seat }) => seat,
    prompt: 'citadels.prompt.act',
    what: (t, p, _, lean) => actions(actsOf(e, t, p), lean),
    does(x, p, act) {
      const acts = actsOf(e, x.t, p)
      if (act.do === 'end') return endTurn(x, acts)
      if (act.do === 'gather') gather(x, e, p, act.with === 'cards' ? 'cards' : 'gold')
      else {
        const ability = abilityOf(e, acts.as, act.do)
        if (ability) use(x, acts, ability, act.with)
        else buildBy(x, acts, act, handOf(acts))
      }
      x.next('turn.act', p)
    },
  }),

  // CIT-6.1.2 step 4: the holder has gathered; that was all of his turn.
  'turn.bewitched': does((x, { seat, as }) => {
    e.characters.get(as)!.onBewitched?.(x, seat, e)
    closeTurn(x)
  }),

  // CLA-7.23b: the action was all of it, without anything that comes at the end of a turn.
  'turn.close': does(x => closeTurn(x)),

  // CIT-6.1.2 step 5: the Witch goes on as the character she named; she has gathered already.
  'turn.resume': does((x, p) => {
    openTurn(x.t, p.seat, p.as)
    x.t.turn!.gathered = x.t.turn!.bewitched = true
    begin(x, actsOf(e, x.t, p))
  }),
})

function use(x: X, acts: Acts, ability: Ability, answer: unknown): void {
  const turn = x.t.turn!
  turn.used = [...turn.used, ability.do]
  if (ability.moment === 'last') turn.closing = true
  ability.does(x, acts, answer)
}

/** Everything the acting player may do now (CIT-12.3). */
function actions(acts: Acts, lean: boolean): Menu {
  const { e, t, seat, as } = acts
  const turn = t.turn!
  const list: Action[] = []
  if (!turn.gathered) list.push({ do: 'gather', with: GATHER, barred: undefined })
  else if (!lean) list.push({ do: 'gather', with: GATHER, barred: GATHERED })
  let mustFirst = false
  for (const ability of as.abilities) {
    offer(ability, acts, lean, list)
    if (ability.must && !turn.used.includes(ability.do) && !ability.whyNot?.(acts)) mustFirst = true
  }
  for (const { key, abilities } of e.speakers.abilities)
    if (has(t, seat, key)) for (const ability of abilities!) offer(ability, acts, lean, list)
  waysToBuild(acts, handOf(acts), lean, list)
  const barred = !turn.gathered ? NOT_YET : mustFirst ? MUST : undefined
  if (!barred || !lean) list.push({ do: 'end', with: null, barred })
  return menu(list)
}

function offer(ability: Ability, acts: Acts, lean: boolean, list: Action[]): void {
  const barred = whyNotUse(ability, acts)
  if (!lean) list.push({ do: ability.do, with: ability.what(acts, false), barred })
  else if (!barred) list.push({ do: ability.do, with: ability.what(acts, true), barred })
}

function whyNotUse(ability: Ability, acts: Acts): Why | undefined {
  const turn = acts.t.turn!
  if (turn.used.length > 0) {
    let times = 0
    for (const used of turn.used) if (used === ability.do) times++
    if (times >= ability.times) return USED
  }
  if (ability.moment !== 'any' && !turn.gathered) return ability.moment === 'last' ? AT_THE_END : AFTER_ACTION
  if (turn.closing && !ability.income) return CLOSING
  return ability.whyNot?.(acts)
}
