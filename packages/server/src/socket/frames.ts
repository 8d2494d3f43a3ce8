const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 65_536

/**
 * Texts as WebSocket frames (RFC 6455, from a server, so not masked), one after the other in one piece: it costs one write,
 * where `ws` writes head and text of each for itself. It is to be written as latin1, a character a byte: the socket takes
 * that as it is, and no buffer is made for it.
 */
export function framed(texts: readonly string[]): string {
  let out = ''
  for (const text of texts) out += frame(text)
  return out
}

function frame(text: string): string {
  const size = Buffer.byteLength(text)
  // Plain ASCII, as nearly all of it is, has the same bytes either way.
  return headOf(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'))
}

function headOf(size: number): string {
  if (size < SHORT) return String.fromCharCode(WHOLE_TEXT, size)
  if (size < MIDDLE) return String.fromCharCode(WHOLE_TEXT, SHORT, size >> 8, size & 0xff)
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(size))
  return String.fromCharCode(WHOLE_TEXT, SHORT + 1) + long.toString('latin1')
}
