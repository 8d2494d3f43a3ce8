import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'packages/client/e2e/**/*.test.ts', 'tools/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
