import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/fixtures/**']

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'units',
          include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/client/e2e/**/*.test.ts'],
          exclude,
          // A browser on a crowded machine may stall for reasons of its own: a test that fails is run once more, and the report says so.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
