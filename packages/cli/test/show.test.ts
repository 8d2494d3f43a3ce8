import { gameNamed } from '@cloak/games'
import { replay } from '@cloak/kernel'
import type { GameFile } from '@cloak/record'
import { digestOf } from '@cloak/record/node'
import { describe, expect, test } from 'vitest'
import { cloak, savedGame, scratch } from './cloak.ts'

const folder = scratch()
const { path, game } = savedGame(folder.path, '--seed', 's')

function show(...argv: string[]): string[] {
  const { code, out, err } = cloak('show', path, ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out.split('\n')
}
/** The game as it stood after so many entries, saved. */
function unfinished(entries: number): string {
  const { setup, log, digests } = game
  const part = log.slice(0, entries)
  const course = replay(gameNamed(setup.game)!.game, setup, part)
  if ('entry' in course) throw new Error('it does not hold')
  const file: GameFile = {
    ...game,
    log: part,
    digests: digests.slice(0, entries + 1),
    digest: digestOf(null, course.state),
    standing: null,
  }
  return folder.write('unfinished.json', JSON.stringify(file))
}

describe('the chronicle', () => {
  const kept = game.log[0]!
  test('as an onlooker hears it, unless somebody is named', () => {
    expect(show()).toEqual(show('--as', 'public'))
    expect(show()[0]).toBe(
      `Citadels, 2016 edition (citadels-2016), 4 seats, seed ${game.setup.seed}: as an onlooker heard it`,
    )
  })
  test('what only one seat learned is told to that seat', () => {
    const line = (as: string) => show('--as', as).find(each => each.startsWith('   0  '))!
    const secret = line(String(kept.seat))
    const open = line('public')
    expect(secret).not.toBe(open)
    for (const seat of [0, 1, 2, 3]) expect(line(String(seat))).toBe(seat === kept.seat ? secret : open)
    expect(line('all')).toBe(secret)
  })
  test('everybody hears as many things', () => {
    const lengths = ['public', '0', '1', '2', '3', 'all'].map(as => show('--as', as).length)
    expect(new Set(lengths).size).toBe(1)
  })
  test('ends with the standing, the winner first, and every point explained', () => {
    const end = show().slice(show().lastIndexOf('', -2))
    const winner = game.standing!.findIndex(each => each.place === 1)
    expect(end[1]).toBe(`  1. Seat ${winner}: ${game.standing![winner]!.score}`)
    expect(end).toHaveLength(2 + game.standing!.reduce((n, each) => n + 1 + each.why.length, 0))
  })
  test('in three languages', () => {
    const [en, pl, hu] = ['en', 'pl', 'hu'].map(lang => show('--as', 'all', '--lang', lang))
    expect(pl).toHaveLength(en!.length)
    expect(hu).toHaveLength(en!.length)
    for (let i = 2; i < en!.length - 1; i++) if (en![i]) expect(new Set([en![i], pl![i], hu![i]]).size).toBe(3)
  })
})

describe('--at', () => {
  test('stops after so many questions', () => {
    const lines = show('--at', '3')
    expect(lines.filter(line => line.startsWith('   2  '))).not.toEqual([])
    expect(lines.filter(line => line.startsWith('   3  '))).toEqual([])
    expect(lines).toContain('question 3')
  })
  test('0 is the table as it was laid', () => expect(show('--at', '0')).toContain('question 0'))
  test('only the seat that is asked sees what', () => {
    const { seat } = game.log[0]!
    const asked = show('--at', '0', '--as', String(seat))
    const choices = asked.filter(line => line.startsWith('    · '))
    expect(choices.length).toBeGreaterThan(3)
    expect(show('--at', '0', '--as', 'all').filter(line => line.startsWith('    · '))).toEqual(choices)
    for (const other of ['public', String((seat + 1) % 4)])
      expect(show('--at', '0', '--as', other).filter(line => line.startsWith('    '))).toEqual(
        show('--at', '0').filter(line => line.startsWith('    ')),
      )
  })
  test('says why what is barred is barred', () => {
    const turn = game.log.find(e => 'answer' in e && JSON.stringify(e.answer).startsWith('{"do":"gather"'))!
    const asked = show('--at', String(turn.at), '--as', String(turn.seat), '--lang', 'pl')
    expect(asked.some(line => /^ +✗ .* — .*\(CIT-4\.8\)$/.test(line))).toBe(true)
  })
  test('the last is the end of the game', () => {
    const questions = game.log.at(-1)!.at + 1
    expect(show('--at', String(questions))).toEqual(show())
    const { code, out, err } = cloak('show', path, '--at', String(questions + 1))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`--at must be at most ${questions}`)
  })
})

describe('a game that is not over', () => {
  test('shows what is asked', () => {
    const { code, out } = cloak('show', unfinished(5))
    expect(code).toBe(0)
    expect(out).toContain('question 5')
  })
  test('is not shown face up', () => {
    const { code, out, err } = cloak('show', unfinished(5), '--as', 'all')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--as all is for games that are over')
  })
  test('holds', () => expect(cloak('verify', unfinished(5)).out).toContain('5 entries, not over'))
})

describe('refused', () => {
  test('a seat that nobody sits at', () => {
    const { code, out, err } = cloak('show', path, '--as', '4')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--as must be a whole number from 0 to 3')
  })
  test('a file that does not hold', () => {
    const broken = folder.write('broken.json', JSON.stringify({ ...game, log: game.log.toSpliced(4, 1) }))
    const { code, out, err } = cloak('show', broken)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`${broken}: entry 4 `)
  })
  test('a file that is none', () => {
    expect(cloak('show', folder.write('none.json', '{'))).toMatchObject({ code: 1, out: '' })
  })
})
