import botsEn from '@cloak/bots/locales/en.json' with { type: 'json' }
import botsHu from '@cloak/bots/locales/hu.json' with { type: 'json' }
import botsPl from '@cloak/bots/locales/pl.json' with { type: 'json' }
import type { Entry } from '@cloak/games'
import type { Seat, Why } from '@cloak/kernel'
import { type Missing, type Speaker, speaker } from '@cloak/words'
import { wholeNumber } from './flags.ts'

export const LANGUAGES = ['en', 'pl', 'hu']

const withBots = ({ en, pl, hu }: Entry['locales']): Entry['locales'] => ({
  en: { ...en, ...botsEn },
  pl: { ...pl, ...botsPl },
  hu: { ...hu, ...botsHu },
})

/** Speaks of a game, and of what the bots have to say of it. Nobody has a name: seats are called by their numbers, from 1. */
export const speakerOf = ({ words, locales }: Entry, locale: string, onMissing?: (m: Missing) => void): Speaker =>
  speaker({ locale, catalogues: withBots(locales), words, ...(onMissing && { onMissing }) })

/** A seat as people count it, in text and flags; files and JSON count from 0. */
export const counted = (seat: Seat): number => seat + 1
/** The seat that a flag names. */
export const seatGiven = (flag: string, text: string, seats: number): Seat => wholeNumber(flag, text, 1, seats) - 1

/** A refusal: which part, why, and by which rule. */
export const explained = (why: Why, s: Speaker): string =>
  `${why.path ? `${why.path}: ` : ''}${s.say(why)} (${why.rule})`

export const inEnglish = (entry: Entry): Speaker => speakerOf(entry, 'en')
