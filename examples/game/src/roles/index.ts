import type { Role } from '../data/box.ts'
import type { ClaimedDeed } from '../types.ts'
import { castellan } from './castellan.ts'
import { forger } from './forger.ts'
import { herbalist } from './herbalist.ts'
import { lamplighter } from './lamplighter.ts'
import { magpie } from './magpie.ts'
import type { RoleCard } from './role.ts'

/** Every role by its name. A role that is missing here is a type error. */
export const ROLE_CARDS: { readonly [R in Role]: RoleCard } = { forger, magpie, lamplighter, herbalist, castellan }

/** The role that a deed claims. */
export const ROLE_OF = {
  forge: 'forger',
  steal: 'magpie',
  shine: 'lamplighter',
  poison: 'herbalist',
  relieve: 'castellan',
} as const satisfies { readonly [D in ClaimedDeed]: Role }

export const cardOf = (deed: ClaimedDeed): RoleCard => ROLE_CARDS[ROLE_OF[deed]]
