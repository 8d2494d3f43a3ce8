import { type Chapter, type Option, type Seat, steps } from '@cloak/kernel'
import { choice, why } from '../choices.ts'
import type { Colour } from '../data/pieces.ts'
import { sendHome, supporterOn } from '../supporter.ts'
import type { Chytrogrod, Open } from '../types.ts'

const { asks, does } = steps<Chytrogrod>()

export const sabotage: Chapter<Chytrogrod, 'sabotage'> = {
  'sabotage.act': does((x, { district, seat }) => {
    if (targets(x.t, district, seat).some(target => !target.barred)) x.next('sabotage.target', { district, seat })
    else x.tell('sabotageIdle', { seat, district }) // CHY-13.6
  }),

  'sabotage.target': asks({
    who: (_, { seat }) => seat,
    prompt: (_, { district }) => ({ key: 'chytrogrod.prompt.sabotage', args: { district } }),
    what: (t, { district, seat }, _, lean) => choice(targets(t, district, seat), lean),
    does(x, { district }, target, by) {
      if (typeof target !== 'number') return sendHome(x, district, by)
      const laid = x.t.districts[district].laid[target]!
      laid.status = 'removed'
      x.tell('cardSabotaged', { by, seat: laid.by, card: laid.card, district })
    },
  }),
}

/** A card is named by its place in the stack, from the bottom: the order is public. */
type Target = number | 'supporter' | 'decree'

/** CHY-4.2: any other card here, live or ignored, or the supporter; not the sabotage itself, not a decree. */
function targets(t: Open, district: Colour, saboteur: Seat): Option<Target>[] {
  const { laid, decrees } = t.districts[district]
  const of: Option<Target>[] = laid.map(({ by, card }, i) => {
    const target = {
      id: i,
      ref: { kind: 'laid', id: `${district}.${i}` },
      label: { key: 'chytrogrod.target.card', args: { seat: by, card } },
    }
    const isItself = by === saboteur && card === 'sabotage'
    return isItself ? { ...target, barred: why('CHY-4.2', 'sabotage-itself') } : target
  })
  const owner = supporterOn(t, district)
  if (owner !== null)
    of.push({
      id: 'supporter',
      ref: { kind: 'supporter', id: owner },
      label: { key: 'chytrogrod.target.supporter', args: { seat: owner } },
    })
  if (decrees.length > 0) of.push({ id: 'decree', barred: why('CHY-8.3', 'decree-stands') })
  return of
}
