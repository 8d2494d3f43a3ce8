import { defineConfig } from 'vitest/config'
import { retried } from './tools/retried.ts'

const exclude = ['**/node_modules/**', '**/fixtures/**']

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    reporters: ['default', ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions'] : []), retried()],
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
          // A browser on a crowded machine may stall for reasons of its own: a test that fails is run once more, and the end of the report says why.
          retry: 1,
          // Nothing is measured by these: they end what hangs.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
