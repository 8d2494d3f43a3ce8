import { expect } from 'vitest'
import { ask } from './client.ts'
import type { Party } from './party.ts'

interface Line {
  kind: string
  cmd?: string
  at?: number
  answer?: unknown
}
/** Nothing acknowledged is missing or other than it was given, nothing was done twice, and no table stands still. */
export async function holds({ tables }: Party, lines: readonly Line[], address: string): Promise<void> {
  const robots = tables.flatMap(each => each.robots)
  const written = new Map(lines.flatMap(line => (line.cmd === undefined ? [] : [[line.cmd, line] as const])))
  expect(lines.filter(({ cmd }) => cmd !== undefined)).toHaveLength(written.size)
  const given = robots.flatMap(({ acknowledged }) => acknowledged)
  expect(given.map(({ cmd }) => written.get(cmd))).toMatchObject(given)
  expect(robots.flatMap(({ wrong }) => wrong)).toEqual([])
  for (const { id } of tables) {
    const { said } = await ask<{ status: string; paused: boolean }>(address, 'GET', `/api/tables/${id}`)
    expect(['playing', 'over']).toContain(said.status)
    expect(said.paused).toBe(false)
  }
}
