/** The charge on each seat's coat of arms. */
export const CHARGES = [
  'lion',
  'eagle-emblem',
  'stag-head',
  'griffin-symbol',
  'wolf-head',
  'bear-head',
  'rooster',
  'swan',
] as const

/** What the frame of the page is adorned with. */
export const ORNAMENTS = {
  crown: 'crown',
  host: 'key',
  cloak: 'cape',
  quill: 'quill-ink',
  gears: 'medieval-gate',
  heard: 'sound-on',
  silent: 'sound-off',
  onlooker: 'semi-closed-eye',
} as const
