/** The chancellor's bird. */
export const CHANCELLOR = 'owl'
