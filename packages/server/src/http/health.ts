import type { Context, Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** For whoever runs the server: is it alive, can it serve, how is it doing. */
export function healthRoutes(
  http: Hono,
  isReady: () => Promise<boolean>,
  metrics: Metrics,
  isKeeper: (c: Context) => boolean,
): void {
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
}
