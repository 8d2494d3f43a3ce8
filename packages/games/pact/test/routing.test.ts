import { expect, test } from 'vitest'
import { KINDS } from '@cloak/pact/data/pieces'
import { type Schedule, scheduleOf, SCHEDULES } from '../src/routing.ts'

const [D, C, M1, M2] = [0, 1, 2, 3] as const
const perms = (of: number[]): number[][] =>
  of.length === 0 ? [[]] : of.flatMap(x => perms(of.filter(y => y !== x)).map(rest => [x, ...rest]))
const PERMS = perms([D, C, M1, M2])
type Round = { first: readonly number[]; second: readonly number[] }

/** Constraints 1 to 3 of DWD-8.2. */
const isRound = ({ first, second }: Round) =>
  [first, second].every(pass => new Set(pass).size === 4 && pass.every((to, chest) => to !== chest)) &&
  first.every((to, chest) => to !== second[chest])
const pairs: Round[] = PERMS.flatMap(first => PERMS.map(second => ({ first, second }))).filter(isRound)

test('[DWD-8.1, DWD-8.2] all 48 schedules keep the seven constraints', () => {
  for (const schedule of SCHEDULES) {
    expect(schedule).toHaveLength(5)
    schedule.forEach((round, i) => {
      expect(isRound(round)).toBe(true) // 1, 2, 3
      expect([round.first[D], round.second[D]]).toContain(C) // 4
      expect(round.first[D] === C).toBe(i === 2) // 5
    })
    const firsts = schedule.filter((_, i) => i !== 2).map(round => round.first[D])
    expect(firsts.filter(m => m === M1)).toHaveLength(2) // 6
    expect(firsts.filter(m => m === M2)).toHaveLength(2)
    const meetings = schedule.flatMap(({ first, second }, i) => [
      ...(first[C] === D ? [`${i + 1} first`] : []),
      ...(second[C] === D ? [`${i + 1} second`] : []),
    ])
    expect(meetings).toHaveLength(1) // 7
    expect(['2 second', '4 second']).toContain(meetings[0])
  }
})

test('[DWD-8.5, DWD-8.3] T20: the 48 numbers give 48 different schedules, and there are no others', () => {
  expect(new Set(SCHEDULES.map(s => JSON.stringify(s))).size).toBe(48)
  expect(pairs).toHaveLength(24)
  const mortalFirst = pairs.filter(r => r.first[D] !== C && r.second[D] === C)
  expect(mortalFirst).toHaveLength(8)
  expect(mortalFirst.filter(r => r.first[C] !== D && r.second[C] !== D)).toHaveLength(2)
  expect(mortalFirst.filter(r => r.second[C] === D)).toHaveLength(4)
  expect(mortalFirst.filter(r => r.first[C] === D)).toHaveLength(2)
  const third = pairs.filter(r => r.first[D] === C)
  expect(third).toHaveLength(8)
  const admissible = third.filter(r => r.first[C] !== D && r.second[C] !== D)
  expect(admissible).toHaveLength(2)
  // Every way to put such rounds together that keeps constraints 6 and 7.
  const ordinary = mortalFirst.filter(r => r.first[C] !== D)
  const meets = (r: Round) => r.second[C] === D
  const all: Schedule[] = []
  for (const a of ordinary)
    for (const b of ordinary)
      for (const d of ordinary)
        for (const e of ordinary)
          for (const c of admissible) {
            if (meets(a) || meets(e) || meets(b) === meets(d)) continue
            if ([a, b, d, e].filter(r => r.first[D] === M1).length !== 2) continue
            all.push([a, b, c, d, e])
          }
  expect(new Set(all.map(s => JSON.stringify(s)))).toEqual(new Set(SCHEDULES.map(s => JSON.stringify(s))))
})

test('[DWD-8.5] the number of a schedule is read as the rules say', () => {
  // k = 0: M1 first in rounds 1 and 2, cultist to devil in round 2 by Q0, T(M1) in round 3.
  const zero = scheduleOf(0)
  expect(zero.map(r => r.first[D])).toEqual([M1, M1, C, M2, M2])
  expect(zero[1]).toEqual({ first: [M1, M2, D, C], second: [C, D, M2, M1] })
  expect(zero[2]!.second[D]).toBe(M1)
  // k = 47: M1 first in rounds 4 and 5, the meeting in round 4 by Q1, T(M2).
  const last = scheduleOf(47)
  expect(last.map(r => r.first[D])).toEqual([M2, M2, C, M1, M1])
  expect(last[3]).toEqual({ first: [M1, M2, C, D], second: [C, D, M2, M1] })
  expect(last[2]!.second[D]).toBe(M2)
})

test('[DWD-8.4] the patterns', () => {
  // P(M1) in round 1 of schedule 0; its rows read first receiver, second receiver.
  const rows = (r: Round) => KINDS.map((_, chest) => [r.first[chest], r.second[chest]])
  expect(rows(scheduleOf(0)[0]!)).toEqual([
    [M1, C],
    [M2, M1],
    [D, M2],
    [C, D],
  ])
  expect(rows(scheduleOf(0)[2]!)).toEqual([
    [C, M1],
    [M1, M2],
    [M2, D],
    [D, C],
  ])
  // Q1(M1) in round 2 of schedule 12.
  expect(rows(scheduleOf(12)[1]!)).toEqual([
    [M1, C],
    [M2, D],
    [C, M2],
    [D, M1],
  ])
})

test('[DWD-8.6] who sees which chest how often', () => {
  const times = (s: Schedule, chest: number, role: number) =>
    s.filter(r => r.first[chest] === role || r.second[chest] === role).length
  for (const s of SCHEDULES) {
    expect([times(s, D, M1), times(s, D, M2)].toSorted((a, b) => a - b)).toEqual([2, 3])
    expect(times(s, D, C)).toBe(5)
    expect(times(s, D, D)).toBe(0)
    expect(times(s, C, D)).toBe(1)
    expect([times(s, C, M1), times(s, C, M2)].toSorted((a, b) => a - b)).toEqual([4, 5])
  }
})
