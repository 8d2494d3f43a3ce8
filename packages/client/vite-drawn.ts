import { readFileSync } from 'node:fs'
import { drawing } from './vite-emblems.ts'
import { webGames } from '@cloak/games/web'
import { COURT } from './src/emblem/home.ts'

/** One flat colour: a gradient makes a picture five times as heavy. */
const WINE = '#431519'
const BACK = '#5a1f24'
const GOLD = '#f0c14b'
const PARCHMENT = '#fbf4e3'
const EDGE = '#8a6a33'
const RUBRIC = '#8c1f1f'
/** As `--arms-…` in packages/parts/src/theme/tokens.css. */
const TINCTURES = ['#98231f', '#1f4f8f', '#23683a', '#7d5a00', '#5f2f80', '#3a3a40'] as const

/** Drawings are 512 wide and as high; the crest fills this part of that. */
const SIDE = 512
const CREST_MIDDLE = { x: 256, y: 257 }

/** The crest as it stands in public/crown.svg: one path. */
export const CREST = /<path fill="currentColor" d="[^"]+"\/>/.exec(
  readFileSync(`${import.meta.dirname}/public/crown.svg`, 'utf8'),
)![0]

const placed = (what: string, x: number, y: number, size: number, colour: string, middle = CREST_MIDDLE): string => {
  const scale = size / SIDE
  return `<g color="${colour}" transform="translate(${x - middle.x * scale} ${y - middle.y * scale}) scale(${scale})">${what}</g>`
}
const emblem = (name: string, x: number, y: number, size: number, colour: string): string => {
  const path = drawing(name)
  if (path === undefined) throw new Error(`Game Icons has no drawing ${name}`)
  return placed(`<path fill="currentColor" d="${path}"/>`, x, y, size, colour, { x: SIDE / 2, y: SIDE / 2 })
}
const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** An icon: the crest, this part of its width, on a ground with these corners. */
export const icon = (crest: number, corner: number): string =>
  svg(
    SIDE,
    SIDE,
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner * SIDE}" fill="${WINE}"/>${placed(CREST, SIDE / 2, SIDE / 2, crest * SIDE, GOLD)}`,
  )

export const PICTURE = { width: 1200, height: 630 } as const
const CARD = { width: 190, height: 282 }

/** A card in a fan: `step` cards from the middle one, with what lies on its field. */
function card(step: number, field: string, inside: string, size = 1): string {
  const { width, height } = CARD
  const turn = `translate(${PICTURE.width / 2 + step * 172} ${355 + step * step * 14}) rotate(${step * 7}) scale(${size})`
  return `<g transform="${turn}"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="18" fill="${PARCHMENT}" stroke="${EDGE}" stroke-width="2"/><rect x="${-width / 2 + 12}" y="${-height / 2 + 12}" width="${width - 24}" height="${height - 24}" rx="10" fill="${field}" stroke="${GOLD}" stroke-width="4"/>${inside}</g>`
}
const back = (step: number): string => card(step, BACK, placed(CREST, 0, 0, 110, GOLD))
const frame = `<rect width="1200" height="630" fill="${WINE}"/><rect x="26" y="26" width="1148" height="578" rx="14" fill="none" stroke="${GOLD}" stroke-opacity="0.55" stroke-width="3"/><rect x="36" y="36" width="1128" height="558" rx="9" fill="none" stroke="${GOLD}" stroke-opacity="0.35" stroke-width="1.5"/>`
const picture = (fan: string): string =>
  svg(PICTURE.width, PICTURE.height, `${frame}${placed(CREST, PICTURE.width / 2, 122, 190, GOLD)}${fan}`)

/** What stands beside a link: by the game's id, and `home` for everything else. */
export function pictures(): { readonly [name: string]: string } {
  const court = COURT.map(({ emblem: name, arms }, i) =>
    card(i - 2, TINCTURES[arms], emblem(name, 0, 0, 120, PARCHMENT)),
  )
  const ofGame = (name: string): string =>
    [-2, 2, -1, 1].map(back).join('') + card(0, PARCHMENT, emblem(name, 0, 0, 150, RUBRIC), 1.18)
  return {
    home: picture(court.join('')),
    ...Object.fromEntries(webGames.map(({ id, emblem: name }) => [id, picture(ofGame(name))])),
  }
}
