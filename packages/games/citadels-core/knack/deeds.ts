import type { Answer, Decision, Rng } from '@cloak/kernel'
import { build, cardinal, framework, gathers, necropolis, thievesDen } from './build.ts'
import type { Deed } from './deed.ts'
import { idles } from './idle.ts'
import { missing, type Sight } from './sight.ts'
import { aim, conjure, crowns, kill, look, rob, spy, threaten, warrants } from './names.ts'
import { armory, beautify, destroy, exchange, laboratory, museum, seize } from './districts.ts'

/** How an action is used now; null if it is better left. */
type Use = (s: Sight, inner: Decision | null, rng: Rng) => Deed | null

const gain: Use = () => ({ worth: 90 })
const FEW = 2

/** What can stand in the menu of a turn, and what this player makes of it. */
const uses: { readonly [action: string]: Use } = {
  profit: gain,
  favour: gain,
  'empty-plate': gain,
  foresee: gain,
  study: gain,
  plans: gain,
  end: () => ({ worth: 0 }),
  gather: s => ({ with: gathers(s), worth: 70 }),
  // Income of a type grows with what is built first; but gold that is needed for the build comes before it.
  collect: (s, inner) =>
    inner?.kind === 'amount'
      ? { with: wantsGold(s) ? inner.max : Math.ceil(inner.max / 2), worth: worthOfCollecting(s) }
      : { worth: worthOfCollecting(s) },
  tithe: (s, inner) => (inner ? aim(s, inner, 85) : { worth: 85 }),
  voyage: s => ({ with: gathers(s) === 'cards' ? 'cards' : 'gold', worth: 88 }),
  kill,
  rob,
  threaten,
  warrants,
  spy,
  conjure,
  look,
  crown: crowns,
  build,
  framework,
  necropolis,
  'thieves-den': thievesDen,
  cardinal,
  destroy,
  seize,
  exchange,
  beautify,
  armory,
  laboratory,
  museum,
  smithy: s => (s.v.players[s.me]!.handSize <= 1 && s.v.players[s.me]!.gold >= 4 ? { worth: 30 } : null),
}

/** The best of a turn's menu. What would bring nothing now is left: a build may make it worth something yet. */
export function act(s: Sight, menu: Decision & { kind: 'menu' }, rng: Rng): Answer {
  let best: { do: string; deed: Deed } | null = null
  for (const { do: action, with: inner, barred } of menu.actions) {
    if (barred) continue
    const deed = uses[action]?.(s, inner, rng)
    if (deed && (!best || deed.worth > best.deed.worth) && !idles(s, said(action, deed))) best = { do: action, deed }
  }
  return best ? said(best.do, best.deed) : lastResort(menu)
}
const said = (action: string, { with: given }: Deed): Answer =>
  given === undefined ? { do: action } : { do: action, with: given }

const FREE = new Set<Answer | undefined>(['profit', 'favour', 'collect', 'plans', 'empty-plate'])

/** Does this answer end a turn with gold or cards left lying that cost nothing? */
export const leavesLying = (s: Sight, d: Decision, answer: Answer): boolean =>
  d.kind === 'menu' &&
  typeof answer === 'object' &&
  'do' in answer &&
  answer['do'] === 'end' &&
  d.actions.some(({ do: action, barred }) => !barred && FREE.has(action) && !idles(s, { do: action }))

/** What costs nothing and can only help: it is better had before anything is decided. Income may grow by a build first. */
const FIRST = new Set([...FREE].filter(deed => deed !== 'collect'))

/** Does this answer do something else while gold or cards are still to be had for nothing? */
export const putsOff = (s: Sight, d: Decision, answer: Answer): boolean =>
  d.kind === 'menu' &&
  typeof answer === 'object' &&
  'do' in answer &&
  !FREE.has(answer['do']) &&
  d.actions.some(({ do: action, barred }) => !barred && FIRST.has(action) && !idles(s, { do: action }))

/** Nothing appeals and the turn may not end yet: whatever must be done first. */
function lastResort(menu: Decision & { kind: 'menu' }): Answer {
  for (const { do: action, with: inner, barred } of menu.actions)
    if (!barred && inner?.kind === 'oneOf') {
      const id = inner.of.find(option => !option.barred)?.id
      if (id !== undefined) return { do: action, with: id }
    }
  return { do: 'end' }
}

/** Rather than cards: the hand is full, or there is none to be had. */
const wantsGold = (s: Sight): boolean => s.v.players[s.me]!.handSize > FEW || missing(s, s.me) <= 1 || s.v.deck === 0

/** After the build if the build is possible already, before it otherwise. */
const worthOfCollecting = ({ v, me }: Sight): number => (v.turn!.gathered && v.players[me]!.gold >= 5 ? 49 : 92)
