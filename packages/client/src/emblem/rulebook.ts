/** The emblems of the things that the rulebook of the pact shows. */
const EMBLEMS: { readonly [kind: string]: { readonly [id: string]: string } } = {
  good: {
    wood: 'log',
    stone: 'stone-block',
    grain: 'wheat',
    glass: 'wine-glass',
    marble: 'stone-pile',
    coin: 'two-coins',
  },
  kind: { devil: 'devil-mask', cultist: 'cultist', mortal1: 'person', mortal2: 'person' },
  courtier: { R: 'farmer', U: 'hammer-nails', C: 'monk-face', A: 'round-bottom-flask' },
  inquisitor: {
    ascetic: 'monk-face',
    fundamentalist: 'open-book',
    plebeian: 'pitchfork',
    bailiff: 'tied-scroll',
    orator: 'public-speaker',
    libertine: 'wine-glass',
    vandal: 'torch',
    guest: 'hooded-figure',
  },
}

/** The emblem of a thing in the book. */
export const emblemOf = ({ kind, id }: { kind: string; id: string }): string | undefined => EMBLEMS[kind]?.[id]
