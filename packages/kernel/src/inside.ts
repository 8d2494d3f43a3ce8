/** The kernel's inside, for the kit alone: to lay a position out that nobody has played. */
export { advance, mustBeOpen, type Opened, opened, sealed } from './play.ts'
