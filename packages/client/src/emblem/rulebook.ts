/** The emblems of the things that the rulebook of Chytrogród shows. */
const EMBLEMS: { readonly [kind: string]: { readonly [id: string]: string } } = {
  action: {
    sabotage: 'time-bomb',
    takeover: 'flying-flag',
    big: 'crown-coin',
    small: 'two-coins',
    buyout: 'swap-bag',
  },
  guild: { red: 'fist', yellow: 'scales', green: 'graduate-cap', blue: 'anchor', black: 'holy-grail' },
  district: { red: 'medieval-village-01', yellow: 'shop', green: 'bookshelf', blue: 'harbor-dock', black: 'church' },
  good: {
    weapon: 'crossed-swords',
    chest: 'locked-chest',
    book: 'white-book',
    rum: 'barrel',
    relic: 'holy-grail',
  },
  decree: {
    'whip-crack': 'whiplash',
    'not-for-sale': 'cancel',
    'law-and-order': 'gavel',
    'own-business': 'nose-side',
    'guards-on-duty': 'guards',
    'small-things': 'coins',
    'big-fish': 'fish-monster',
    'fools-gold': 'jester-hat',
    rumour: 'talk',
    'better-rumour': 'conversation',
    'best-rumour': 'public-speaker',
    calm: 'lightning-storm',
  },
  intrigue: { red: 'fist', yellow: 'trade', green: 'eye-target', blue: 'thunder-struck', black: 'prayer' },
}

/** The emblem of a thing in the book. */
export const emblemOf = ({ kind, id }: { kind: string; id: string }): string | undefined => EMBLEMS[kind]?.[id]
