import { type Instrument, rustle, tone } from './instrument.ts'

/** The sounds of a table, all made here: soft, short, none of them above speaking. */
export const SOUNDS = {
  coin(on: Instrument) {
    tone(on, { pitch: 1980, lasts: 0.16, loud: 0.16 })
    tone(on, { pitch: 2960, at: 0.05, lasts: 0.24, loud: 0.12 })
  },
  coins(on: Instrument) {
    for (let i = 0; i < 4; i++) tone(on, { pitch: 1800 + ((i * 530) % 1200), at: i * 0.06, lasts: 0.2, loud: 0.11 })
  },
  card(on: Instrument) {
    rustle(on, { pitch: 3200, lasts: 0.09, loud: 0.22 })
    rustle(on, { pitch: 1500, at: 0.05, lasts: 0.06, loud: 0.14 })
  },
  bell(on: Instrument) {
    for (const [i, part] of [1, 2, 2.76, 5.4].entries())
      tone(on, { pitch: 523 * part, lasts: 1.5 / (i + 1), loud: 0.17 / (i + 1) })
  },
  drum(on: Instrument) {
    for (const at of [0, 0.28]) {
      tone(on, { pitch: [110, 42], at, lasts: 0.42, loud: 0.5 })
      rustle(on, { pitch: 220, at, lasts: 0.12, loud: 0.2 })
    }
  },
  build(on: Instrument) {
    for (const at of [0, 0.13]) {
      tone(on, { pitch: [320, 150], at, lasts: 0.12, loud: 0.26, shape: 'triangle' })
      rustle(on, { pitch: 900, at, lasts: 0.05, loud: 0.25 })
    }
  },
  crumble(on: Instrument) {
    rustle(on, { pitch: 320, lasts: 0.7, loud: 0.5 })
    tone(on, { pitch: [140, 50], lasts: 0.5, loud: 0.3 })
  },
  fanfare(on: Instrument) {
    for (const [i, pitch] of [392, 523, 659].entries())
      tone(on, { pitch, at: i * 0.11, lasts: 0.45, loud: 0.12, shape: 'triangle' })
  },
  spell(on: Instrument) {
    tone(on, { pitch: [440, 1320], lasts: 0.7, loud: 0.1 })
    tone(on, { pitch: [660, 1990], at: 0.08, lasts: 0.7, loud: 0.06 })
  },
  call(on: Instrument) {
    tone(on, { pitch: 294, lasts: 0.5, loud: 0.13, shape: 'triangle' })
    tone(on, { pitch: 441, at: 0.02, lasts: 0.4, loud: 0.07, shape: 'triangle' })
  },
} as const satisfies { [name: string]: (on: Instrument) => void }

export type Sound = keyof typeof SOUNDS
