import { useEffect, useState } from 'react'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { useSay } from '../words/say.ts'
import { useTable } from '@cloak/parts/table/state.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Minutes and seconds, as clocks show them. */
export const asClock = (ms: number): string =>
  `${Math.floor(ms / MINUTE)}:${String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0')}`

/** How long there is left to answer. */
export function Clock() {
  const { say, language } = useLanguage()
  const due = useTable(({ clocks }) => clocks?.due ?? null)
  const skew = useTable(({ skew }) => skew)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (due === null) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [due])
  if (due === null) return null
  const left = Math.max(0, due - skew - now)
  const shown =
    left > 4 * HOUR
      ? new Date(due - skew).toLocaleString(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
      : asClock(left)
  return (
    <span className={left < MINUTE ? 'clock clock-short' : 'clock'} role="timer" aria-label={say('client.bar.clock')}>
      {shown}
    </span>
  )
}

/** What a seat has left in its bank. */
export function Bank({ seat }: { seat: number }) {
  const say = useSay()
  const left = useTable(({ clocks, about }) => (about?.clock.kind === 'live' ? clocks?.bank[seat] : undefined))
  if (left === undefined) return null
  return <span className="hint">{say('client.company.bank', { time: asClock(left) })}</span>
}
