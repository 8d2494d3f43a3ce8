export { HELP, run } from './run.ts'
export { VERSION } from './version.ts'
export type { World } from './world.ts'
