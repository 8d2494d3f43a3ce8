import type { Config } from '@cloak/server'
import type { World } from '../world.ts'

type Server = typeof import('@cloak/server')

/** Does something with the code and the settings of the server. What an operator can mend is said in one line: exit 1. */
export async function withServer(
  { env, err }: World,
  does: (server: Server, config: Config) => Promise<number>,
): Promise<number> {
  const server = await import('@cloak/server')
  try {
    return await does(server, server.readConfig(env))
  } catch (error) {
    if (!(error instanceof server.ConfigError || error instanceof server.BackupError)) throw error
    err(`${error.message}\n`)
    return 1
  }
}
