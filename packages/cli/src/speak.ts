import botsEn from '@cloak/bots/locales/en.json' with { type: 'json' }
import botsHu from '@cloak/bots/locales/hu.json' with { type: 'json' }
import botsPl from '@cloak/bots/locales/pl.json' with { type: 'json' }
import type { InstalledGame } from '@cloak/games'
import type { Why } from '@cloak/kernel'
import { type Missing, type Speaker, speaker } from '@cloak/words'

export { LANGUAGES } from '@cloak/words'

const withBots = ({ en, pl, hu }: InstalledGame['locales']): InstalledGame['locales'] => ({
  en: { ...en, ...botsEn },
  pl: { ...pl, ...botsPl },
  hu: { ...hu, ...botsHu },
})

/** Speaks of a game, and of what the bots have to say of it. Seats are called by the numbers that files and flags use, so they count from 0. */
export function speakerOf(
  { words, locales }: InstalledGame,
  locale: string,
  seats: number,
  onMissing?: (m: Missing) => void,
): Speaker {
  const of = { locale, catalogues: withBots(locales), words }
  const { say } = speaker(of)
  const names = Array.from({ length: seats }, (_, n) => say({ key: 'kernel.seat', args: { n } }))
  return speaker({ ...of, names, ...(onMissing && { onMissing }) })
}

/** A refusal: which part, why, and by which rule. */
export const explained = (why: Why, s: Speaker): string =>
  `${why.path ? `${why.path}: ` : ''}${s.say(why)} (${why.rule})`

export const inEnglish = (entry: InstalledGame): Speaker => speakerOf(entry, 'en', Math.max(...entry.game.seats))
