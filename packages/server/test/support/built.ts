import { logger } from '@cloak/server'
import { builtClient } from '../../src/web/build-client.ts'

/** The folder of the real client, built now if need be. */
export function builtFolder(): string {
  const folder = builtClient(logger('silent'))
  if (folder === null) throw new Error('the client could not be built')
  return folder
}
