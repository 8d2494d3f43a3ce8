import type { FindClient } from '@cloak/server'
import { run } from './run.ts'

/** Runs the command that the process was started with. */
export async function start(client: FindClient): Promise<void> {
  // A reader may stop reading, as `check | head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    client,
  })
}
