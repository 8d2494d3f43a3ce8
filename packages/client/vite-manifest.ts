import type { Plugin } from 'vite'
import { ICONS } from './vite-icons.ts'
import { type Language, LANGUAGES } from '@cloak/words'
import { message } from './vite-locales.ts'

const NAME = 'Cloak & Crown'
const PAPER = '#f3e8cf'
const SHORTCUTS = [
  { name: 'client.home.new', url: '/new' },
  { name: 'client.nav.learn', url: '/learn/citadels-2016' },
] as const

const manifestIn = (language: Language): object => ({
  // The same app in every language: whoever has installed it in one keeps it.
  id: '/',
  lang: language,
  dir: 'ltr',
  name: NAME,
  short_name: NAME,
  description: message(language, 'client.home.blurb'),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    { src: '/crown.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
  shortcuts: SHORTCUTS.map(({ name, url }) => ({
    name: message(language, name),
    url,
    icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
  })),
})

/** `/manifest.<language>.webmanifest`: what an installed app is called, in each language. */
export function manifest(): Plugin {
  return {
    name: 'cloak-manifest',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestIn(language))
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source })
      }
    },
  }
}
