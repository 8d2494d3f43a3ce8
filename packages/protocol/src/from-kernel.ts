import { z } from 'zod'

/** Of the kernel's making; what is in it is the game's. */
export const fromKernel = <T>() => z.custom<T>(x => typeof x === 'object' && x !== null)
