/** The Hungarian definite article: `az` before a vowel sound, `a` before any other. */
export type Article = 'a' | 'az'

/** The article of what follows, judged by how it is read aloud: words, numerals, initials, foreign letters. */
export function articleOf(text: string): Article {
  const sign = /^[^\p{L}\p{N}]*?([-−+])\s?\d/u.exec(text)
  if (sign) return 'a' // mínusz, plusz
  const said = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const digits = /^\d{1,3}(?:[.\s]\d{3})+(?!\d)|^\d+/u.exec(said)
  if (digits) return articleOfNumber(digits[0].replace(/\D/g, ''))
  const roman = /^([IVXLCDM]+)\.(?=\s|$)/.exec(said)
  if (roman) return articleOfNumber(String(romanNumber(roman[1]!)))
  const word = /^\p{L}[\p{L}\p{M}]*/u.exec(said)?.[0] ?? ''
  return articleOfWord(word)
}

/** Article and text together: `{card_az}`, and `{card_Az}` at the head of a sentence. */
export const withArticle = (text: string): string => `${articleOf(text)} ${text}`
export const withCapitalArticle = (text: string): string => `${articleOf(text) === 'az' ? 'Az' : 'A'} ${text}`

/**
 * Only egy, öt, ezer and what begins with them sound like vowels: 5, 50, 5000 …; 1, 1000, 1 000 000 …,
 * but not 10 (tíz) and 100 (száz).
 */
function articleOfNumber(digits: string): Article {
  const n = digits.replace(/^0+(?=.)/, '')
  return n.startsWith('5') || (n.startsWith('1') && n.length % 3 === 1) ? 'az' : 'a'
}

const ROMAN: { readonly [digit: string]: number } = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
function romanNumber(numeral: string): number {
  const values = numeral.split('').map(digit => ROMAN[digit]!)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

const VOWELS = /[aeiouæœøıαεηιουωаиоуыэіө]/u
/** Letters whose Hungarian names begin with a vowel: eff, ell, emm, enn, err, ess, iksz, ipszilon. */
const VOWEL_NAMES = /[flmnrsxy]/u

function articleOfWord(word: string): Article {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [first = '', second = ''] = plain
  if (isSpelled(word, plain)) return VOWELS.test(first) || VOWEL_NAMES.test(first) ? 'az' : 'a'
  if (first === 'y') return VOWELS.test(second) ? 'a' : 'az' // York, but Yvonne
  return VOWELS.test(first) ? 'az' : 'a'
}

/** A single letter, or capitals that cannot be read as a word. */
const isSpelled = (word: string, plain: string): boolean =>
  plain.length === 1 || (word.length > 1 && word === word.toUpperCase() && !VOWELS.test(plain) && !plain.includes('y'))
