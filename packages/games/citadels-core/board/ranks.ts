const RANKS: readonly (readonly string[])[] = [
  ['assassin', 'witch', 'magistrate'],
  ['thief', 'spy', 'blackmailer'],
  ['magician', 'wizard', 'seer'],
  ['king', 'emperor', 'patrician'],
  ['bishop', 'abbot', 'cardinal'],
  ['merchant', 'alchemist', 'trader'],
  ['architect', 'navigator', 'scholar'],
  ['warlord', 'diplomat', 'marshal'],
  ['queen', 'artist', 'tax-collector'],
]

/** The number a character is called by. In the older edition the Tax Collector is called second. */
export const rankOf = (character: string, isOlder: boolean): number =>
  isOlder && character === 'tax-collector' ? 2 : RANKS.findIndex(row => row.includes(character)) + 1
