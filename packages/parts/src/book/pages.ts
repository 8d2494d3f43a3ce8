import type { Ref } from '@cloak/kernel'

/** Where the rulebook tells of a rule, and of a thing on the table; null where it has no place for it. */
export interface BookPages {
  ofRule(rule: string): string | null
  ofThing(game: string, thing: Ref): string | null
}
let pages: BookPages = { ofRule: () => null, ofThing: () => null }

/** The page that knows the games says where their rulebooks are. */
export const setBookPages = (given: BookPages): void => void (pages = given)

export const pageOfRule = (rule: string): string | null => pages.ofRule(rule)
export const pageOfThing = (game: string, thing: Ref): string | null => pages.ofThing(game, thing)
