import type { Clock } from '@cloak/protocol'
import type { Say } from '../../words/say.ts'

export const CLOCK_KINDS = ['none', 'live', 'days'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]
export const CLOCK_WORDS = {
  none: 'client.new.clock.none',
  live: 'client.new.clock.live',
  days: 'client.new.clock.days',
} as const satisfies { [K in ClockKind]: string }

/** Minutes in the bank, seconds a decision adds to it, days a decision may take. */
export const BANKS = [3, 5, 10, 15, 20, 30, 45, 60] as const
export const INCREMENTS = [5, 10, 20, 30, 45, 60] as const
export const DAYS = [1, 2, 3, 5, 7] as const
export const NIGHT = { from: 22 * 60, to: 8 * 60 } as const
/** Minutes east of UTC, here and now. */
export const ownZone = (): number => -new Date().getTimezoneOffset()

/** What each kind of clock begins with. */
export const FIRST_CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 10 * 60, increment: 20 },
  days: { kind: 'days', days: 2 },
} as const satisfies { [K in ClockKind]: Clock }

const MINUTES = 60
export const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`
export function asMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * MINUTES + Number(minutes)
}

/** A clock in a sentence. */
export function clockText(say: Say, clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('client.clock.none')
    case 'live':
      return say('client.clock.live', { minutes: clock.bank / MINUTES, seconds: clock.increment })
    case 'days':
      return clock.quiet
        ? say('client.clock.days-quiet', {
            days: clock.days,
            from: asTime(clock.quiet.from),
            to: asTime(clock.quiet.to),
          })
        : say('client.clock.days', { days: clock.days })
  }
}
