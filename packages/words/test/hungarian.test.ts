import { articleOf, withArticle, withCapitalArticle } from '@cloak/words'
import { describe, expect, test } from 'vitest'

const az = (...texts: string[]) => test.each(texts)('az %s', text => expect(articleOf(text)).toBe('az'))
const a = (...texts: string[]) => test.each(texts)('a %s', text => expect(articleOf(text)).toBe('a'))

describe('words', () => {
  az('Erőd', 'udvar', 'Ördög', 'őrtorony', 'Űr', 'Írnok', 'Álarc')
  a('Kocsma', 'vár', 'Gyár', 'Zsoldos', 'Hegy', 'Jós')
})

describe('what stands before the word is not read', () => {
  az('„Egér”', '(Apát)', '«Orgyilkos»', '  Érsek')
  a('„Kocsma”', '(Király)')
})

describe('numerals, as they are read: egy, öt, ezer begin with a vowel', () => {
  az(
    '1',
    '5',
    '50',
    '51',
    '59',
    '500',
    '555',
    '1000',
    '1999',
    '5000',
    '50000',
    '1000000',
    '1 000',
    '1.000',
    '1 000 arany',
  )
  az('5 arany', '1. hely', '5. hely', '1,5', '05', '1\u00a0000')
  a(
    '0',
    '2',
    '3',
    '4',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '15',
    '19',
    '20',
    '100',
    '101',
    '150',
    '10000',
    '100000',
    '10 000',
  )
  a('2. hely', '10. hely', '100 000', '15,5', '10 arany')
  test('a sign is read first: mínusz, plusz', () => {
    expect(articleOf('-5')).toBe('a')
    expect(articleOf('−1')).toBe('a')
    expect(articleOf('+5')).toBe('a')
  })
  test('two numbers with a space between are two numbers', () => {
    expect(articleOf('10 5')).toBe('a')
    expect(articleOf('1 10')).toBe('az')
  })
})

describe('Roman ordinals: első, ötödik begin with a vowel', () => {
  az('I. Lajos', 'V. László', 'L. nap')
  a('II. András', 'IV. Béla', 'VI. Károly', 'IX. nap', 'X. nap')
})

describe('names in foreign letters', () => {
  az('Ądam', 'Åsa', 'Øystein', 'Æsir', 'Œuvre', 'Ümit', 'Élodie', 'Алёна', 'Ирина', 'Іван', 'Ωmega', 'Ελένη')
  a('Łukasz', 'Żaneta', 'Ñandú', 'Čapek', 'Борис', 'Яна', 'Елена', 'Юрий', 'Σοφία', '小明')
  az('Yvonne', 'Ystad')
  a('York', 'Yeti')
})

describe('initials are spelled', () => {
  az('F', 'l', 'M', 'n', 'R', 'S', 'x', 'y', 'MTK', 'NSZK', 'FTC')
  a('B', 'c', 'D', 'T', 'BKV', 'DVTK')
})

test('nothing at all takes a', () => {
  expect(articleOf('')).toBe('a')
  expect(articleOf('…')).toBe('a')
})

test('article and text together', () => {
  expect(withArticle('Erőd')).toBe('az Erőd')
  expect(withCapitalArticle('Erőd')).toBe('Az Erőd')
  expect(withCapitalArticle('Kocsma')).toBe('A Kocsma')
})
