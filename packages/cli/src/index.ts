export { HELP, run } from './run.ts'
export type { Io } from './io.ts'
export type { Result } from './simulate.ts'
