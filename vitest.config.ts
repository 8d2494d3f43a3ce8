import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tools/slow-first.ts'
import { slowest } from './tools/slowest.ts'

const exclude = ['**/node_modules/**', '**/fixtures/**']

export default defineConfig({
  test: {
    environment: 'node',
    // Tests in a browser wait for it more than they compute: one worker more than cores keeps all cores busy.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    sequence: { sequencer: SlowFirst },
    slowTestThreshold: 10_000,
    reporters: ['default', ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions'] : []), slowest()],
    projects: [
      {
        test: {
          name: 'units',
          include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
          exclude,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/client/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['packages/client/e2e/prepare.ts'],
          setupFiles: ['packages/client/e2e/on-failure.ts'],
          // Nothing is measured by these: they end what hangs.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
