import { BarcodeDetector as Reader } from 'qr/decode.js'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../words/language.ts'

const EVERY = 200
/** So many empty pictures in a row, and the chest shown last has been put away. */
const AWAY = 4

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
/** The browser's own reader where there is one, else the library's. */
function newDetector(): Detector {
  const own = (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector
  return own ? new own({ formats: ['qr_code'] }) : new Reader({ formats: ['qr_code'] })
}

/** Waits for a code in the picture that is not the one shown last, unless that one was put away meanwhile. */
async function nextCode(video: HTMLVideoElement, last: string | null, signal: AbortSignal): Promise<string | null> {
  const detector = newDetector()
  let misses = 0
  while (!signal.aborted) {
    const [found] = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : []
    if (!found) misses++
    else if (found.rawValue !== last || misses >= AWAY) return found.rawValue
    await new Promise(settle => setTimeout(settle, EVERY))
  }
  return null
}

interface CameraProps {
  on: boolean
  last: string | null
  onOpen(): void
  onCode(text: string): void
}
/** Reads the codes of chests with the camera, once it is asked to. */
export function Camera({ on, last, onOpen, onCode }: CameraProps) {
  const say = useSay()
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    const screen = video.current
    if (!on || !screen) return
    const closing = new AbortController()
    const { signal } = closing
    async function read(screen: HTMLVideoElement): Promise<void> {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const stop = (): void => stream.getTracks().forEach(track => track.stop())
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop)
      screen.srcObject = stream
      await screen.play()
      const code = await nextCode(screen, last, signal)
      if (code !== null) tell.current(code)
    }
    read(screen).catch(() => signal.aborted || setRefused(true))
    return () => closing.abort()
  }, [on, last])
  if (!('mediaDevices' in navigator)) return null
  return (
    <div className="keeper-camera">
      {on && !isRefused ? (
        <video ref={video} muted playsInline aria-label={say('client.keeper.camera')} />
      ) : (
        <button type="button" className="button primary" disabled={isRefused} onClick={onOpen}>
          {say('client.keeper.camera')}
        </button>
      )}
      {isRefused && <p role="alert">{say('client.keeper.no-camera')}</p>}
    </div>
  )
}
