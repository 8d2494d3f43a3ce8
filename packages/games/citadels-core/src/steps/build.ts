import { type Chapter, oneOf, orElse, steps, type Why } from '@cloak/kernel'
import { enter, stand, tax } from '../build.ts'
import { noteCompletion } from '../city.ts'
import type { Edition } from '../edition.ts'
import { has } from '../reading/city.ts'
import type { Citadels, T } from '../types.ts'
import { why } from '../why.ts'

const { does, asks } = steps<Citadels>()

const UNSIGNED = why('CIT-6.1.3b', 'unsigned')
const HAS_IT = why('CIT-6.1.3f', 'magistrate-has-it')

export const build = (e: Edition): Chapter<Citadels, 'build'> => ({
  // CIT-6.1.3l: he is asked about unsigned warrants too, or the pause itself would tell which one is signed.
  'build.warrant': asks({
    who: t => t.warrants!.of,
    prompt: t => ({ key: 'citadels.prompt.warrant', args: { seat: t.site!.builder, card: t.site!.card } }),
    what: (t, _, seat) => {
      const barred = t.players[seat]!.signed === t.site!.as ? whyNotTake(e, t) : UNSIGNED
      return orElse(oneOf([{ id: 'confiscate', barred }, { id: 'let-be' }]), 'let-be')
    },
    does(x, _, choice, magistrate) {
      const { t } = x
      const { builder, card, paid } = t.site!
      if (choice === 'let-be') {
        if (!t.rulings['lostChanceIsGone'] && whyNotTake(e, t)) t.turn!.paidBuilds--
        return x.tell('warrantStood', { by: magistrate, seat: builder })
      }
      t.site = null
      t.players[builder]!.gold += paid // CIT-6.1.3d
      t.turn!.spent -= paid
      t.warrants!.shown = true
      enter(x, e, magistrate, card)
      x.tell('confiscated', { by: magistrate, seat: builder, card, gold: paid })
      e.districts.get(card)!.onBuilt?.(x, magistrate, e)
      const exempt = !t.rulings['magistratePaysTax'] && t.players[magistrate]!.characters.includes('tax-collector')
      if (!exempt) tax(x, e, magistrate, 'magistrate') // CIT-11.16
      noteCompletion(x, e, t.turn!.seat)
    },
  }),

  'build.stand': does(x => {
    if (x.t.site) stand(x, e)
  }),
})

/** What stops a confiscation and everybody can see (CIT-6.1.3f, CIT-6.1.3h). */
function whyNotTake(e: Edition, t: T): Why | undefined {
  const { card } = t.site!
  const { of } = t.warrants!
  if (has(t, of, card)) return HAS_IT
  const barred = t.rulings['magistrateObeysMonument'] ? e.districts.get(card)!.whyNotBuilt?.(t, of) : undefined
  return barred && { ...barred, rule: 'CIT-6.1.3h' }
}
