import { PHASE } from '../src/data/pieces.ts'
import type { Answer, Decision, Rng } from '@cloak/kernel'
import { beliefs, suspect } from './roles.ts'
import { type Sight, soulsOf } from './sight.ts'

/** Sure enough to name somebody before the last ritual: a wrong guess that is locked stays wrong. */
const SURE = 0.55
const ACCUSING = 0.6

/** Accuses whoever can hardly show three fragments; nobody, if all may be honest. */
export function vote(s: Sight, d: Decision, rng: Rng): Answer {
  const named = d.kind === 'menu' ? d.actions.find(({ do: deed }) => deed === 'accuse')?.with : undefined
  if (named?.kind !== 'oneOf') return { do: 'abstain' }
  const held = beliefs(s)
  const open = named.of.flatMap(({ id, barred }) => (barred ? [] : [Number(id)]))
  const guilty = open
    .map(seat => ({ seat, chance: held[seat]!.devil + held[seat]!.cultist + rng.below(100) / 1000 }))
    .sort((one, other) => other.chance - one.chance)[0]
  return guilty && guilty.chance > ACCUSING ? { do: 'accuse', with: guilty.seat } : { do: 'abstain' }
}

/** Fragments all go in: they come home again. Guesses by belief, in round 5 all that may be made. */
export function fill(s: Sight, d: Decision): Answer {
  const { v, p, kind } = s
  const souls =
    kind === 'devil' && p.souls
      ? v.round === 3
        ? { plain: p.souls.plain }
        : { plain: p.souls.plain, marked: p.souls.marked }
      : {}
  return { do: 'fill', with: { bribe: { coins: bribe(s), goods: {} }, souls, guesses: guesses(s, d) } }
}

/** Whoever has no answer for the next inquisitor pays him off, if a few coins are all that lacks. */
function bribe({ v, p, goods }: Sight): number {
  const asked = 1 + v.up.filter(up => up !== null).length + p.guests + (v.round === 5 ? 2 : 0)
  const answers = soulsOf(p) + (p.indulgences ?? p.indulgencesSeen)
  const lacks = 5 - v.bribes
  const next = v.common.A !== 'gone' ? 'A' : v.common.B !== 'gone' ? 'B' : v.common.C !== 'gone' ? 'C' : null
  if (!next || answers >= asked || v.phase !== PHASE.inquisition) return 0
  return lacks <= 3 && goods.coin >= lacks + p.debt ? lacks : 0
}

function guesses(s: Sight, d: Decision): Answer {
  const fills = d.kind === 'menu' ? d.actions.find(({ do: deed }) => deed === 'fill')?.with : undefined
  const menu = fills?.kind === 'form' ? fills.fields['guesses'] : undefined
  if (menu?.kind !== 'menu') return { do: 'none' }
  const inner = (deed: string) => menu.actions.find(action => action.do === deed && !action.barred)?.with
  const one = inner('devil') ?? inner('cultist')
  const open = one?.kind === 'oneOf' ? one.of.flatMap(({ id, barred }) => (barred ? [] : [Number(id)])) : []
  const not = s.v.players.flatMap((_, seat) => (open.includes(seat) ? [] : [seat]))
  const held = beliefs(s)
  const last = s.v.round === 5
  const devil = inner('devil') ? suspect(s, held, 'devil', not) : null
  const named = devil && devil.seat >= 0 && (last || devil.chance > SURE) ? devil.seat : null
  const cultist = inner('cultist') ? suspect(s, held, 'cultist', named === null ? not : [...not, named]) : null
  const other = cultist && cultist.seat >= 0 && (last || cultist.chance > SURE) ? cultist.seat : null
  if (named !== null && other !== null && inner('both')) return { do: 'both', with: [named, other] }
  if (named !== null) return { do: 'devil', with: named }
  return other === null ? { do: 'none' } : { do: 'cultist', with: other }
}
