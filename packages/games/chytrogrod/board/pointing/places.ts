import type { SecretGood } from '../../src/types.ts'
import { type Card, type Colour, GOODS, type Kind, type Size, type Token } from '../../src/data/pieces.ts'
import { type Decision, type Draft, faultIn, type Key, type Ref, type Seat, type Why } from '@cloak/kernel'
import { fieldsOf, waysOf } from '@cloak/parts/ask/ways.ts'

/** Everything on the table that can be pointed at. */
export type Place =
  | { at: 'district'; district: Colour }
  | { at: 'hand'; card: Card }
  | { at: 'laid'; district: Colour; i: number; by: Seat; kind: Kind | null; live: boolean }
  | { at: 'decree'; district: Colour }
  | { at: 'lying'; district: Colour; token: Token }
  | { at: 'supporter'; seat: Seat }
  /** A token on the reader's own board; `marked` when it is among those given away. */
  | { at: 'own'; token: Token; marked: boolean }
  | { at: 'supply'; token: Token }
  | { at: 'deck' }
  /** An offer of the deal on top of a stack. */
  | { at: 'offer'; district: Colour; size: Size }
  | { at: 'seat'; seat: Seat }
  | { at: 'guild'; guild: Colour }
  | { at: 'secret'; good: SecretGood | null }
  /** What is not a thing, and so is written beside the question. */
  | { at: 'said'; id: string }

/** The question that is open, and the answer in the making. */
export interface Asked {
  step: string
  p: {
    readonly district?: Colour
    /** Where the card lies that is being moved. */
    readonly from?: Colour
    readonly kind?: Kind
    readonly size?: Kind
    readonly among?: readonly Seat[]
  }
  decision: Decision
  draft: Draft
}
/** What pointing at a place makes of the answer. */
export interface Choice {
  draft: Draft
  why: Why | null
  chosen: boolean
}

/** What pointing here does; null where there is nothing to choose. */
export function choiceAt(asked: Asked, place: Place): Choice | null {
  const { step, p } = asked
  switch (place.at) {
    case 'district':
      return step === 'intrigue.thunder' ? null : byRef(asked, { kind: 'district', id: place.district })
    case 'hand':
      return step === 'action.play' ? byRef(asked, { kind: 'card', id: place.card }) : null
    case 'laid':
      if (place.district !== p.district) return null
      if (step === 'sabotage.target') return byRef(asked, { kind: 'laid', id: `${place.district}.${place.i}` })
      return place.live && place.kind === (p.kind ?? p.size) ? tied(asked, place.by) : null
    case 'seat':
      return tied(asked, place.seat)
    case 'supporter':
      return step === 'sabotage.target' ? byRef(asked, { kind: 'supporter', id: place.seat }) : null
    case 'decree':
      return step === 'sabotage.target' && place.district === p.district ? byId(asked, 'decree') : null
    case 'guild':
      return byRef(asked, { kind: 'guild', id: place.guild })
    case 'lying':
      return step === 'intrigue.thunder' ? inMenu(asked, place.token, { kind: 'district', id: place.district }) : null
    case 'own':
      return ofOwn(asked, place.token, place.marked)
    case 'supply':
      return step === 'intrigue.lordships.take' ? byRef(asked, { kind: 'good', id: place.token }) : null
    case 'deck':
      return step === 'intrigue.intercession' ? byId(asked, 'draw') : null
    case 'offer':
      return step === 'deal.pay' && place.district === p.district && place.size === p.size ? byId(asked, 'board') : null
    case 'secret':
      return step === 'deal.pay' ? bySecret(asked, place.good) : null
    case 'said':
      return byId(asked, place.id)
  }
}

/** The words that stand beside a question, because no thing on the table could be pointed at for them. */
export function wordsFor({ step, decision }: Asked): string[] {
  if (decision.kind === 'menu') return decision.actions.flatMap(({ do: id }) => (id in WORDS ? [id] : []))
  if (decision.kind !== 'oneOf') return []
  const ids = decision.of.map(({ id }) => String(id))
  return step === 'deal.pay' ? ids : ids.filter(id => id in WORDS)
}
const WORDS = { chance: true, leave: true, refuse: true, draw: true }

/** Pointing again at what makes the whole answer gives it. */
export const isGiving = ({ decision, draft }: Asked, choice: Choice): boolean =>
  choice.chosen && JSON.stringify(choice.draft) === JSON.stringify(draft) && faultIn(decision, draft) === null

function byRef({ decision, draft }: Asked, ref: Ref): Choice | null {
  const ways = waysOf(decision, draft, ref)
  return ways.find(({ why }) => why === null) ?? ways[0] ?? null
}

function byId({ decision, draft }: Asked, id: Key): Choice | null {
  if (decision.kind === 'menu') {
    const action = decision.actions.find(each => each.do === id && each.with === null)
    return action
      ? { draft: { do: action.do }, why: action.barred ?? null, chosen: fieldsOf(draft)['do'] === id }
      : null
  }
  const option = decision.kind === 'oneOf' ? decision.of.find(each => each.id === id) : undefined
  return option ? { draft: option.id, why: option.barred ?? null, chosen: draft === option.id } : null
}

/** The favourite names a player (CHY-6.3), or the next of an order (CHY-6.4). */
const tied = (asked: Asked, seat: Seat): Choice | null =>
  asked.step.startsWith('tie.') && asked.p.among?.includes(seat) ? byRef(asked, { kind: 'seat', id: seat }) : null

function inMenu({ decision, draft }: Asked, action: string, ref: Ref): Choice | null {
  const found = decision.kind === 'menu' ? decision.actions.find(each => each.do === action) : undefined
  if (!found?.with) return null
  const deed = fieldsOf(draft)
  const way = waysOf(found.with, deed['do'] === action ? deed['with'] : undefined, ref)[0]
  return way ? { draft: { do: action, with: way.draft }, why: found.barred ?? way.why, chosen: way.chosen } : null
}

function ofOwn(asked: Asked, token: Token, marked: boolean): Choice | null {
  switch (asked.step) {
    case 'overflow.return':
      return inSplit(asked, token, marked)
    case 'intrigue.lordships':
      return inMenu(asked, 'exchange', { kind: 'good', id: token })
    case 'intrigue.thunder.give':
      return byRef(asked, { kind: 'good', id: token })
    default:
      return null
  }
}

/** One more of this, or, pointing at one that is marked, one fewer; where only one is due, this one. */
function inSplit({ decision, draft }: Asked, token: Token, marked: boolean): Choice | null {
  if (decision.kind !== 'split') return null
  if (decision.max === 1) return { draft: { [token]: 1 }, why: null, chosen: marked }
  const taken = fieldsOf(draft)
  const n = Number(taken[token] ?? 0) + (marked ? -1 : 1)
  const { [token]: _, ...rest } = taken
  const next = n > 0 ? { ...rest, [token]: n } : rest
  const sum = Object.values(next).reduce<number>((all, each) => all + Number(each), 0)
  return { draft: next, why: sum > decision.max ? faultIn(decision, next) : null, chosen: marked }
}

/** A secret good pays for its own good; contraband for the first it can (CHY-13.18). */
function bySecret(asked: Asked, good: SecretGood | null): Choice | null {
  if (good !== 'any') return good && byId(asked, good)
  const each = GOODS.flatMap(id => byId(asked, id) ?? [])
  return each.find(({ chosen }) => chosen) ?? each.find(({ why }) => why === null) ?? each[0] ?? null
}
