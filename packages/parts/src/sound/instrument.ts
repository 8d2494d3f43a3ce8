/** What a sound is played on: a moment to begin at, and a place to play into. */
export interface Instrument {
  context: AudioContext
  out: AudioNode
}
interface Tone {
  /** Hertz; two numbers are a glide from the first to the second. */
  pitch: number | readonly [number, number]
  /** Seconds after the beginning of the sound. */
  at?: number
  lasts: number
  loud: number
  shape?: OscillatorType
}

/** A struck tone that dies away. */
export function tone({ context, out }: Instrument, { pitch, at = 0, lasts, loud, shape = 'sine' }: Tone): void {
  const start = context.currentTime + at
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch
  const voice = new OscillatorNode(context, { type: shape, frequency: from })
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(out)
  voice.start(start)
  voice.stop(start + lasts)
}

interface Rustle {
  at?: number
  lasts: number
  loud: number
  /** The middle of the band that is let through. */
  pitch: number
}

/** A breath of noise: paper, cloth, a drum's skin. */
export function rustle({ context, out }: Instrument, { at = 0, lasts, loud, pitch }: Rustle): void {
  const start = context.currentTime + at
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(context, { buffer })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  noise.connect(band).connect(volume).connect(out)
  noise.start(start)
}
