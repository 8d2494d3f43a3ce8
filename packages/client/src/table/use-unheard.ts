import { useEffect, useState } from 'react'
import { useTable } from '@cloak/parts/table/state.ts'

/** Whether somebody else has said something while the reader was not listening. */
export function useUnheard(isListening: boolean): boolean {
  const last = useTable(({ told, seat }) => told.findLast(({ said }) => said && said.seat !== seat)?.n ?? 0)
  const [heard, setHeard] = useState(last)
  useEffect(() => {
    if (isListening) setHeard(last)
  }, [isListening, last])
  return !isListening && last > heard
}
