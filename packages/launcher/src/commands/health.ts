import { Misuse } from '@cloak/cli/io'
import type { World } from '../world.ts'

/** Milliseconds after which a server that has not answered is not ready. */
const PATIENCE = 5000
/** A server that listens on every address is asked on its own machine. */
const LOCAL: { readonly [host: string]: string } = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Asks the server that these settings start whether it is ready: 0 if it is. */
export async function health(argv: readonly string[], { env, out, err }: World): Promise<number> {
  if (argv.length > 0) throw new Misuse(`health takes no '${argv[0]}': HOST and PORT say where the server is`)
  const { ConfigError, readConfig } = await import('@cloak/server/config')
  try {
    const { HOST, PORT } = readConfig(env)
    const host = LOCAL[HOST] ?? HOST
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
    const said = response ? (await response.text()).trim() : 'no answer'
    const isReady = response?.ok === true
    ;(isReady ? out : err)(`${address}: ${said}\n`)
    return isReady ? 0 : 1
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    err(`${error.message}\n`)
    return 1
  }
}
