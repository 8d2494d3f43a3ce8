import { runServer } from './run-server.ts'
import { builtClient } from './web/build-client.ts'

await runServer(process.env, builtClient)
