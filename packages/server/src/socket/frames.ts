const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 65_536

/**
 * Texts as WebSocket frames (RFC 6455, from a server, so not masked), one after the other in one piece: it costs one write
 * of one buffer, where `ws` writes head and text of each for itself.
 */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map(text => Buffer.byteLength(text))
  const out = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    at = putHead(out, at, sizes[i]!)
    at += out.write(text, at)
  }
  return out
}

const headOf = (size: number): number => (size < SHORT ? 2 : size < MIDDLE ? 4 : 10)

function putHead(out: Buffer, at: number, size: number): number {
  out[at] = WHOLE_TEXT
  if (size < SHORT) {
    out[at + 1] = size
    return at + 2
  }
  if (size < MIDDLE) {
    out[at + 1] = SHORT
    return out.writeUInt16BE(size, at + 2)
  }
  out[at + 1] = SHORT + 1
  return out.writeBigUInt64BE(BigInt(size), at + 2)
}
