import { gameNamed, games, type InstalledGame } from '@cloak/games'
import type { Language } from '@cloak/words'
import type { TableSummary } from '../ports/records.ts'
import type { Built, Page } from './built.ts'
import { displayName } from './escape.ts'
import { sayer, sayIn, type WordKey } from './words.ts'

export const NAME = 'Cloak & Crown'

/** What a page says of itself before the client runs: in the tab, in link previews, and on the page. Plain text. */
export interface Preview {
  status: 200 | 404
  /** What the tab says before the name of the site; empty at home. */
  title: string
  heading: string
  description: string
  /** The name of its picture: a game's id, or `home`. */
  picture: string
  /** The address that link previews lead to; null for that of the request. */
  path: '/' | null
  /** May search engines list it? A link to a table is for those who were given it. */
  listed: boolean
}

/** What is known of a table by where it stands; a table that is closed counts as unknown. */
const STATES = {
  gathering: 'web.link.gathering',
  playing: 'web.link.playing',
  over: 'web.link.over',
  abandoned: 'web.link.abandoned',
  closed: null,
} as const satisfies { [S in TableSummary['status']]: WordKey | null }

/** The previews of all pages in one language. */
export interface Previews {
  home: Preview
  /** For a table that is unknown, closed or not to be looked up now: as at home, so that it gives nothing away. */
  neutral: Preview
  missing: Preview
  of(page: Page, game: string | undefined): Preview
  table(page: Page, summary: TableSummary): Preview
  games: readonly { title: string; blurb: string }[]
}

export function previewsIn(language: Language, built: Built): Previews {
  const { words } = built.languages[language]
  const say = sayer(language, words)
  const own = sayIn(language)
  const said = ({ locales }: InstalledGame, key: string): string => locales[language][key] ?? ''
  const blurb = say('client.home.blurb')
  const shared = { status: 200, description: blurb, picture: 'home', path: null, listed: true } as const
  const home: Preview = { ...shared, title: '', heading: say('client.home.title'), path: '/' }
  const neutral: Preview = { ...home, heading: NAME, listed: false }
  const missing: Preview = {
    ...shared,
    status: 404,
    title: say('client.missing.title'),
    heading: say('client.missing.title'),
    description: say('client.missing.text'),
    listed: false,
  }
  const titled = (title: string, more: Partial<Preview> = {}): Preview => ({
    ...shared,
    title,
    heading: title,
    ...more,
  })

  return {
    home,
    neutral,
    missing,
    games: games.map(each => ({ title: said(each, each.title), blurb: said(each, each.blurb) })),
    of({ path, of, title }, game) {
      if (title === null) return path === '/' ? home : neutral
      if (of !== 'game') return titled(say(title))
      const found = game === undefined ? undefined : gameNamed(game)
      if (!found) return missing
      return titled(say(title, { game: said(found, found.title) }), {
        description: said(found, found.blurb),
        picture: found.id,
      })
    },
    table({ title }, { game, status, seats, taken, host }) {
      const isReplay = title !== null
      const state = STATES[status]
      const found = gameNamed(game)
      if (state === null || !found || (isReplay && status === 'gathering')) return neutral
      const named = said(found, found.title)
      const free = seats - taken
      const key =
        isReplay && status === 'over'
          ? 'web.link.replay'
          : status === 'gathering' && free === 0
            ? 'web.link.full'
            : state
      return titled(isReplay ? say(title, { game: named }) : named, {
        description: own(key, { host: displayName(host), free, seats }),
        picture: game,
        listed: false,
      })
    },
  }
}
