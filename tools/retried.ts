import type { Reporter, TestCase } from 'vitest/node'

/** The lines of our own files; the rest is how a test is run. */
const own = (stack: string): string =>
  stack
    .split('\n')
    .filter(line => !line.includes('node_modules'))
    .map(line => `    ${line}`)
    .join('\n')

/** A test that passed at its second attempt is named at the end of the report, with what went wrong at the first. */
export function retried(): Reporter {
  const found: TestCase[] = []
  return {
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky) found.push(test)
    },
    onTestRunEnd() {
      if (found.length === 0) return
      console.error(`\n✗ ${found.length} passed only when run once more. At first:`)
      for (const test of found) {
        console.error(`\n  ${test.module.relativeModuleId} > ${test.fullName}`)
        for (const { stack, message } of test.result().errors ?? []) console.error(own(stack ?? message))
      }
    },
  }
}
