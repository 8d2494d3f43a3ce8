import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import { App } from './App.tsx'
import { keepOffline } from './connection/offline.ts'
import { applyMotion } from './people/comfort.ts'
import { applyTheme } from './theme/theme.ts'
import { begin } from './words/language.ts'

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
