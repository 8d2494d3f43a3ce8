import type { Bus } from '../ports/bus.ts'

/** For one node alone: there is nobody to tell. */
export const aloneBus = (): Bus => ({ isShared: false, listen: async () => {}, close: async () => {} })
