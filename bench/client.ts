import { updates } from './client-updates.ts'
import { sizes } from './client-sizes.ts'

/** What the browser has to load, and how long it takes to draw an update of a full table. */
export async function client(): Promise<void> {
  await sizes()
  await updates()
}
