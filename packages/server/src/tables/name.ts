import type { Room } from './room.ts'

/** Letters of other alphabets, and figures, by the Latin letter they are taken for. */
const LOOKS: readonly (readonly [letters: string, as: string])[] = [
  ['а\u03B1\u0251', 'a'],
  ['в\u03B2', 'b'],
  ['с\u03F2', 'c'],
  ['ԁ', 'd'],
  ['е\u03B5', 'e'],
  ['һн\u03B7', 'h'],
  ['іӏ\u03B9l1|!', 'i'],
  ['ј', 'j'],
  ['к\u03BA', 'k'],
  ['м\u03BC', 'm'],
  ['о\u03BF0', 'o'],
  ['р\u03C1', 'p'],
  ['ѕ', 's'],
  ['т\u03C4', 't'],
  ['\u03C5', 'u'],
  ['\u03BD', 'v'],
  ['х\u03C7', 'x'],
  ['у\u03B3', 'y'],
  ['\u03B6', 'z'],
]
const TAKEN_FOR = new Map(LOOKS.flatMap(([letters, as]) => letters.split('').map(letter => [letter, as])))

/** A name as it looks at a glance: without case, accents, gaps and what cannot be seen. */
export const glanced = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{DI}\s]/gu, '')
    .replaceAll(/./gu, letter => TAKEN_FOR.get(letter) ?? letter)

/** Nobody sits under a name that could be taken for another's at the table: the later one gets a number. */
export function nameAt({ chairs }: Pick<Room, 'chairs'>, name: string): string {
  const taken = new Set(chairs.map(chair => glanced(chair.name)))
  let own = name
  for (let n = 2; taken.has(glanced(own)); n++) own = `${name} (${n})`
  return own
}
