import type { Reporter } from 'vitest/node'

const SHOWN = 10

/** Prints the slowest test files at the end of a run. */
export function slowest(): Reporter {
  return {
    onTestRunEnd(modules) {
      const files = modules
        .map(module => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SHOWN)
      if (files.length === 0) return
      console.log(`\nSlowest files`)
      for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
    },
  }
}
