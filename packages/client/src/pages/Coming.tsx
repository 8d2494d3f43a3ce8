import type { ReactNode } from 'react'
import { firstPage } from './first-page.ts'
import { Page } from './Page.tsx'

/** A page that is on its way: what the server had put there goes on standing there. */
export function Coming({ wide = true, status = null }: { wide?: boolean; status?: ReactNode }) {
  const { heading = '', line } = firstPage() ?? {}
  return (
    <Page wide={wide} title={null}>
      <div className="coming">
        {heading !== '' && <h1>{heading}</h1>}
        {heading !== '' && <p>{line}</p>}
        <div className="shell-lines" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <p role="status">{status}</p>
      </div>
    </Page>
  )
}
