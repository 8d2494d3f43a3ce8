import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { encodeQR } from 'qr'

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

/** A film in which the codes are shown one after another, each for a moment, with nothing between them; it begins anew. */
export function filmOf(codes: readonly (string | null)[], seconds = 1): string {
  const path = join(mkdtempSync(join(tmpdir(), 'cloak-film-')), 'film.y4m')
  const times = Math.round(seconds * RATE)
  const frames = codes.flatMap(code => {
    const frame = frameOf(code)
    return Array.from({ length: times }, () => frame)
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames]))
  return path
}

/** A browser whose camera shows this film; `refuses` is asked for the camera and says no. */
export const openWithCamera = async (film: string | null, refuses = false): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      ...(film === null ? [] : ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]),
      ...(refuses ? ['--deny-permission-prompts'] : ['--use-fake-ui-for-media-stream']),
    ],
    headless: true,
  })
