import type { Answer, Decision, Heard, Msg, Seat, Why } from '@cloak/kernel'

/** Key → ICU message, one language. */
export type Catalogue = { readonly [key: string]: string }

/** How the arguments of a game's messages are named. */
export interface Words {
  /** Where its messages lie: `citadels`. */
  readonly namespaces: readonly string[]
  /** Which arguments are things with names, and of which kind; `seat` is a player, others are `<namespace>.<kind>.<id>`. */
  readonly kinds: { readonly [argument: string]: string }
  /** Things whose id is made of several (`2.tavern`): the message that names one, and the arguments its parts are. */
  readonly ids?: { readonly [kind: string]: { readonly key: string; readonly parts: readonly string[] } }
}

/** A message that could not be said as it should be. */
export interface Missing {
  locale: string
  key: string
  /** `message`: there is none. `syntax`: it is no ICU message. `argument`: something it needs was not told. */
  lacks: 'message' | 'syntax' | 'argument'
}

export interface Speaking {
  /** A language tag: `pl`, or `pl-PL`. */
  locale: string
  /** The game's messages by language; English serves where another lacks one. */
  catalogues: { readonly [language: string]: Catalogue }
  words: Words
  /** The players' names by seat. */
  names?: readonly string[]
  /** Told of everything that had to be said in another way than meant. */
  onMissing?: (missing: Missing) => void
}

/** Says what a game has to say, in one language. It never throws and never shows a raw key. */
export interface Speaker {
  /** The language it speaks: that of the locale, or English. */
  readonly language: string
  say(msg: Msg): string
  /** A refusal, with the rule it rests on. */
  sayWhy(why: Why): string
  /** An event, as one pair of eyes heard it. */
  sayHeard(heard: Heard): string
  /** A legal answer. */
  sayAnswer(decision: Decision, answer: Answer): string
  /** One item of a standing. */
  sayScore(item: Msg): string
  /** What the table waits for: the step at the top of the script, and the seats still to answer. */
  sayWaiting(step: string, seats: readonly Seat[] | 'covert'): string
}
