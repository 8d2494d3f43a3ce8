/** Who looks out of the cards on the first page. */
export const COURT = [
  { emblem: 'hooded-assassin', rank: 1, arms: 5 },
  { emblem: 'robber', rank: 2, arms: 4 },
  { emblem: 'crown', rank: 4, arms: 3 },
  { emblem: 'pope-crown', rank: 5, arms: 1 },
  { emblem: 'axe-sword', rank: 8, arms: 0 },
] as const
