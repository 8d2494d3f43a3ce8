import { type Chapter, type Seat, type Split, steps } from '@cloak/kernel'
import { faceDown, newCard } from '../cards.ts'
import { type Role, ROLES } from '../data/box.ts'
import type { Dawn, Open } from '../types.ts'
import type { RoleCard } from './role.ts'

const { asks } = steps<Dawn>()
const DRAWN = 2

/** DAW-6.5 */
export const castellan: RoleCard = {
  deed: 'relieve',
  price: 0,
  aims: false,
  stop: null,
  takes: 0,
  from: 'chest',
  wounds: false,
  does(x, seat) {
    x.t.drawn = { by: seat, roles: x.t.deck.splice(-DRAWN) }
    x.next('castellan.keep', { seat })
  },
}

export const castellanSteps: Chapter<Dawn, 'castellan'> = {
  'castellan.keep': asks({
    who: (_, { seat }) => seat,
    prompt: (t, { seat }) => ({ key: 'dawn.prompt.keep', args: { cards: faceDown(t.players[seat]!).length } }),
    // Cards of one role look alike: what is asked is how many of each to keep.
    what: (t, { seat }) => {
      const own = ownRoles(t, seat)
      const all = counted([...own, ...(t.drawn?.roles ?? [])])
      return {
        kind: 'split',
        rule: 'DAW-6.5',
        of: ROLES.flatMap(id => (all[id] ? [{ id, max: all[id], ref: { kind: 'role', id } }] : [])),
        min: own.length,
        max: own.length,
        lapse: counted(own),
      } satisfies Split<Role>
    },
    does(x, { seat }, kept) {
      const all = [...ownRoles(x.t, seat), ...(x.t.drawn?.roles ?? [])]
      const back: Role[] = []
      const stay: Role[] = []
      const left = { ...kept }
      for (const role of all)
        if (left[role]) {
          left[role]--
          stay.push(role)
        } else back.push(role)
      x.rng.shuffle(stay)
      const player = x.t.players[seat]!
      for (const [i, place] of faceDown(player).entries()) player.cards[place] = newCard(stay[i]!)
      x.t.deck.push(...back)
      x.rng.shuffle(x.t.deck)
      x.t.drawn = null
      x.tell('relieved', { seat }, [seat], { kept: counted(stay) })
    },
  }),
}

const ownRoles = (t: Open, seat: Seat): Role[] => {
  const player = t.players[seat]!
  return faceDown(player).map(place => player.cards[place]!.role)
}

/** How many there are of each role, in the order of the box. */
function counted(roles: readonly Role[]): { [R in Role]?: number } {
  const count: { [R in Role]?: number } = {}
  for (const role of ROLES) {
    const n = roles.filter(other => other === role).length
    if (n > 0) count[role] = n
  }
  return count
}
