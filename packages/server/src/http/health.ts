import type { Context, Hono } from 'hono'
import type { Stores } from '../sql/database.ts'
import type { Metrics } from './metrics.ts'

/** For whoever runs the server: is it alive, can it serve, how is it doing. */
export function healthRoutes(http: Hono, stores: Stores, metrics: Metrics, isKeeper: (c: Context) => boolean): void {
  http.get('/healthz', c => c.text('ok\n'))
  http.get('/readyz', async c => {
    try {
      await stores.reach()
      return c.text('ready\n')
    } catch {
      return c.text('the database cannot be reached\n', 503)
    }
  })
  http.get('/metrics', (c, next) => {
    // Where few play, figures that grow tell who has answered in secret.
    if (!isKeeper(c)) return next()
    c.header('content-type', 'text/plain; version=0.0.4')
    return Promise.resolve(c.body(metrics.text()))
  })
}
