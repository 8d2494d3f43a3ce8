/** JSON with every object's fields in order: equal data, equal text, on any machine. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  if (Array.isArray(x)) {
    let text = '['
    for (let i = 0; i < x.length; i++) text += i > 0 ? `,${canonical(x[i])}` : canonical(x[i])
    return `${text}]`
  }
  const fields = x as { readonly [field: string]: unknown }
  let text = '{'
  for (const field of Object.keys(fields).sort()) {
    const value = fields[field]
    if (value !== undefined) text += `${text.length > 1 ? ',' : ''}${JSON.stringify(field)}:${canonical(value)}`
  }
  return `${text}}`
}
