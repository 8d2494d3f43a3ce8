/** The numbers on the cards (GAME_PREFIX-1.1). */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** How many rounds a game has (GAME_PREFIX-1.2). */
export const ROUNDS = 3
