import { gameNamed } from '@cloak/games'
import { fairnessOf, seedOf } from '@cloak/record/node'
import { describe, expect, test } from 'vitest'
import { seated } from '../src/bots.ts'
import { recordGame } from '../src/save.ts'
import { cloak, scratch } from './cloak.ts'

const folder = scratch()
const { game } = gameNamed('citadels-2016')!
const seats = 3

/** A game dealt as a server deals it, without a fault in it. */
function dealt(secret: string, salts: string[]) {
  const seed = seedOf(secret, salts)
  const setup = { game: game.id, rules: game.rules, seats, options: game.options(seats).lapse as object, seed }
  const { file } = recordGame(game, setup, seated('random', seats))
  return { ...file, fairness: fairnessOf(secret, salts) }
}
const file = dealt('ours', ['ann', '', 'cid'])
const path = folder.write('game.json', JSON.stringify(file))
const { commitment } = file.fairness
const HOLDS = `holds; citadels-2016, 3 seats, ${file.log.length} entries, digest ${file.digest}`

function seedIn(...argv: string[]): unknown {
  const { out } = cloak('verify', ...argv, '--json')
  return (JSON.parse(out) as { seed?: unknown }[])[0]!.seed
}

describe('where the seed came from is', () => {
  test('proven with the commitment that was shown before the game', () => {
    expect(cloak('verify', path, '--commitment', commitment)).toEqual({
      code: 0,
      out: `${path}: ${HOLDS}\n  seed proven: the secret fits the commitment given; salts from 2 of 3 seats are in the seed\n`,
      err: '',
    })
    expect(seedIn(path, '--commitment', commitment)).toEqual({ kind: 'proven', commitment, salts: 2 })
    expect(seedIn(path, '--commitment', commitment.toUpperCase())).toMatchObject({ kind: 'proven' })
  })
  test('claimed without it, and the commitment to be compared is named', () => {
    const { code, out, err } = cloak('verify', path)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(
      `\n  seed claimed: the secret fits the commitment in the file, ${commitment}; compare it with`,
    )
    expect(seedIn(path)).toEqual({ kind: 'claimed', commitment, salts: 2 })
  })
  test('unproven in a file that does not say it, which holds all the same', () => {
    const silent = folder.write('silent.json', JSON.stringify({ ...file, fairness: undefined }))
    expect(cloak('verify', silent)).toEqual({
      code: 0,
      out: `${silent}: ${HOLDS}\n  seed unproven: the file does not say where it came from\n`,
      err: '',
    })
    expect(seedIn(silent)).toEqual({ kind: 'unproven' })
  })
  test('nobody’s but the server’s where no seat sent a salt', () => {
    const unsalted = dealt('ours', ['', '', ''])
    const at = folder.write('unsalted.json', JSON.stringify(unsalted))
    expect(cloak('verify', at, '--commitment', commitment).out).toContain('so the server could have chosen the seed')
    expect(cloak('verify', at).out).toContain('so the server could have chosen the seed')
    expect(seedIn(at)).toMatchObject({ salts: 0 })
  })
})

describe('with a commitment given', () => {
  test('a game of another secret does not hold, though nothing else is wrong with it', () => {
    const other = dealt('another', ['ann', '', 'cid'])
    const at = folder.write('other.json', JSON.stringify(other))
    expect(cloak('verify', at).code).toBe(0)
    expect(cloak('verify', at, '--commitment', commitment)).toEqual({
      code: 1,
      out: '',
      err: `${at}: the setup does not hold: the commitment given is "${commitment}"; the file's is "${other.fairness.commitment}"\n`,
    })
    const { code, out } = cloak('verify', at, path, '--commitment', commitment, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([{ holds: false, at: 'setup' }, { holds: true }])
  })
  test('nor does a file that does not say where its seed came from', () => {
    const at = folder.write('bare.json', JSON.stringify({ ...file, fairness: undefined }))
    const { code, out, err } = cloak('verify', at, '--commitment', commitment)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('a commitment is given, but the file does not say where its seed came from')
  })
  test.each([
    ['', 'nothing'],
    ['abc', 'too little'],
    [`${commitment}0`, 'too much'],
    [commitment.replace(/.$/, 'g'), 'other letters'],
    [` ${commitment}`, 'a space'],
    [`${commitment}\n`, 'a line break'],
  ])('%j is refused: %s', given => {
    const { code, out, err } = cloak('verify', path, `--commitment=${given}`)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`cloak: --commitment must be 64 hex digits, not '${given}'`)
  })
})
