import { BarcodeDetector as Reader } from 'qr/decode.js'

const EVERY = 200
/** So many empty pictures in a row, and the chest shown last has been put away. */
const AWAY = 4

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
/** The browser's own reader where there is one that works, else the library's. */
async function newDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: NativeReader }).BarcodeDetector
  const known = (await own?.getSupportedFormats?.().catch(() => [])) ?? []
  return own && known.includes('qr_code') ? new own({ formats: ['qr_code'] }) : new Reader({ formats: ['qr_code'] })
}
interface NativeReader {
  new (options: { formats: string[] }): Detector
  getSupportedFormats?(): Promise<string[]>
}

/** Waits for a code in the picture that is not the one shown last, unless that one was put away meanwhile. */
export async function nextCode(
  video: HTMLVideoElement,
  last: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  const detector = await newDetector()
  let misses = 0
  while (!signal.aborted) {
    const [found] = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : []
    if (signal.aborted) return null
    if (!found) misses++
    else if (found.rawValue !== last || misses >= AWAY) return found.rawValue
    else misses = 0
    await new Promise(settle => setTimeout(settle, EVERY))
  }
  return null
}
