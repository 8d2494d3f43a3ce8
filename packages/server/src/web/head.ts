import { escaped } from './escape.ts'
import { type Preview, NAME } from './preview.ts'
import { type Language, LANGUAGES } from '@cloak/words'

/** Where the page is asked for. */
export interface Surroundings {
  language: Language
  /** Null if it is not known how readers reach this server: then link previews have no picture. */
  origin: string | null
  path: string
}

const LOCALES = { en: 'en_GB', pl: 'pl_PL', hu: 'hu_HU' } as const satisfies { [L in Language]: string }
const PICTURE = { width: '1200', height: '630', type: 'image/png' } as const

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string): string => `<meta property="og:${name}" content="${escaped(content)}">`

/** The part of the head that differs from page to page and from reader to reader. */
export function headOf(preview: Preview, { language, origin, path }: Surroundings): string {
  const { title, description, listed } = preview
  const picture = origin === null ? null : `${origin}/pictures/${preview.picture}.png`
  return [
    `<title>${escaped(title === '' ? NAME : `${title} · ${NAME}`)}</title>`,
    named('description', description),
    ...(listed ? [] : [named('robots', 'noindex')]),
    property('site_name', NAME),
    property('type', 'website'),
    property('title', title === '' ? NAME : title),
    property('description', description),
    property('locale', LOCALES[language]),
    ...LANGUAGES.filter(each => each !== language).map(each => property('locale:alternate', LOCALES[each])),
    ...(origin === null ? [] : [property('url', origin + (preview.path ?? path))]),
    ...(picture === null
      ? []
      : [
          property('image', picture),
          property('image:width', PICTURE.width),
          property('image:height', PICTURE.height),
          property('image:type', PICTURE.type),
          property('image:alt', title === '' ? NAME : title),
        ]),
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
  ].join('\n    ')
}
