import { Failure, PROTOCOL } from '@cloak/protocol'
import { z } from 'zod'
import { VERSION } from '../version.ts'
import type { Described, Forms } from './route.ts'

const JSON_TYPE = 'application/json'
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}
const content = (schema: z.ZodType, io: 'input' | 'output', type = JSON_TYPE) => ({
  [type]: { schema: schemaOf(schema, io) },
})

/** Where the documentation itself is asked for. */
export const ITSELF: Described = {
  method: 'get',
  path: '/api/openapi.json',
  says: 'This document.',
  parameters: {},
  query: {},
  answer: z.looseObject({ openapi: z.string() }),
}

/** As they are once they are read: a number stands in an address as a number. */
const parametersIn = (place: 'path' | 'query', forms: Forms) =>
  Object.entries(forms).map(([name, form]) => {
    const { description, ...schema } = schemaOf(form, 'output')
    const required = !form.safeParse(undefined).success
    return { name, in: place, required, ...(description !== undefined && { description }), schema }
  })

/** The HTTP API as OpenAPI 3.1, made from the routes themselves. */
export function openapi(routes: readonly Described[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const { method, path, says, parameters, query, body, answer, type } of routes) {
    const at = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    at[method] = {
      summary: says,
      parameters: [...parametersIn('path', parameters), ...parametersIn('query', query)],
      ...(body && { requestBody: { required: true, content: content(body, 'input') } }),
      responses: {
        200: { description: 'Done.', content: content(answer, 'output', type) },
        default: {
          description: 'Not done; nothing has changed.',
          content: {
            ...content(z.strictObject({ error: Failure }), 'output'),
            ...(type !== undefined && content(z.string(), 'output', type)),
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cloak & Crown', version: VERSION, license: { name: 'MIT' }, 'x-protocol': PROTOCOL },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'cloak' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { bearer: [] }, {}],
    paths,
  }
}
