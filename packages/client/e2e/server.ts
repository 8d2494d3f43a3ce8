import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './places.ts'

export interface Server {
  address: string
  stop(): Promise<void>
  /** Ends it at once, in the middle of whatever it does; `again` starts another at the same address, over the same data. */
  kill(): Promise<void>
  again(): Promise<Server>
}

/** No setting of the developer's own server reaches the one under test. */
const OUTER = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/** The real server on a free port, with a folder of its own; bots do not dawdle. `root` is the clone that it is started from. */
export async function startServer(
  port = '0',
  folder = mkdtempSync(join(tmpdir(), 'cloak-e2e-')),
  root = ROOT,
): Promise<Server> {
  const leave = () => rmSync(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: {
      ...OUTER,
      PORT: port,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      BOT_PAUSE: '3-3',
      BOT_BUDGET: '1',
      REQUESTS_PER_SECOND: '10000',
      GUESTS_PER_MINUTE: '10000',
      TABLES_PER_MINUTE: '10000',
      TABLES_PER_ADDRESS: '10000',
      LISTED_PER_PERSON: '10000',
      LISTED_PER_ADDRESS: '10000',
      COMMANDS_PER_SECOND: '1000',
      // The builder of the client would leave a cache in the temporary folder.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((settle, fail) => {
    let said = ''
    child.stdout.on('data', chunk => {
      said += String(chunk)
      const found = /is at (http:\S+)/.exec(said)?.[1]
      if (found) settle(found)
    })
    child.on('exit', code => fail(new Error(`the server ended with ${code}: ${said}`)))
  }).catch((error: unknown) => {
    leave()
    throw error
  })
  const gone = new Promise(settle => child.on('exit', settle))
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await gone
      leave()
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    again: () => startServer(new URL(address).port, folder, root),
  }
}
