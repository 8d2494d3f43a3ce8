import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './vite-chunks.ts'
import { compress } from './vite-compress.ts'
import { emblems } from './vite-emblems.ts'
import { icons } from './vite-icons.ts'
import { manifest } from './vite-manifest.ts'
import { notice } from './vite-notice.ts'
import { offline } from './vite-offline.ts'
import { pages } from './vite-pages.ts'

/** Of the protocol only types and plain lists are used here: its schemas, and zod with them, are left out. */
const hasSideEffects = (id: string): boolean => !id.includes('/packages/protocol/')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chunks(), emblems(), icons(), manifest(), notice(), pages(), offline(), compress()],
  build: {
    target: 'es2023',
    // The content security policy knows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'ws://127.0.0.1:8080', ws: true } } },
})
