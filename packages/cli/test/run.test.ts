import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { cloak, scratch } from './cloak.ts'

describe('help', () => {
  test.each([['--help'], ['help']])('cloak %s', argument => {
    const { code, out, err } = cloak(argument)
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const command of ['games', 'simulate', 'verify', 'show']) expect(out).toContain(`cloak ${command}`)
  })
  test.each([['games'], ['simulate'], ['verify'], ['show']])('cloak %s --help', command => {
    const { code, out, err } = cloak(command, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^cloak ${command} `))
  })
})

test('cloak --version says which release this is', () => {
  expect(cloak('--version')).toEqual({ code: 0, out: `cloak ${own.version}\n`, err: '' })
})

describe('what cannot be understood exits 2, says so, and does nothing', () => {
  const folder = scratch()
  const into = join(folder.path, 'never')
  const play = ['simulate', '--game', 'citadels-2016', '--games', '1', '--save', into]
  const cases: [string, string[], string][] = [
    ['no command', [], 'a command is needed'],
    ['an unknown command', ['toString'], "there is no command 'toString'"],
    ['an unknown flag', [...play, '--sead', '1'], 'there is no flag --sead'],
    ['a short flag', [...play, '-j'], 'there is no flag -j'],
    ['a flag of the language itself', [...play, '--__proto__=1'], 'there is no flag --__proto__'],
    ['a flag given twice', [...play, '--seed', '1', '--seed', '2'], '--seed is given twice'],
    ['a value left out', ['simulate', '--game', '--json'], '--game needs a value'],
    ['a value left out at the end', [...play, '--seed'], '--seed needs a value'],
    ['a value where none belongs', [...play, '--json=yes'], '--json takes no value'],
    ['no game', ['simulate', '--games', '1'], '--game is needed: one of citadels-2016'],
    ['an unknown game', ['simulate', '--game', 'chess'], '--game must be one of citadels-2016'],
    ['too many seats', [...play, '--seats', '9'], '--seats must be one of 2, 3, 4, 5, 6, 7, 8'],
    [
      'no games at all',
      ['simulate', '--game', 'citadels-2016', '--games', '0'],
      '--games must be a whole number from 1',
    ],
    ['half a game', ['simulate', '--game', 'citadels-2016', '--games', '1.5'], "not '1.5'"],
    ['an unknown bot', [...play, '--bots', 'random,grandmaster'], "there is no bot 'grandmaster'; there are: random"],
    ['no bot', [...play, '--bots', ''], "there is no bot ''"],
    ['a file where none belongs', [...play, 'file.json'], "simulate takes no file ('file.json')"],
    ['games with a file', ['games', 'x'], "games takes no file ('x')"],
    ['verify without a file', ['verify'], 'verify needs a file'],
    [
      'a commitment that is none',
      ['verify', 'a', '--commitment', 'f00'],
      "--commitment must be 64 hex digits, not 'f00'",
    ],
    ['show without a file', ['show'], 'show needs a file'],
    ['show with two files', ['show', 'a', 'b'], "'b' is one too many"],
    ['an unknown language', ['show', 'a', '--lang', 'de'], "--lang must be one of en, pl, hu, not 'de'"],
    ['an unknown eye', ['show', 'a', '--as', 'king'], "--as must be a seat's number, public or all, not 'king'"],
    ['a question that is no number', ['show', 'a', '--at', '-1'], '--at must be a whole number'],
    ['options that are no JSON', [...play, '--options', '{'], "--options must be JSON, or 'random'"],
  ]
  test.each(cases)('%s', (_, argv, says) => {
    const { code, out, err } = cloak(...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(says)
    expect(err).toMatch(/^cloak: .+\nSee: cloak .*--help\n$/)
    expect(existsSync(into)).toBe(false)
  })
})

describe('options are judged by the rules, and the part and the rule are named', () => {
  const judge = (options: unknown) =>
    cloak('simulate', '--game', 'citadels-2016', '--seats', '4', '--games', '1', '--options', JSON.stringify(options))
  const preset = (fourth: string, ninth: string) => ({
    cards: { do: 'first-game', with: { fourth, ninth } },
    crown: 'random',
    overruled: [],
  })
  const cases: [string, unknown, string][] = [
    ['the Queen at four seats', preset('king', 'queen'), 'options.cards.first-game.ninth: '],
    ['and its rule', preset('king', 'queen'), '(CIT-2.4d)'],
    [
      'a crown for nobody',
      { ...preset('king', 'none'), crown: 4 },
      'options.crown: No such choice is offered. (kernel.no-such-option)',
    ],
    ['a field too many', { ...preset('king', 'none'), cheat: 1 }, 'options.cheat: '],
    ['a field too few', { crown: 'random', overruled: [] }, 'options.cards: '],
    ['no form at all', 7, 'options: That is not an answer of the right shape. (kernel.malformed)'],
  ]
  test.each(cases)('%s', (_, options, says) => {
    const { code, out, err } = judge(options)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(says)
  })
  test('a legal choice is played', () => expect(judge({ ...preset('king', 'artist'), crown: 2 }).code).toBe(0))
})

test('nothing from outside reaches the terminal as a control code', () => {
  const { err } = cloak('verify', '\u001b[31mred\u0007.json')
  expect(err).toContain('red')
  expect(err).not.toMatch(/(?!\n)\p{Cc}/u)
})
