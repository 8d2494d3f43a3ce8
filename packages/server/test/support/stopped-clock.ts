import { onTestFinished, vi } from 'vitest'

/** Stops the clock until the test ends: a limit that refills with time lets through the same number on any machine. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
