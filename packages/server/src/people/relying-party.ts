/** Whom passkeys are made for: a name, and the one origin whose pages may use them. */
export interface RelyingParty {
  id: string
  origin: string
}

/** What a server may be reached at so that passkeys work: a name, not a number, and safe from eavesdroppers. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '') return false
  if (url.username !== '' || url.password !== '') return false
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname)
  return !isNumber && (url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost'))
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** By the server's public address; if it has none, passkeys work on the machine itself, under its name. */
export function relyingParty(publicUrl: URL | null, host: string | undefined): RelyingParty | null {
  if (publicUrl) return { id: publicUrl.hostname, origin: publicUrl.origin }
  const here = host === undefined ? null : URL.parse(`http://${host}`)
  if (!here || !OWN_MACHINE.includes(here.hostname)) return null
  here.hostname = 'localhost'
  return { id: here.hostname, origin: here.origin }
}
