import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterwards, type Standing } from '@cloak/kernel'
import { gameText } from '@cloak/record'
import { fairnessOf, newRecording, verifyGame } from '@cloak/record/node'
import { expect, test } from 'vitest'
import { golden, goldenPaths, played } from './golden.ts'

/** The same game recorded today, as the text of its file. With GOLDEN_WRITE set, the file is replaced by it. */
function recordedAnew(path: string): string {
  const { file, game } = golden(path)
  const recording = newRecording(file.setup)
  let standing: Standing[] | null = null
  for (const { entry, state } of played(game, file.setup, file.log)) {
    if (entry) recording.entered(entry, state)
    else recording.began(state)
    const table = afterwards(state)
    standing = table ? game.standing(table) : null
  }
  const anew = recording.file(standing)
  const { fairness } = file
  const text = fairness
    ? JSON.stringify({ ...anew, fairness: fairnessOf(fairness.secret, fairness.salts) })
    : gameText(anew)
  if (process.env['GOLDEN_WRITE']) writeFileSync(path, text)
  return text
}

const paths = [...goldenPaths('simulated'), ...goldenPaths('served')].map(path => [basename(path), path] as const)

test.each(paths)('%s is recorded today byte for byte as it was', (_, path) => {
  expect(recordedAnew(path)).toBe(golden(path).text)
})

test.each(paths)('%s still holds', (_, path) => {
  const { claimed, file, game } = golden(path)
  const { digest, log, standing, fairness = null } = file
  expect(verifyGame(game, claimed)).toMatchObject({ digest, log, standing, fairness })
})
