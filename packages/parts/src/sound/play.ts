import type { Instrument } from './instrument.ts'
import { useSound } from './settings.ts'
import { type Sound, SOUNDS } from './sounds.ts'

const LOUDNESS = 0.5
/** The same sound twice at once is only louder. */
const APART = 70
const GESTURES = ['pointerdown', 'keydown'] as const

let instrument: Instrument | null = null
const played = new Map<Sound, number>()

/** The first gesture of the reader brings the instrument; before it a page has no right to sound. */
function tuneUp(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, tuneUp)
  const context = new AudioContext()
  const out = new GainNode(context, { gain: LOUDNESS })
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination)
  instrument = { context, out }
}
if (typeof AudioContext === 'function')
  for (const gesture of GESTURES) addEventListener(gesture, tuneUp, { passive: true })

/** Sounds, if the reader wishes to hear the table and looks at it. */
export function play(sound: Sound): void {
  if (!instrument || !useSound.getState().on || document.hidden) return
  const now = performance.now()
  if (now - (played.get(sound) ?? -APART) < APART) return
  played.set(sound, now)
  if (instrument.context.state === 'suspended') void instrument.context.resume()
  SOUNDS[sound](instrument)
}
