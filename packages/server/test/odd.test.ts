import { afterAll, beforeAll } from 'vitest'
import { oddSuite } from './support/odd.ts'
import { served, type Served } from './support/server.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

oddSuite('SQLite', () => server.address)
