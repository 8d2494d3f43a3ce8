import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { healthRoutes } from '../src/http/health.ts'
import { metrics } from '../src/http/metrics.ts'
import { readiness } from '../src/http/ready.ts'

/** A database that can be taken away, counts how often it is asked, and answers when it is let. */
function database() {
  const waiting: (() => void)[] = []
  const self = {
    looks: 0,
    time: 0,
    isThere: true,
    isSlow: false,
    answers: () => waiting.splice(0).forEach(answer => answer()),
    async reach() {
      self.looks++
      if (self.isSlow) await new Promise<void>(settle => waiting.push(settle))
      if (!self.isThere) throw new Error('gone')
    },
  }
  return self
}
const never = () => new Promise<never>(() => {})

test('however often it is asked whether the server is ready, the database is asked once a second', async () => {
  const db = database()
  const http = new Hono()
  const isReady = readiness(() => db.reach(), { now: () => db.time, late: never })
  healthRoutes(http, isReady, metrics(), () => false)
  const status = async () => (await http.request('/readyz')).status
  for (let i = 0; i < 100; i++) expect(await status()).toBe(200)
  expect(db.looks).toBe(1)
  db.isThere = false
  db.time = 999
  expect([await status(), db.looks]).toEqual([200, 1])
  db.time = 1000
  expect([await status(), db.looks]).toEqual([503, 2])
  expect([await status(), db.looks]).toEqual([503, 2])
  db.isThere = true
  db.time = 2000
  expect([await status(), db.looks]).toEqual([200, 3])
})

test('whoever asks while a look is under way waits for that one', async () => {
  const db = database()
  const isReady = readiness(() => db.reach(), { now: () => db.time, late: never })
  db.isSlow = true
  const asked = Array.from({ length: 50 }, isReady)
  db.time = 5000
  asked.push(isReady())
  db.answers()
  expect(await Promise.all(asked)).toEqual(Array(51).fill(true))
  expect(db.looks).toBe(1)
  // It is good for a second from when it was answered.
  expect([await isReady(), db.looks]).toEqual([true, 1])
})

test('a database that never answers is not there, and is not asked again until it has', async () => {
  const db = database()
  const late = () => (db.isSlow ? Promise.resolve() : never())
  const isReady = readiness(() => db.reach(), { now: () => db.time, late })
  db.isSlow = true
  for (db.time = 0; db.time < 5000; db.time += 1000) expect(await isReady()).toBe(false)
  expect(db.looks).toBe(1)
  db.isSlow = false
  db.answers()
  await new Promise(setImmediate)
  expect([await isReady(), db.looks]).toEqual([true, 2])
})
