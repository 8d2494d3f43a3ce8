import { Failure, PROTOCOL } from '@cloak/protocol'
import { z } from 'zod'
import type { Route } from './route.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}
const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } })

/** The HTTP API as OpenAPI 3.1, made from the routes themselves. */
export function openapi(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const { method, path, says, body, answer } of routes) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    const at = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    at[method] = {
      summary: says,
      parameters: names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
      responses: {
        200: { description: 'Done.', ...(answer && { content: json(answer, 'output') }) },
        default: {
          description: 'Not done; nothing has changed.',
          content: json(z.strictObject({ error: Failure }), 'output'),
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cloak & Crown', version: String(PROTOCOL), license: { name: 'MIT' } },
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
