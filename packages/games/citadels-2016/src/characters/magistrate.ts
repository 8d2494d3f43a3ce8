import {
  type CharacterCard,
  choice,
  type Citadels,
  type Edition,
  enter,
  has,
  noteCompletion,
  otherCharacters,
  type T,
  tellOfBuild,
  why,
} from '@cloak/citadels-core'
import { inOrder, oneOf, orElse, steps, type Why } from '@cloak/kernel'

const { asks } = steps<Citadels>()

const WARRANTS = [
  { kind: 'warrant', id: 'signed' },
  { kind: 'warrant', id: 'unsigned' },
  { kind: 'warrant', id: 'second-unsigned' },
]
const UNSIGNED = why('CIT-6.1.3b', 'unsigned')
const HAS_IT = why('CIT-6.1.3f', 'magistrate-has-it')

/** CIT-6.1.3: where the warrants lie is public, which of them is signed is his alone. */
export const magistrate: CharacterCard<'magistrate'> = {
  key: 'magistrate',
  rank: 1,
  limit: 1,
  abilities: [
    choice({
      do: 'warrants',
      what: (acts, lean) => inOrder(otherCharacters(acts, lean), WARRANTS),
      does(x, { t, seat }, placed) {
        const signed = placed[0]!
        const on = t.cast.filter(c => placed.includes(c))
        t.warrants = { of: seat, on, shown: false }
        t.players[seat]!.signed = signed
        x.tell('warranted', { by: seat, characters: on }, [seat], { signed })
      },
    }),
  ],
  stops: {
    // CIT-6.1.3l: the pause comes for every warrant that could still be the signed one.
    may: ({ warrants }, builder, as) =>
      warrants !== null && !warrants.shown && warrants.of !== builder && warrants.on.includes(as),
    onSite: x => x.next('build.warrant'),
  },
  steps: e => ({
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
        enter(x, magistrate, card)
        x.tell('confiscated', { by: magistrate, seat: builder, card, gold: paid })
        e.districts.get(card)!.onBuilt?.(x, magistrate, e)
        const exempt = !t.rulings['magistratePaysTax'] && t.players[magistrate]!.characters.includes('tax-collector')
        if (!exempt) tellOfBuild(x, e, magistrate, 'magistrate') // CIT-11.16
        noteCompletion(x, e, t.turn!.seat)
      },
    }),
  }),
}

/** What stops a confiscation and everybody can see (CIT-6.1.3f, CIT-6.1.3h). */
function whyNotTake(e: Edition, t: T): Why | undefined {
  const { card } = t.site!
  const { of } = t.warrants!
  if (has(t, of, card)) return HAS_IT
  const barred = t.rulings['magistrateObeysMonument'] ? e.districts.get(card)!.whyNotBuilt?.(t, of) : undefined
  return barred && { ...barred, rule: 'CIT-6.1.3h' }
}
