import type { Reporter } from 'vitest/node'

const SHOWN = 10

export interface Timed {
  file: string
  seconds: number
}
/** A line for each of the slowest files, the slowest first. */
export const slowestOf = (files: readonly Timed[]): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)

/** Prints the slowest test files at the end of a run. */
export function slowest(): Reporter {
  return {
    onTestRunEnd(modules) {
      const files = modules.map(module => ({
        file: module.relativeModuleId,
        seconds: module.diagnostic().duration / 1000,
      }))
      if (files.length > 0) console.log(['', 'Slowest files', ...slowestOf(files)].join('\n'))
    },
  }
}
