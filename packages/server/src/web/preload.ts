import { escaped } from './escape.ts'

/** How a file is asked for ahead of its use, by how its name ends. */
const KINDS = [
  { ends: '.js', rel: 'rel="modulepreload"' },
  { ends: '.css', rel: 'rel="preload" as="style"' },
  { ends: '.woff2', rel: 'rel="preload" as="font" type="font/woff2"' },
]

/** Links that have these files loaded at once, in this order, without waiting until something asks for them. */
export const preloads = (files: readonly string[]): string =>
  files
    .map(file => `<link ${KINDS.find(({ ends }) => file.endsWith(ends))?.rel} crossorigin href="${escaped(file)}">`)
    .join('\n    ')
