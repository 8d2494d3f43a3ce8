import type { Option } from '@cloak/kernel'
import type { Cost } from './data/book.ts'
import { type Basic, BASICS } from './data/pieces.ts'

/** Every mix of n basics, by name: `wood+grain`. Of none there is one, called `pay`. */
export function mixes(n: number): string[] {
  if (n === 0) return ['pay']
  const known = byCount[n]
  if (known) return known
  const found: string[] = []
  for (let wood = n; wood >= 0; wood--)
    for (let stone = n - wood; stone >= 0; stone--)
      found.push(
        [
          ...Array<Basic>(wood).fill('wood'),
          ...Array<Basic>(stone).fill('stone'),
          ...Array<Basic>(n - wood - stone).fill('grain'),
        ].join('+'),
      )
  byCount[n] = found
  return found
}
const byCount: string[][] = []

/** A mix as something to choose. */
export const mixOption = (id: string, lean: boolean): Option<string> =>
  lean || id === 'pay' ? { id } : { id, label: { key: 'pact.mix', args: { goods: mixIn(id) } } }

/** The basics of a mix, by its name. */
export const mixIn = (id: string): Basic[] => id.split('+').flatMap(name => BASICS.find(b => b === name) ?? [])

/** The cost with its open basics settled. */
export function addMix(cost: Cost, mix: string): Cost {
  const whole = { ...cost, basics: 0 }
  for (const basic of mixIn(mix)) whole[basic]++
  return whole
}
