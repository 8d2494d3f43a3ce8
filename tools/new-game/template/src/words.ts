/** Which arguments of this game's sentences are things with names. */
export const words = { namespaces: ['GAME_ID'], kinds: { seat: 'seat' } } as const
