import type { FindClient } from '@cloak/server'

/** What a command may touch. */
export interface World {
  env: { readonly [name: string]: string | undefined }
  out(text: string): void
  err(text: string): void
  /** Gives the folder of the built client. */
  client: FindClient
}
/** Does what the arguments say; the exit code. */
export type Command = (argv: readonly string[], world: World) => Promise<number>
