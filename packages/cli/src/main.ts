import { availableParallelism } from 'node:os'
import { run } from './run.ts'

// Whoever reads us may stop reading: `cloak show … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  tty: process.stderr.isTTY,
  now: () => performance.now(),
  cores: availableParallelism(),
})
