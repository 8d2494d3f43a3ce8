import { type Game, steps } from '@cloak/kernel'
import type { Edition } from '../edition.ts'
import type { Citadels } from '../types.ts'

const { does } = steps<Citadels>()

/** The steps that a card brings. Saved games name them in their scripts, so the names stay. */
export type Brought = Pick<Game<Citadels>['steps'], 'build.warrant' | 'threat.bribe' | 'threat.reveal' | 'threat.lift'>

const absent = (name: keyof Brought) =>
  does(() => {
    throw new Error(`no card of this edition brings the step ${name}`)
  })
const NONE: Brought = {
  'build.warrant': absent('build.warrant'),
  'threat.bribe': absent('threat.bribe'),
  'threat.reveal': absent('threat.reveal'),
  'threat.lift': absent('threat.lift'),
}

/** What the characters of an edition add to the script. */
export function brought(e: Edition): Brought {
  let all = NONE
  for (const { steps } of e.characters.values()) all = { ...all, ...steps?.(e) }
  return all
}
