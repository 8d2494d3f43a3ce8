import { join } from 'node:path'
import { start } from './start.ts'

// In a release the code lies in `app`, and the client, built already, beside it.
await start(() => join(import.meta.dirname, '..', 'client'))
