import { ConfigError, readConfig } from './config.ts'
import { logger } from './log.ts'
import { serve } from './server.ts'
import { VERSION } from './version.ts'
import { builtClient } from './web/build-client.ts'

try {
  const config = readConfig(process.env)
  const log = logger(config.LOG_LEVEL)
  const running = await serve(config, log, config.SERVE_CLIENT === '1' ? builtClient(log) : null)
  console.log(`Cloak & Crown ${VERSION} is at ${running.address}`)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    running.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
