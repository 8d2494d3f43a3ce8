/** A host as browsers write it: a name or an address, and perhaps a port. Anything else is not put into a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Where readers reach this server: as configured, else as this request did; null if that cannot be told safely. */
export function originOf(publicUrl: URL | null, host: string | undefined, isSecure: boolean): string | null {
  if (publicUrl) return publicUrl.origin
  if (host === undefined || !HOST.test(host)) return null
  return URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)?.origin ?? null
}
