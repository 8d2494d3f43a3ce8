import { type Answer, type Decision, type Rng, sample } from '@cloak/kernel'
import { worthOfBuilding } from './build.ts'
import { bestOf, openIds, takeCards, worthOfCard, worthOfHolding } from './cards.ts'
import { act } from './deeds.ts'
import { bewitch } from './names.ts'
import { missing, type Sight, threatOf } from './sight.ts'

type Reply = (s: Sight, d: Decision, rng: Rng) => Answer | undefined

const pick = (d: Decision, worth: (id: string) => number): Answer | undefined =>
  d.kind === 'oneOf' ? bestOf<string | number>(d.of, id => worth(String(id)))?.id : undefined
const says = (d: Decision, wanted: string): Answer | undefined =>
  d.kind === 'oneOf' && openIds(d.of).includes(wanted) ? wanted : undefined
const poorest = (s: Sight, d: Decision): Answer | undefined =>
  d.kind === 'split' ? takeCards(d, d.min, card => -worthOfHolding(s, card)) : undefined

/** Questions that one card asks. */
const replies: { readonly [ask: string]: Reply } = {
  'witch.bewitch': (s, d, rng) => (d.kind === 'oneOf' ? bewitch(s, openIds(d.of).map(String), rng) : undefined),
  'witch.decide'(s, d, rng) {
    const inner = d.kind === 'menu' ? d.actions.find(action => action.do === 'bewitch')?.with : undefined
    const named = inner?.kind === 'oneOf' ? bewitch(s, openIds(inner.of).map(String), rng) : undefined
    return named === undefined ? undefined : { do: 'bewitch', with: named }
  },
  'wizard.take'(s, d) {
    if (d.kind !== 'menu') return undefined
    const ways = d.actions.filter(({ do: action, barred }) => !barred && (action === 'build' || action === 'take'))
    const best = ways.flatMap(({ do: action, with: inner }) => {
      const card = inner?.kind === 'oneOf' ? bestOf(inner.of, id => worthOfBuilding(s, String(id))) : null
      return card ? [{ action, card: card.id, worth: card.worth + (action === 'build' ? 3 : 0) }] : []
    })
    const most = best.sort((one, other) => other.worth - one.worth)[0]
    return most && { do: most.action, with: most.card }
  },
  'seer.give'(s, d) {
    if (d.kind !== 'inOrder') return undefined
    const cards = openIds(d.of).map(String)
    cards.sort((one, other) => worthOfHolding(s, kindOf(one)) - worthOfHolding(s, kindOf(other)))
    return cards.slice(0, d.slots.length)
  },
  'scholar.keep': (s, d) => pick(d, card => worthOfHolding(s, card)),
  'cardinal.discard': poorest,
  'cardinal.give': poorest,
  'emperor.heir': (s, d) => pick(d, seat => -threatOf(s, Number(seat))),
  'emperor.crown': (s, d) => pick(d, seat => -threatOf(s, Number(seat))),
  'emperor.tribute'(s, d) {
    const card = d.kind === 'menu' ? d.actions.find(({ do: deed, barred }) => deed === 'card' && !barred)?.with : null
    const worst = card?.kind === 'oneOf' ? bestOf(card.of, id => -worthOfCard(s, String(id))) : null
    if (worst && worst.worth > -1.2) return { do: 'card', with: worst.id }
    return d.kind === 'menu' && d.actions.some(({ do: deed, barred }) => deed === 'gold' && !barred)
      ? { do: 'gold' }
      : undefined
  },
  'theater.exchange': () => ({ do: 'pass' }),
  'ball-room.greet': (_, d) => says(d, 'thanks'),
  // Seven are enough for whoever is ahead with them.
  'bell-tower.announce'(s, d) {
    const enough = s.v.players[s.me]!.city.length >= s.v.citySize - 2
    const ahead = s.v.players.every((p, seat) => seat === s.me || p.city.length < s.v.players[s.me]!.city.length)
    return says(d, enough && ahead ? 'announce' : 'keep-silent')
  },
  'graveyard.salvage': (s, d) => (s.v.ruins && worthOfCard(s, s.v.ruins) >= 2 ? says(d, 'salvage') : says(d, 'leave')),
  'hospital.rise': (_, d) => says(d, 'rise'),
  'lighthouse.look': (_, d) => says(d, 'look'),
  'lighthouse.take'(s, d) {
    const inner = d.kind === 'menu' ? d.actions.find(action => action.do === 'take')?.with : undefined
    const best = inner?.kind === 'oneOf' ? bestOf(inner.of, card => worthOfHolding(s, String(card))) : null
    return best ? { do: 'take', with: best.id } : undefined
  },
}

const kindOf = (copy: string): string => copy.split('#')[0]!

/** The answer to a card's own question; any legal one if nothing better is known. */
export function reply(s: Sight, ask: string, d: Decision, rng: Rng): Answer {
  const known = Object.hasOwn(replies, ask) ? replies[ask]!(s, d, rng) : undefined
  return known ?? d.lapse ?? (d.kind === 'menu' ? act(s, d, rng) : sample(d, rng))
}

/** Half the purse, or the risk of the whole: the fuller the purse, the better is paying. */
export const bribe = (s: Sight, d: Decision, rng: Rng): Answer =>
  s.v.players[s.me]!.gold > 3 || rng.below(3) === 0 ? (says(d, 'pay') ?? sample(d, rng)) : (says(d, 'refuse') ?? 'pay')

/** The blackmailer turns up the flower, and bluffs no further. */
export const unmask = (s: Sight, d: Decision, as: string): Answer =>
  says(d, s.v.players[s.me]!.flowered === as ? 'reveal' : 'let-be') ?? 'let-be'

/** A warrant that holds is used, unless the district is hardly worth the trouble and a better may come. */
export const confiscate = (s: Sight, d: Decision): Answer =>
  s.v.site && (worthOfCard(s, s.v.site.card) >= 1.5 || missing(s, s.v.site.builder) <= 1)
    ? (says(d, 'confiscate') ?? 'let-be')
    : 'let-be'
