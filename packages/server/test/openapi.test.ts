import { Rng } from '@cloak/kernel'
import { logger, readConfig } from '@cloak/server'
import { HonoRequest } from 'hono/request'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { app } from '../src/app.ts'
import { metrics } from '../src/http/metrics.ts'
import { ask, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

interface Content {
  [type: string]: { schema: z.core.JSONSchema.JSONSchema }
}
interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: z.core.JSONSchema.JSONSchema }[]
  requestBody?: { content: Content }
  responses: { 200: { content: Content }; default: { content: Content } }
}
interface Document {
  openapi: string
  paths: { [path: string]: { [method: string]: Operation } }
}

let server: Served
let said: Document
let operations: { method: string; path: string; of: Operation }[]
/** A game that has ended, and who played it. */
let table: string
let token: string
let person: string
beforeAll(async () => {
  server = await served()
  said = (await ask<Document>(server.address, 'GET', '/api/openapi.json')).said
  operations = Object.entries(said.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => ({ method, path, of })),
  )
  const clients = await people(server.address, 2)
  table = await tableOf(clients, server.address, 'citadels-2016')
  const all = Promise.all(clients.map((client, i) => plays(client, table, Rng.from(`openapi ${i}`))))
  await clients[0]!.send({ kind: 'start', table })
  await all
  ;({ token, id: person } = clients[0]!.who)
})
afterAll(() => server.end())

/** Somebody who may be logged out. */
const guest = async () => {
  const { headers } = await ask(server.address, 'POST', '/api/guests', { body: { name: 'Guest' } })
  return { headers: { cookie: headers.get('set-cookie')!.split(';')[0]! } }
}
/** With something that is there in place of every name. */
const real = (path: string): string =>
  path.replace('{id}', path.includes('/games/') ? 'citadels-2016' : path.includes('/people/') ? person : table)
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const operation = (name: string): Operation => operations.find(each => named(each) === name)!.of
const schemaIn = (content: Content) => content['application/json']!.schema
const fits = (schema: z.core.JSONSchema.JSONSchema, answer: unknown): boolean =>
  z.fromJSONSchema(schema).safeParse(answer).success

/** For people to look at, not for programs. */
const PAGES = ['get /', 'get /style.css']

test('every route and method that is served is in the document, and nothing else', () => {
  const none = {} as never
  const { routes } = app(readConfig({}), none, none, metrics(), logger('silent'))
  const all = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter(each => !PAGES.includes(each))
  expect(all.length).toBeGreaterThan(20)
  expect(operations.map(named).sort()).toEqual(all.sort())
  expect(said.openapi).toBe('3.1.0')
})

test('every name in a path and every one that is read of a query is described', async () => {
  const own = await guest()
  const read = vi.spyOn(HonoRequest.prototype, 'query')
  for (const { method, path, of } of operations) {
    const inPath = of.parameters.filter(each => each.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    for (const { required, schema } of inPath) {
      expect(required).toBe(true)
      expect(schema.pattern ?? schema.enum).toBeDefined()
    }
    read.mockClear()
    await ask(server.address, method.toUpperCase(), real(path), { ...own, ...(of.requestBody && { body: {} }) })
    const inQuery = of.parameters.filter(each => each.in === 'query').map(({ name }) => name)
    expect([path, inQuery]).toEqual([path, (read.mock.calls as unknown[][]).flat()])
  }
  read.mockRestore()
  const query = (name: string) => operation(name).parameters.find(each => each.in === 'query')
  expect(query('get /api/tables/{id}/replay')).toMatchObject({ name: 'eyes', required: false })
  expect(query('get /api/games/{id}/options')).toMatchObject({ name: 'seats', schema: { type: 'integer' } })
})

test('a request has a body in the document if and only if one that is nonsense is refused', async () => {
  const own = { ...(await guest()), body: { nonsense: 1 } }
  for (const { method, path, of } of operations) {
    if (method === 'get') continue
    const { status } = await ask(server.address, method.toUpperCase(), real(path), own)
    expect([path, status === 400]).toEqual([path, of.requestBody !== undefined])
    if (of.requestBody) expect(fits(schemaIn(of.requestBody.content), { nonsense: 1 })).toBe(false)
  }
  expect(fits(schemaIn(operation('post /api/guests').requestBody!.content), { name: 'N' })).toBe(true)
})

test('what a server answers is what the document says', async () => {
  const made = { name: 'Someone' }
  const asked: [string, string, object?][] = [
    ...operations
      .filter(({ method, path }) => method === 'get' && path.startsWith('/api/') && !path.includes('passkeys'))
      .map(({ path }): [string, string] => [`get ${path}`, real(path)]),
    ['get /api/tables/{id}/replay', `/api/tables/${table}/replay?eyes=all`],
    ['get /api/games/{id}/options', '/api/games/chytrogrod/options?seats=5'],
    ['post /api/guests', '/api/guests', made],
    ['post /api/bots', '/api/bots', made],
    ['patch /api/me', '/api/me', made],
    ['post /api/tables', '/api/tables', { game: 'pact', seats: 4, listed: true }],
    ['get /api/tables', '/api/tables'],
    ['post /api/passkeys/challenge', '/api/passkeys/challenge'],
  ]
  expect(asked.length).toBeGreaterThan(18)
  for (const [name, path, body] of asked) {
    const method = name.split(' ')[0]!.toUpperCase()
    const answer = await ask(server.address, method, path, { token, ...(body && { body }) })
    const schema = schemaIn(operation(name).responses[200].content)
    expect([name, answer.status, fits(schema, answer.said)]).toEqual([name, 200, true])
    if (!Array.isArray(answer.said)) expect([name, fits(schema, [])]).toEqual([name, false])
  }
  const { said: failed } = await ask(server.address, 'GET', '/api/tables/nowhere')
  const { content } = operation('get /api/tables/{id}').responses.default
  expect([fits(schemaIn(content), failed), fits(schemaIn(content), { error: 'no' })]).toEqual([true, false])
})

test('the file of a finished game is described in full', async () => {
  const { said: file } = await ask(server.address, 'GET', `/api/tables/${table}/file`)
  const schema = schemaIn(operation('get /api/tables/{id}/file').responses[200].content)
  expect(fits(schema, file)).toBe(true)
  for (const part of Object.keys(file)) {
    const { [part]: _, ...rest } = file
    expect([part, fits(schema, rest)]).toEqual([part, false])
  }
})
