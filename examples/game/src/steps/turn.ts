import { type Action, type Chapter, type Menu, type OneOf, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { oneSeat } from '../choices.ts'
import { DENOUNCE_PRICE, PRESSED, ROLES } from '../data/box.ts'
import { cardOf, ROLE_CARDS } from '../roles/index.ts'
import type { RoleCard } from '../roles/role.ts'
import { isIn, isNewHour, nextFrom, othersFrom } from '../seats.ts'
import { paySeals, takeSeals } from '../seals.ts'
import type { AimedClaim, Dawn, End, Open, PlainClaim, X } from '../types.ts'
import { why } from '../why.ts'

const { asks, does } = steps<Dawn>()
type Aimed = 'denounce' | AimedClaim
type Deeds = Menu<Action<'press' | PlainClaim, null> | Action<Aimed, OneOf<Seat>>>

export const turn: Chapter<Dawn, 'turn'> = {
  'turn.begin': does((x, { seat }) => {
    if (x.t.players[seat]!.seals >= x.t.goal) return end(x, { reason: 'seals', winner: seat })
    x.next('turn.act', { seat })
    x.next('turn.end', { seat })
  }),

  'turn.act': asks({
    who: (_, { seat }) => seat,
    prompt: 'dawn.prompt.act',
    what: (t, { seat }, _, lean) => orElse(deedsOf(t, seat, lean), { do: 'press' }),
    does(x, { seat }, said) {
      const target = 'with' in said ? said.with : null
      if (said.do === 'press') return press(x, seat)
      if (said.do === 'denounce') return denounce(x, seat, said.with)
      const claim = { seat, deed: said.do, target }
      paySeals(x.t, seat, cardOf(said.do).price)
      x.tell('claimed', claim)
      x.next('claim.answer', claim)
    },
  }),

  'turn.end': does((x, { seat }) => {
    const next = nextFrom(x.t, seat)
    const last = isIn(x.t, seat) ? seat : next
    if (othersFrom(x.t, last).length === 0) return end(x, { reason: 'last', winner: last })
    if (isNewHour(x.t, seat, next)) {
      if (x.t.hour === x.t.hours) return end(x, { reason: 'dawn', winner: null })
      x.t.hour++
      x.tell('hourBegun', { hour: x.t.hour, hours: x.t.hours })
    }
    x.next('turn.begin', { seat: next })
  }),
}

function press(x: X, seat: Seat): void {
  x.tell('pressed', { seat, seals: takeSeals(x.t, seat, PRESSED) })
}

function denounce(x: X, seat: Seat, target: Seat): void {
  paySeals(x.t, seat, DENOUNCE_PRICE)
  x.tell('denounced', { seat, target, seals: DENOUNCE_PRICE })
  x.next('card.lose', { seat: target })
}

function end(x: X, how: End): void {
  x.t.end = how
  x.tell('ended', how)
}

/** All deeds; asked lean, those that can be done now (DAW-3.2). */
function deedsOf(t: Open, seat: Seat, lean: boolean): Deeds {
  const claims = ROLES.map(role => claimOf(t, seat, ROLE_CARDS[role], lean))
  const accusation = aimed(t, seat, lean, 'denounce', whyTooDear(t, seat, DENOUNCE_PRICE, 'DAW-3.4'))
  const actions: Deeds['actions'] = [{ do: 'press', with: null }, accusation, ...claims]
  return { kind: 'menu', actions: lean ? actions.filter(({ barred }) => !barred) : actions }
}

function claimOf(t: Open, seat: Seat, card: RoleCard, lean: boolean): Deeds['actions'][number] {
  const barred = whyTooDear(t, seat, card.price, 'DAW-3.7')
  if (!card.aims) return { do: card.deed, with: null, barred }
  return aimed(t, seat, lean, card.deed, barred, card.whyNotAt)
}

/** A deed done to another player. It is barred if all are, by what bars the first who is not out. */
function aimed<A extends Aimed>(
  t: Open,
  seat: Seat,
  lean: boolean,
  deed: A,
  tooDear: Why | undefined,
  whyNotAt?: (seals: number) => Why | undefined,
): Action<A, OneOf<Seat>> {
  const whyNot = (target: Seat): Why | undefined =>
    isIn(t, target) ? whyNotAt?.(t.players[target]!.seals) : why('DAW-3.6', 'is-out')
  const reasons = othersFrom(t, seat).map(whyNot)
  const barred = tooDear ?? (reasons.every(Boolean) ? reasons[0] : undefined)
  return { do: deed, with: oneSeat(t, seat, lean, whyNot), barred }
}

const whyTooDear = (t: Open, seat: Seat, price: number, rule: string): Why | undefined =>
  t.players[seat]!.seals < price ? why(rule, 'too-dear', { price }) : undefined
