import { useEffect, useRef, useState } from 'react'
import { useSay } from '../words/say.ts'
import { nextCode } from './codes.ts'

interface CameraProps {
  on: boolean
  /** Something lies before it: nothing is read, but the camera stays open. */
  isCovered: boolean
  last: string | null
  onOpen(): void
  onCode(text: string): void
}
/** Reads the codes of chests with the camera, once it is asked to. It is opened once, not for every chest anew. */
export function Camera({ on, isCovered, last, onOpen, onCode }: CameraProps) {
  const say = useSay()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'shut' | 'open' | 'refused'>('shut')
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })
  const isWanted = on && state !== 'refused'
  useEffect(() => {
    const screen = video.current
    if (!isWanted || !screen) return
    const closing = new AbortController()
    open(screen, closing.signal).then(
      () => closing.signal.aborted || setState('open'),
      () => closing.signal.aborted || setState('refused'),
    )
    return () => closing.abort()
  }, [isWanted])
  useEffect(() => {
    const screen = video.current
    if (state !== 'open' || isCovered || !screen) return
    const closing = new AbortController()
    nextCode(screen, last, closing.signal).then(
      code => code !== null && tell.current(code),
      () => closing.signal.aborted || setState('refused'),
    )
    return () => closing.abort()
  }, [state, isCovered, last])
  if (!('mediaDevices' in navigator)) return null
  return (
    <div className="keeper-camera">
      {isWanted ? (
        <video ref={video} muted playsInline aria-label={say('client.keeper.camera')} />
      ) : (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            setState('shut')
            onOpen()
          }}
        >
          {say('client.keeper.camera')}
        </button>
      )}
      {state === 'refused' && <p role="alert">{say('client.keeper.no-camera')}</p>}
    </div>
  )
}

/** Shows what the camera sees, until it is no longer wanted. */
async function open(screen: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = (): void => stream.getTracks().forEach(track => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  screen.srcObject = stream
  await screen.play()
}
