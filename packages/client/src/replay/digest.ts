/** JSON with every object's fields in order: equal data, equal text, on any machine. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${canonical(value)}`).join(',')}}`
}

/** SHA-256 in hexadecimal; browsers reckon it only on pages that came safely. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), n => n.toString(16).padStart(2, '0')).join('')
}
export const canReckon = (): boolean => 'subtle' in crypto
