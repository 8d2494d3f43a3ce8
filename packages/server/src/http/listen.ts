import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { type Config, ConfigError } from '../config.ts'

/** What is the port's doing; all else is the address's. */
const OF_PORT: { readonly [code: string]: string } = {
  EADDRINUSE: 'is taken',
  EACCES: 'may not be listened on without privileges',
}
const OF_HOST: { readonly [code: string]: string } = {
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is not known as an address',
}

/** Listens where the settings say; if that cannot be, the error names the setting. */
export function listening(http: Hono, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<Server> {
  return new Promise((settle, fail) => {
    const made = serve({ fetch: http.fetch, port: PORT, hostname: HOST }, () => settle(made as Server))
    made.on('error', ({ code = 'no reason given' }: NodeJS.ErrnoException) => {
      const port = OF_PORT[code]
      const why = port ? `PORT: ${PORT} ${port}` : `HOST: ${HOST} ${OF_HOST[code] ?? 'cannot be listened on'}`
      fail(new ConfigError(`${why} (${code})`))
    })
  })
}
