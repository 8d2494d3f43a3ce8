import { Refusal } from '../../connection/api.ts'

/** Which words say why a table was not opened. */
export function whyNoTable(error: unknown) {
  if (!(error instanceof Refusal) || error.failure.code !== 'too-many') return 'parts.trouble.server'
  return error.failure.field === 'listed' ? 'client.new.list-full' : 'client.error.too-many'
}
