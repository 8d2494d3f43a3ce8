/** The kernel's inside, for the kit alone: to lay a position out that nobody has played. */
export { type Opened, opened, sealed } from './opened.ts'
export { mustBeOpen } from './question.ts'
export { advance } from './script.ts'
