import type { Answer } from '@cloak/kernel'
import type { Plan } from '../src/types.ts'
import { planAnswer as answerTo } from '../src/reading/index.ts'
import { freeUnderStable, type Sight } from './sight.ts'

/** To do nothing in an action phase. */
export const IDLE: Plan = { event: null, builds: [], old: [], recruit: null, stable: [] }

/** The plan in the words of the question. */
export const planAnswer = (s: Sight, plan: Plan): Answer => answerTo({ ...plan, stable: freeUnderStable(s) })
