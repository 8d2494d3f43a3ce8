import type { Decree } from '../src/data/decrees.ts'
import type { Colour, Kind, Token } from '../src/data/pieces.ts'

/** The emblem of each district, of the guild of its colour, and of the good that both deal in. */
export const DISTRICT_EMBLEMS: { readonly [C in Colour]: string } = {
  red: 'cloak-dagger',
  yellow: 'shop',
  green: 'bookshelf',
  blue: 'harbor-dock',
  black: 'saint-basil-cathedral',
}
export const GUILD_EMBLEMS: { readonly [C in Colour]: string } = {
  red: 'brass-knuckles',
  yellow: 'scales',
  green: 'graduate-cap',
  blue: 'anchor',
  black: 'nun-face',
}
export const TOKEN_EMBLEMS: { readonly [T in Token]: string } = {
  weapon: 'plain-dagger',
  chest: 'locked-chest',
  book: 'open-book',
  rum: 'brandy-bottle',
  relic: 'jeweled-chalice',
  influence5: 'crown-coin',
  influence10: 'crown-coin',
}
/** The emblem of each kind of action card. */
export const CARD_EMBLEMS: { readonly [K in Kind]: string } = {
  sabotage: 'unlit-bomb',
  takeover: 'flying-flag',
  big: 'open-treasure-chest',
  small: 'two-coins',
  buyout: 'receive-money',
}
export const DECREE_EMBLEMS: { readonly [D in Decree]: string } = {
  'whip-crack': 'whip',
  'not-for-sale': 'padlock',
  'law-and-order': 'gavel',
  'own-business': 'nose-side',
  'guards-on-duty': 'guards',
  'small-things': 'coins',
  'big-fish': 'double-fish',
  'fools-gold': 'jester-hat',
  rumour: 'public-speaker',
  'better-rumour': 'trumpet',
  'best-rumour': 'trumpet-flag',
  calm: 'sun',
}
export const MARK_EMBLEMS = {
  supporter: 'meeple',
  favourite: 'laurel-crown',
  secret: 'swap-bag',
  contraband: 'card-joker',
  decree: 'tied-scroll',
  intrigue: 'drama-masks',
  hand: 'card-draw',
  clockwise: 'clockwise-rotation',
} as const
