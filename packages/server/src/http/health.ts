import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Metrics } from './metrics.ts'
import type { Described } from './route.ts'

const said = (path: string, says: string): Described => ({
  method: 'get',
  path,
  says,
  parameters: {},
  query: {},
  answer: z.string(),
  type: 'text/plain',
})

/** For whoever runs the server: is it alive, can it serve, how is it doing. */
export function healthRoutes(
  http: Hono,
  isReady: () => Promise<boolean>,
  metrics: Metrics,
  isKeeper: (c: Context) => boolean,
): Described[] {
  http.get('/healthz', c => c.text('ok\n'))
  http.get('/readyz', async c =>
    (await isReady()) ? c.text('ready\n') : c.text('the database cannot be reached\n', 503),
  )
  http.get('/metrics', (c, next) => {
    // Where few play, figures that grow tell who has answered in secret.
    if (!isKeeper(c)) return next()
    c.header('content-type', 'text/plain; version=0.0.4')
    return Promise.resolve(c.body(metrics.text()))
  })
  return [
    said('/healthz', 'The process lives.'),
    said('/readyz', 'The database could be reached within the last second, or can be now.'),
    said('/metrics', 'Figures for Prometheus, for whoever runs the server.'),
  ]
}
