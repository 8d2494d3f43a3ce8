import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { encodeQR } from 'qr'
import { inject, onTestFinished } from 'vitest'
import { openBrowser } from './browser.ts'

const WIDTH = 640
const HEIGHT = 480
const RATE = 5
const PAPER = 255
const INK = 0
const NO_COLOUR = 128

/** A picture for the camera: the code as the page prints it, held before an empty wall; or the wall alone. */
function frameOf(code: string | null): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, code === null ? NO_COLOUR : PAPER)
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)
  if (code !== null) {
    const modules = encodeQR(code, 'raw', { ecc: 'quartile', border: 2 })
    const scale = Math.floor((HEIGHT * 0.8) / modules.length)
    const [left, top] = [(WIDTH - modules.length * scale) >> 1, (HEIGHT - modules.length * scale) >> 1]
    for (const [y, row] of modules.entries())
      for (const [x, dark] of row.entries())
        if (dark)
          for (let line = 0; line < scale; line++) {
            const from = (top + y * scale + line) * WIDTH + left + x * scale
            light.fill(INK, from, from + scale)
          }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), light, colour])
}

/** Writes a film in which the codes are shown one after another, each for a second; it begins anew. */
function writeFilm(path: string, codes: readonly (string | null)[]): void {
  const frames = codes.flatMap(code => {
    const frame = frameOf(code)
    return Array.from({ length: RATE }, () => frame)
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames]))
}

interface Shown {
  /** What the camera sees; null is an empty wall. Without any there is no camera. */
  film?: readonly (string | null)[]
  /** The person who is asked for the camera says no. */
  refuses?: boolean
}
/** A browser with such a camera, until the test ends. */
export async function openWithCamera({ film, refuses = false }: Shown): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'cloak-film-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'film.y4m')
  if (film) writeFilm(path, film)
  const { browser, close } = await openBrowser(inject('browser'), [
    ...(film ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`] : []),
    ...(refuses ? ['--deny-permission-prompts'] : ['--use-fake-ui-for-media-stream']),
  ])
  onTestFinished(close)
  return browser
}
