import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOnce } from '../e2e/make-once.ts'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'cloak-once-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const filledBy = (who: string, before: Promise<unknown>) => async (staging: string) => {
  writeFileSync(join(staging, 'half'), who)
  await before
  writeFileSync(join(staging, 'whole'), who)
}
const whole = (folder: string): string[] => ['half', 'whole'].map(file => readFileSync(join(folder, file), 'utf8'))

test('of two that fill a folder at the same time the first is used by both, whole, and nothing else is left', async () => {
  const folder = join(cache, 'deep/browser-1')
  const { promise: isFirstDone, resolve: firstIsDone } = Promise.withResolvers<void>()
  const second = makeOnce(folder, filledBy('second', isFirstDone))
  await makeOnce(folder, filledBy('first', Promise.resolve()))
  expect(whole(folder)).toEqual(['first', 'first'])
  firstIsDone()
  await second
  expect(whole(folder)).toEqual(['first', 'first'])
  expect(readdirSync(join(cache, 'deep'))).toEqual(['browser-1'])
})

test('a folder that is there is not filled again', async () => {
  const folder = join(cache, 'browser-1')
  await makeOnce(folder, filledBy('first', Promise.resolve()))
  await makeOnce(folder, () => Promise.reject(new Error('filled again')))
  expect(whole(folder)).toEqual(['first', 'first'])
})

test('a failure is told and leaves nothing, so that the next attempt begins anew', async () => {
  const folder = join(cache, 'browser-1')
  await expect(makeOnce(folder, filledBy('first', Promise.reject(new Error('disk full'))))).rejects.toThrow('disk full')
  expect(readdirSync(cache)).toEqual([])
  await makeOnce(folder, filledBy('second', Promise.resolve()))
  expect(whole(folder)).toEqual(['second', 'second'])
})
