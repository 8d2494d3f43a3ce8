import type { Ref } from '@cloak/kernel'
import { ROLES } from './src/data/box.ts'
import type { Events, View } from './src/types.ts'
import { words } from './src/words.ts'

/** Every role may be claimed in talk, whatever cards a player has. */
const roles: readonly Ref[] = ROLES.map(id => ({ kind: 'role', id }))

/** The rule behind each line of the chronicle. An event that is missing here is a type error. */
const eventRules: { readonly [E in keyof Events]: string } = {
  hourBegun: 'DAW-3.1',
  pressed: 'DAW-3.3',
  denounced: 'DAW-3.4',
  claimed: 'DAW-3.5',
  believed: 'DAW-4.1',
  doubted: 'DAW-4.2',
  stopped: 'DAW-5.2',
  proved: 'DAW-4.3',
  exposed: 'DAW-4.5',
  foiled: 'DAW-5.4',
  forged: 'DAW-6.1',
  stole: 'DAW-6.2',
  shone: 'DAW-6.3',
  poisoned: 'DAW-6.4',
  relieved: 'DAW-6.5',
  missed: 'DAW-6.6',
  cardLost: 'DAW-7.1',
  wentOut: 'DAW-7.2',
  ended: 'DAW-9.4',
}

/** All that the platform reads of this game. What is large is loaded when it is wanted. */
export const entry = {
  id: 'dawn',
  title: 'dawn.title',
  blurb: 'dawn.blurb',
  seats: [2, 3, 4, 5, 6],
  rulePrefix: 'DAW',
  eventRules,
  claimable: { 'talk.i-have': roles, 'talk.i-want': roles, 'talk.beware': roles },
  round: (view: View): number => view.hour,
  words,
  game: async () => (await import('./src/index.ts')).dawn,
  locales: {
    en: async () => (await import('./locales/en.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locales/pl.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locales/hu.json', { with: { type: 'json' } })).default,
  },
} as const
