import { BASICS, type Goods, LUXURIES } from '../src/data/pieces.ts'
import { type Answer, type Decision, each, type Frame, type Rng } from '@cloak/kernel'
import { bestPlans } from './best-plans.ts'
import { offer } from './deals.ts'
import { planAnswer } from './plan.ts'
import type { Sight } from './sight.ts'
import { soulOffers } from './soul-offers.ts'

/** So many plans are worth a long thought. */
const PLANS = 7

/** Answers worth a long thought, the quick one first. */
export function ideas(s: Sight, d: Decision, frame: Frame, quick: Answer, rng: Rng): Answer[] | undefined {
  switch (frame.step) {
    case 'cards.keep':
    case 'cards.pass':
      return [quick, ...each(d)]
    case 'deals.offer':
      return [quick, { do: 'none' }, ...offers(s, rng)]
    case 'deals.reply':
      return [quick, ...replies(s)]
    case 'plan.make':
      return [quick, ...bestPlans(s, PLANS, 0, rng).map(plan => planAnswer(s, plan))]
    case 'hunt.vote':
      return [quick, { do: 'abstain' }, ...s.v.players.map((_, seat) => ({ do: 'accuse', with: seat }))]
    case 'ritual.fill':
      return [quick, ...fills(s, quick)]
    case 'inquisitors.answer':
      return [quick, d.lapse ?? quick]
    default:
      return undefined
  }
}

function offers(s: Sight, rng: Rng): Answer[] {
  const { goods, kind } = s
  const found: Answer[] = [offer(s, rng)]
  if (kind !== 'mortal1' && kind !== 'mortal2') for (const { answer } of soulOffers(s)) found.push(answer)
  if (kind === 'devil') return found
  const coins = (bundle: Partial<Goods>, ask: number): void =>
    void found.push({ do: 'offer', with: { goods: { ...bundle }, ask: { do: 'coins', with: ask } } })
  for (const luxury of LUXURIES)
    if (goods[luxury] > 0) {
      coins({ [luxury]: 1 }, 4)
      coins({ [luxury]: 1 }, 5)
    }
  for (const basic of BASICS) if (goods[basic] > 1) coins({ [basic]: 2 }, 4)
  return found
}

function replies({ p }: Sight): Answer[] {
  const chest = p.sights?.at(-1)
  const trade = { do: 'default' }
  if (chest?.state !== 'open' || !chest.ask) return []
  const decline = { do: 'decline', with: { trade } }
  if (chest.ask.of === 'coin') return [{ do: 'accept', with: { trade } }, decline]
  const { n } = chest.ask
  const ways = Array.from({ length: n + 1 }, (_, marked) => ({ plain: n - marked, marked }))
  return [...ways.map(souls => ({ do: 'acceptSouls', with: { trade, souls } })), decline]
}

/** The quick answer with other guesses, and with the plain fragments held back. */
function fills({ v, me }: Sight, quick: Answer): Answer[] {
  if (typeof quick !== 'object' || Array.isArray(quick) || quick['do'] !== 'fill') return []
  const inner = quick['with']
  if (typeof inner !== 'object' || Array.isArray(inner)) return []
  const seats = v.players.flatMap((_, seat) => (seat === me ? [] : [seat]))
  const guesses: Answer[] = [
    { do: 'none' },
    ...seats.map(seat => ({ do: 'devil', with: seat })),
    ...seats.flatMap(devil =>
      seats.filter(seat => seat !== devil).map(cultist => ({ do: 'both', with: [devil, cultist] })),
    ),
  ]
  return [
    ...guesses.map(guess => ({ do: 'fill', with: { ...inner, guesses: guess } })),
    { do: 'fill', with: { ...inner, souls: {} } },
  ]
}
