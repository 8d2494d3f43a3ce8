/** Which arguments of this game's sentences are things with names. */
export const words = {
  namespaces: ['dawn'],
  kinds: {
    seat: 'seat',
    by: 'seat',
    target: 'seat',
    winner: 'seat',
    role: 'role',
    drawn: 'role',
    kept: 'role',
  },
} as const
