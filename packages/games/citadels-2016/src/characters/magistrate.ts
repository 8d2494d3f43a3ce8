import { type CharacterCard, choice, otherCharacters } from '@cloak/citadels-core'
import { inOrder } from '@cloak/kernel'

const WARRANTS = [
  { kind: 'warrant', id: 'signed' },
  { kind: 'warrant', id: 'unsigned' },
  { kind: 'warrant', id: 'second-unsigned' },
]

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
  // CIT-6.1.3l: the pause comes for every warrant that could still be the signed one.
  mayStop: ({ warrants }, builder, as) =>
    warrants !== null && !warrants.shown && warrants.of !== builder && warrants.on.includes(as),
  onSite: x => x.next('build.warrant'),
}
