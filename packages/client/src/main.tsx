import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setBookPages } from '@cloak/parts/book/pages.ts'
import { applyMotion } from '@cloak/parts/comfort.ts'
import { begin } from '@cloak/parts/language/language.ts'
import { lookBackBy } from '@cloak/parts/table/look-back.ts'
import { applyTheme } from '@cloak/parts/theme/theme.ts'
import { App } from './App.tsx'
import { keepOffline } from './connection/offline.ts'
import { pageOfThing } from './games/entries.ts'
import { pageOfRule } from './games/registry.ts'
import { readFirstPage } from './pages/first-page.ts'

readFirstPage()
applyTheme()
if (import.meta.env.PROD) void keepOffline()
applyMotion()
setBookPages({ ofRule: pageOfRule, ofThing: pageOfThing })
lookBackBy(async table => (await import('./replay/eyes.ts')).fetchLastLook(table))
await begin()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
