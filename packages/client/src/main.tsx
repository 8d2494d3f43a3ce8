import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepOffline } from './connection/offline.ts'
import { readFirstPage } from './pages/first-page.ts'
import { applyMotion } from './people/comfort.ts'
import { applyTheme } from './theme/theme.ts'
import { begin } from './words/language.ts'

readFirstPage()
applyTheme()
if (import.meta.env.PROD) void keepOffline()
applyMotion()
await begin()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
