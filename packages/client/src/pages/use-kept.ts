import { useEffect, useState } from 'react'

function kept<T>(key: string): readonly T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[]
  } catch {
    return []
  }
}

/** A list as it was last found here, and as it is once that is known: so that a page need not move when it comes. */
export function useKept<T>(key: string, find: () => Promise<readonly T[]>, anew?: number): readonly T[] {
  const [rows, setRows] = useState(() => kept<T>(key))
  useEffect(() => {
    const look = (): void =>
      void find().then(
        found => {
          localStorage.setItem(key, JSON.stringify(found))
          setRows(found)
        },
        () => {},
      )
    look()
    if (anew === undefined) return
    const timer = setInterval(look, anew)
    return () => clearInterval(timer)
  }, [key, find, anew])
  return rows
}
