import { gameEntry } from '@cloak/games/contract'
import type { Ref } from '@cloak/kernel'
import { ROLES } from './src/data/box.ts'
import type { Dawn, Events } from './src/types.ts'
import { words } from './src/words.ts'

/** Which events rest on which rule. Every event of the chronicle has its rule. */
const EVENT_RULES: { readonly [rule: string]: readonly (keyof Events)[] } = {
  'DAW-3.1': ['hourBegun'],
  'DAW-3.3': ['pressed'],
  'DAW-3.4': ['denounced'],
  'DAW-3.5': ['claimed'],
  'DAW-4.1': ['believed'],
  'DAW-4.2': ['doubted'],
  'DAW-4.3': ['proved'],
  'DAW-4.5': ['exposed'],
  'DAW-5.2': ['stopped'],
  'DAW-5.4': ['foiled'],
  'DAW-6.1': ['forged'],
  'DAW-6.2': ['stole'],
  'DAW-6.3': ['shone'],
  'DAW-6.4': ['poisoned'],
  'DAW-6.5': ['relieved'],
  'DAW-6.6': ['missed'],
  'DAW-7.1': ['cardLost'],
  'DAW-7.2': ['wentOut'],
  'DAW-9.4': ['ended'],
}
const ROLE_RULES = new Map<Ref['id'], string>([
  ['forger', 'DAW-6.1'],
  ['magpie', 'DAW-6.2'],
  ['lamplighter', 'DAW-6.3'],
  ['herbalist', 'DAW-6.4'],
  ['castellan', 'DAW-6.5'],
])
const roles: readonly Ref[] = ROLES.map(id => ({ kind: 'role', id }))

/** All that the platform reads of this game before it loads the rules. */
export const entry = gameEntry<Dawn>({
  id: 'dawn',
  seats: [2, 3, 4, 5, 6],
  emblem: 'wax-seal',
  title: 'dawn.title',
  blurb: 'dawn.blurb',
  words,
  book: {
    prefix: 'DAW',
    events: EVENT_RULES,
    /** The rule that tells of a role. */
    anchorOf: ({ kind, id }) => (kind === 'role' ? (ROLE_RULES.get(id) ?? null) : null),
  },
  round: view => view.hour,
  /** Every role may be claimed in talk, whatever cards a player has. */
  claimable: () => ({ 'talk.i-have': roles, 'talk.i-want': roles, 'talk.beware': roles }),
})
