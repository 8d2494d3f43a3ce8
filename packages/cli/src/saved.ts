import type { AnyTypes } from '@cloak/games'
import type { State } from '@cloak/kernel'
import type { Watch } from '@cloak/record'
import { check, type Checked } from './check.ts'
import { readGameFile } from './file.ts'
import type { Find } from './house.ts'
import { Failure } from './io.ts'
import { inText } from './verify.ts'

/** A saved game that holds; anything else is a failure. */
export function savedGame(path: string, find: Find, watch?: Watch<AnyTypes['table']>): Checked {
  const file = readGameFile(path)
  if (typeof file === 'string') throw new Failure(`${path}: ${file}`)
  const checked = check(file, watch, find)
  if ('why' in checked) throw new Failure(`${path}: ${inText(checked, file.log)}`)
  return checked
}

/** The same, and how it stood when so many questions were answered; null if it has fewer. */
export function savedAt(
  path: string,
  at: number,
  find: Find,
): { checked: Checked; state: State<AnyTypes['table']> | null } {
  let state: State<AnyTypes['table']> | null = null
  const checked = savedGame(path, find, (_, each) => {
    if (!state && each.at === at) state = each
  })
  return { checked, state }
}
