import { readFileSync } from 'node:fs'
import { badRequest, Clock, Command, Name, Notice, TALK, TALK_ABOUT, Text } from '@cloak/protocol'
import { expect, test } from 'vitest'

const fault = (command: unknown) => badRequest(Command.safeParse(command).error!)

test('a command that is not understood is refused by the name of its field', () => {
  expect(fault({ id: 'a', kind: 'dance' })).toMatchObject({ code: 'bad-request', field: 'kind' })
  expect(fault({ kind: 'start', table: 't' })).toMatchObject({ field: 'id' })
  expect(fault({ id: 'a', kind: 'start', table: 7 })).toMatchObject({ field: 'table' })
  expect(fault({ id: 'a', kind: 'start', table: 't', more: 1 })).toMatchObject({ field: 'more' })
  expect(fault({ id: 'a', kind: 'sit', table: 't', seat: -1 })).toMatchObject({ field: 'seat' })
  expect(fault({ id: 'a', kind: 'claim', table: 't', claim: { key: 'k', args: { a: {} } } })).toMatchObject({
    field: 'claim.args.a',
  })
  expect(fault({ id: 'a', kind: 'salt', table: 't' })).toMatchObject({ field: 'salt' })
  expect(fault({ id: 'a', kind: 'salt', table: 't', salt: 'a\nb' })).toMatchObject({ field: 'salt' })
  expect(fault(null)).toMatchObject({ code: 'bad-request' })
})

test('an answer may be anything: the rules judge it', () => {
  for (const answer of [0, 'x', [1], { do: 'build', with: 'tavern' }, null])
    expect(Command.safeParse({ id: 'a', kind: 'answer', table: 't', at: 3, answer }).success).toBe(true)
})

test('names and talk are printable, and neither empty nor endless', () => {
  expect(Name.parse('  Żaneta Őry ')).toBe('Żaneta Őry')
  for (const bad of ['', '   ', 'a\u0000', 'a\u202Eb', 'x'.repeat(33)]) expect(Name.safeParse(bad).success).toBe(false)
  // What cannot be seen: a space of no width, fillers, joiners, an empty pattern; and a tower of accents.
  for (const bad of ['A\u200Bnn', '\u3164', 'A\u034Fnn', '\u2800', 'A\uFE01', `A${'\u0301'.repeat(4)}`])
    expect(Name.safeParse(bad).success).toBe(false)
  for (const good of ['Żółć', 'Őrs', '李', 'Ann \u2764\uFE0F', 'नमस्ते']) expect(Name.parse(good)).toBe(good)
  expect(Name.parse('\uFF21\uFF4E\uFF4E')).toBe('Ann')
  expect(Text.safeParse('I am the \u202Eking').success).toBe(false)
  expect(Text.safeParse('\u{1F469}\u200D\u{1F33E}').success).toBe(true)
  expect(Text.parse('<script>')).toBe('<script>')
  expect(Text.safeParse('a\nb').success).toBe(false)
})

test('clocks are none, live or of days', () => {
  expect(Clock.safeParse({ kind: 'days', days: 2, quiet: { from: 1320, to: 480, zone: 60 } }).success).toBe(true)
  expect(Clock.safeParse({ kind: 'days', days: 0 }).success).toBe(false)
  expect(Clock.safeParse({ kind: 'live', bank: 60 }).success).toBe(false)
})

test('what the server says has a schema too', () => {
  expect(Notice.safeParse({ kind: 'refused', id: 'a', why: { rule: 'r', key: 'k' } }).success).toBe(true)
  expect(Notice.safeParse({ kind: 'now', table: 't' }).success).toBe(false)
})

test.each(['en', 'pl', 'hu'])('every ready-made line is said in %s, and those about a thing name it', lang => {
  const said = JSON.parse(readFileSync(new URL(`../locales/${lang}.json`, import.meta.url), 'utf8')) as {
    [key: string]: string
  }
  expect(Object.keys(said).sort()).toEqual([...TALK, ...TALK_ABOUT].sort())
  for (const key of TALK_ABOUT) expect(said[key]).toContain('{thing}')
  for (const key of TALK) expect(said[key]).not.toContain('{')
})
