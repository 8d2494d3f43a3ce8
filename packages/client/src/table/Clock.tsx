import { useEffect, useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { useTable } from './store.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

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
      : `${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / SECOND)).padStart(2, '0')}`
  return (
    <span className="clock" role="timer" aria-label={say('client.bar.clock')}>
      {shown}
    </span>
  )
}
