/** Whether a name has a word that would have to be broken: such a name is written smaller. */
export const isLongName = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > 11)

const VOWELS = 'aeiouyąęóáéíöőúüű'
const LETTERS = /sz|zs|cs|gy|ly|ny|ty|dz|cz|rz|ch|dź|dż|qu|i(?=[aeouąęó])|./giu
const SOFT = '\u00ad'

/**
 * A long word with the places where it may be broken, should it have to be: before the last consonant that opens a
 * syllable. Browsers know the syllables of some languages only.
 */
export function syllabled(name: string): string {
  return name.replace(/\p{L}{10,}/gu, word => {
    const letters = word.match(LETTERS) ?? []
    const isVowel = (i: number): boolean => VOWELS.includes(letters[i]?.toLowerCase() ?? '') && !isGlide(i)
    const isGlide = (i: number): boolean =>
      letters[i]?.toLowerCase() === 'i' && VOWELS.includes(letters[i + 1]?.toLowerCase() ?? ' ')
    return letters
      .map((letter, i) => {
        const opens =
          i > 1 && i < letters.length - 2 && !isVowel(i) && !isGlide(i) && (isVowel(i + 1) || isGlide(i + 1))
        return opens && letters.slice(0, i).some((_, k) => isVowel(k)) ? SOFT + letter : letter
      })
      .join('')
  })
}
