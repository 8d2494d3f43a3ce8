import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brain } from '../../src/bots/brain.ts'
import { logger, readConfig, type Running, serve } from '@cloak/server'

/** Limits out of the way, bots as quick as they may be, nothing logged. */
export const EASY = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  SERVE_CLIENT: '0',
  BOT_PAUSE: '3-3',
  BOT_BUDGET: '1',
  BOT_WORKERS: '1',
  COMMANDS_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  GUESTS_PER_MINUTE: '100000',
  TABLES_PER_MINUTE: '100000',
  TABLES_PER_ADDRESS: '100000',
  LISTED_PER_PERSON: '100000',
  LISTED_PER_ADDRESS: '100000',
}

export interface Served extends Running {
  dir: string
  /** Stops the server and throws its data away. */
  end(): Promise<void>
}

/** A server in this process, with a folder of its own; `built` is the folder of the client, if it is to be served. */
export async function served(
  env: { [name: string]: string } = {},
  dir?: string,
  brain?: Brain,
  built: string | null = null,
): Promise<Served> {
  const folder = dir ?? mkdtempSync(join(tmpdir(), 'cloak-server-'))
  const config = readConfig({ ...EASY, DATA_DIR: folder, ...env })
  const running = await serve(config, logger('silent'), built, brain).catch((error: unknown) => {
    if (dir === undefined) rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return {
    ...running,
    dir: folder,
    async end() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
