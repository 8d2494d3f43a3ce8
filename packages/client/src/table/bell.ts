import { useEffect, useRef } from 'react'
import { play } from '@cloak/parts/sound/play.ts'

/** A bell when the table turns to the reader; not again while it stays there. */
export function useBell(isAsked: boolean): void {
  const was = useRef(isAsked)
  useEffect(() => {
    if (isAsked && !was.current) play('bell')
    was.current = isAsked
  }, [isAsked])
}
