import { useEffect } from 'react'

const NAME = 'Cloak & Crown'

/** What the browser's tab says. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME
  }, [title])
}
