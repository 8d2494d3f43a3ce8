import { getConnInfo } from '@hono/node-server/conninfo'
import { type ErrorCode, failure, PROTOCOL } from '@cloak/protocol'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { healthRoutes } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import { ITSELF, openapi } from './http/openapi.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { peopleRoutes } from './http/people.ts'
import { readCall } from './http/read.ts'
import { readiness } from './http/ready.ts'
import { Refused, type Route } from './http/route.ts'
import { signIn } from './http/sign-in.ts'
import { tableRoutes } from './http/tables.ts'
import { versionRoute } from './http/version.ts'
import { addressOf } from './people/address.ts'
import { buckets } from './people/limits.ts'
import { isKeeper } from './people/keeper.ts'
import { isOwnOrigin, shownIn, whoShows } from './people/who.ts'
import type { Stores } from './sql/database.ts'
import type { Keepers } from './tables/keepers.ts'
import { client } from './web/client.ts'
import { originOf } from './web/origin.ts'
import { pages } from './web/pages.ts'
import { contentPolicy } from './web/policy.ts'
import { summaries } from './web/summaries.ts'

const STATUS = {
  'bad-request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  fault: 500,
  paused: 503,
  unavailable: 503,
} as const satisfies { [C in ErrorCode]: number }

const HEADERS = {
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-cloak-protocol': String(PROTOCOL),
}

/** The HTTP side: routes, limits, headers, errors. `built` is the folder of the client; without it there is a plain page. */
export function app(
  config: Config,
  stores: Stores,
  keepers: Keepers,
  metrics: Metrics,
  log: Logger,
  built: string | null = null,
): Hono {
  const http = new Hono()
  const isProxied = config.TRUST_PROXY === '1'
  const from = (c: Context): string =>
    addressOf(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), isProxied)
  const isSecure = (c: Context): boolean => isProxied && c.req.header('x-forwarded-proto') === 'https'
  const requests = buckets(config.REQUESTS_PER_SECOND, config.REQUESTS_PER_SECOND * 4)
  // The client's own files lie in memory, and one page takes dozens: a household must not wait for them.
  const files = buckets(config.REQUESTS_PER_SECOND * 20, config.REQUESTS_PER_SECOND * 80)
  const guests = buckets(config.GUESTS_PER_MINUTE / 60, config.GUESTS_PER_MINUTE)
  const readers = buckets(config.REQUESTS_PER_SECOND / 15, config.REQUESTS_PER_SECOND)

  const fail = (c: Context, { failure: error }: Refused) => {
    metrics.count('errors')
    return c.json({ error }, STATUS[error.code])
  }
  http.use(async (c, next) => {
    metrics.count('requests')
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    const path = c.req.path
    if (path === '/healthz' || path === '/readyz') return next()
    const measure = path.startsWith('/assets/') ? files : requests
    if (!measure(from(c), Date.now())) return fail(c, new Refused(failure('too-many', 'slow down')))
    const origin = c.req.header('origin')
    if (c.req.method !== 'GET' && !isOwnOrigin(origin, c.req.header('host'), config.ALLOWED_ORIGINS))
      return fail(c, new Refused(failure('forbidden', 'pages of this origin may not', 'origin')))
    return next()
  })
  const limit = bodyLimit({
    maxSize: config.MAX_MESSAGE,
    onError: c => fail(c, new Refused(failure('too-large', `at most ${config.MAX_MESSAGE} bytes`))),
  })
  http.use(async (c, next) => {
    let isRead = false
    return limit(c, () => ((isRead = true), next())).catch((error: unknown) => {
      // Whoever hangs up in the middle of a request is no fault of ours.
      throw isRead ? error : new Refused(failure('bad-request', 'the request was cut off'))
    })
  })
  http.onError((error, c) => {
    if (error instanceof Refused) return fail(c, error)
    metrics.count('faults')
    log.error({ err: error, path: c.req.routePath }, 'request failed')
    return fail(c, new Refused(failure('fault', 'something is wrong with the server')))
  })
  http.notFound(c => fail(c, new Refused(failure('not-found', 'there is nothing here'))))

  const entrance = signIn(stores.accounts, isSecure)
  const routes: Route[] = [
    versionRoute,
    ...peopleRoutes(stores.accounts, stores.records, entrance),
    ...passkeyRoutes(stores.accounts, stores.passkeys, entrance, config.PUBLIC_URL),
    ...tableRoutes(keepers, stores.journal, stores.records),
  ]
  for (const each of routes)
    http.on(each.method.toUpperCase(), each.path, async c => {
      const { costly, long, does } = each
      const address = from(c)
      if (costly && !guests(address, Date.now())) throw new Refused(failure('too-many', 'too many from this address'))
      if (long && !readers(address, Date.now())) throw new Refused(failure('too-many', 'one game after the other'))
      const said = await readCall(c, each)
      const person = await whoShows(stores.accounts, shownIn(c.req.header('authorization'), c.req.header('cookie')))
      const answer = await does({
        ...said,
        person,
        need() {
          if (!person) throw new Refused(failure('unauthorised', 'be a guest first, or log in'))
          return person
        },
        address,
        c,
      })
      c.header('cache-control', 'no-store')
      return c.json(answer as object)
    })
  const health = healthRoutes(
    http,
    readiness(() => stores.reach()),
    metrics,
    c =>
      isKeeper(getConnInfo(c).remote.address, c.req.header('authorization'), c.req.header('x-forwarded-for'), config),
  )
  const documents = openapi([...routes, ...health, ITSELF])
  http.get(ITSELF.path, c => c.json(documents))
  if (built !== null)
    client(http, built, {
      summary: summaries(stores.records),
      origin: c => originOf(config.PUBLIC_URL, c.req.header('host'), isSecure(c)),
    })
  pages(http, stores.records)
  return http
}
