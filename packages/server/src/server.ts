import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { app } from './app.ts'
import type { Brain } from './bots/brain.ts'
import { botPool } from './bots/pool.ts'
import type { Config } from './config.ts'
import { holdNothingForOld } from './heap.ts'
import { listening } from './http/listen.ts'
import { type Metrics, metrics } from './http/metrics.ts'
import { sockets } from './socket/socket.ts'
import { openStores } from './sql/database.ts'
import { lockFolder } from './sql/folder-lock.ts'
import { type Keepers, keepers } from './tables/keepers.ts'
import { VERSION } from './version.ts'

export interface Running {
  address: string
  keepers: Keepers
  metrics: Metrics
  stop(): Promise<void>
}

const STILL = 30_000

/** Opens the stores, takes up the tables and listens. `built` is the folder of the client, if it is to be served. */
export async function serve(
  config: Config,
  log: Logger,
  built: string | null = null,
  brain: Brain = botPool(config.BOT_WORKERS),
): Promise<Running> {
  log.info({ version: VERSION }, 'starting')
  holdNothingForOld()
  const counters = metrics()
  const trouble = (err: Error) => log.warn({ err }, 'database trouble')
  const databaseUrl = config.DATABASE_URL || null
  const unlock = databaseUrl === null ? lockFolder(config.DATA_DIR) : () => {}
  const stores = await openStores({ databaseUrl, dataDir: config.DATA_DIR }, trouble).catch((error: unknown) => {
    unlock()
    throw error
  })
  const tables = keepers(config, stores, brain, log, counters)
  const leave = async (): Promise<void> => {
    await tables.close()
    await brain.close()
    await stores.close()
    unlock()
  }
  await tables.begin()

  const http = app(config, stores, tables, counters, log, built)
  const server = await listening(http, config).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  // Whoever neither asks nor takes what he asked for is not waited for; sockets see to that themselves.
  server.setTimeout(STILL)
  const people = brain.people ?? { take() {}, leave() {} }
  const world = { config, keepers: tables, accounts: stores.accounts, metrics: counters, log, people }
  const door = sockets(server, world)
  counters.gauge('tables', 'Tables in memory', () => tables.size())
  counters.gauge('sockets', 'Sockets open', () => door.size())

  const { port } = server.address() as AddressInfo
  return {
    address: `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`,
    keepers: tables,
    metrics: counters,
    async stop() {
      door.close()
      const closed = new Promise<void>(settle => server.close(() => settle()))
      server.closeAllConnections()
      await closed
      await leave()
    },
  }
}
