import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { CREST, icon, PICTURE, pictures } from './vite-drawn.ts'
import { ico } from './vite-ico.ts'

const png = (drawn: string, width: number): Buffer =>
  new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render().asPng()

const ROUNDED = icon(0.8, 0.2)
/** Launchers cut a circle or anything rounder than that out of it: nothing but ground lies beyond 40 % from the middle. */
const MASKABLE = icon(0.62, 0)
/** The system rounds the corners itself. */
const APPLE = icon(0.72, 0)
const TINY = icon(0.96, 0.16)

/** Icons of the installed app, by address; the manifest lists them. */
export const ICONS = [
  { file: 'icons/192.png', size: 192, purpose: 'any', drawn: ROUNDED },
  { file: 'icons/512.png', size: 512, purpose: 'any', drawn: ROUNDED },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable', drawn: MASKABLE },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable', drawn: MASKABLE },
] as const

/** Every picture that is not a drawing in the page itself, made out of the crest and the games' emblems. */
export function icons(): Plugin {
  return {
    name: 'cloak-icons',
    transformIndexHtml: html => html.replace('%CREST%', CREST),
    generateBundle() {
      const emit = (fileName: string, source: Buffer): void => void this.emitFile({ type: 'asset', fileName, source })
      for (const { file, size, drawn } of ICONS) emit(file, png(drawn, size))
      emit('apple-touch-icon.png', png(APPLE, 180))
      emit('favicon.ico', ico([16, 32, 48].map(size => ({ size, png: png(TINY, size) }))))
      for (const [name, drawn] of Object.entries(pictures())) emit(`pictures/${name}.png`, png(drawn, PICTURE.width))
    },
  }
}
