import type { Logger } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { logger } from './log.ts'
import { serve } from './server.ts'

/**
 * Runs a server until a signal ends the process. One that cannot start ends it with one line that names the setting. `client`
 * gives the folder of the built client.
 */
export async function runServer(
  env: { readonly [name: string]: string | undefined },
  client: (log: Logger) => string | null,
): Promise<void> {
  try {
    const config = readConfig(env)
    const log = logger(config.LOG_LEVEL)
    const running = await serve(config, log, config.SERVE_CLIENT === '1' ? client(log) : null)
    console.log(`Cloak & Crown is at ${running.address}`)
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
}
