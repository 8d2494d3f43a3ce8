import { builtClient } from '@cloak/server/build-client'
import { start } from './start.ts'

await start(builtClient)
