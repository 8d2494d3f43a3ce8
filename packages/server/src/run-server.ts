import type { Logger } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { logger } from './log.ts'
import { serve } from './server.ts'
import { VERSION } from './version.ts'

/** Gives the folder of the built client; null if there is none. */
export type FindClient = (log: Logger) => string | null

/**
 * Runs a server until a signal ends the process. One that cannot start ends it with one line that names the setting.
 */
export async function runServer(
  env: { readonly [name: string]: string | undefined },
  client: FindClient,
): Promise<void> {
  try {
    const config = readConfig(env)
    const log = logger(config.LOG_LEVEL)
    const running = await serve(config, log, config.SERVE_CLIENT === '1' ? client(log) : null)
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
}
