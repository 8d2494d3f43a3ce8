import { useEffect } from 'react'
import { firstPage } from './first-page.ts'

const NAME = 'Cloak & Crown'

/** What the browser's tab says: the page, if it is not home; null while that is not known, and the server's word stands. */
export function useTitle(page: string | null): void {
  useEffect(() => {
    if (page === null) document.title = firstPage()?.title ?? NAME
    else document.title = page === '' ? NAME : `${page} · ${NAME}`
  }, [page])
}
