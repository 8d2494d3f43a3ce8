/**
 * Ready-made lines with no argument; every client knows them in its reader's language.
 * Games may bring their own under `<namespace>.claim.`.
 */
export const TALK = [
  'talk.hello',
  'talk.good-luck',
  'talk.well-played',
  'talk.thanks',
  'talk.sorry',
  'talk.thinking',
  'talk.hurry',
  'talk.trust-me',
  'talk.not-me',
  'talk.liar',
] as const

/** Ready-made lines about a thing of the game: `{ kind, id }` name it as `<namespace>.<kind>.<id>` does. */
export const TALK_ABOUT = ['talk.i-am', 'talk.i-am-not', 'talk.i-have', 'talk.i-want', 'talk.beware'] as const
/** What can be claimed about a thing of the game. */
export type ClaimKey = (typeof TALK_ABOUT)[number]
