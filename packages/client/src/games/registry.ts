import type { Words } from '@cloak/words'
import type { ComponentType } from 'react'
import type { Language } from '../words/language.ts'
import type { BoardProps } from './board.ts'

type Catalogue = { readonly [key: string]: string }
interface GameEntry {
  seats: readonly number[]
  words(): Promise<Words>
  locale(language: Language): Promise<Catalogue>
  rulebook(): Promise<string>
  /** The table as a picture; every game has the plain one besides. */
  board?(): Promise<ComponentType<BoardProps>>
}

const citadels = {
  en: async () => (await import('@cloak/citadels-core/locales/en.json')).default,
  pl: async () => (await import('@cloak/citadels-core/locales/pl.json')).default,
  hu: async () => (await import('@cloak/citadels-core/locales/hu.json')).default,
} as const
const chytrogrod = {
  en: async () => (await import('@cloak/chytrogrod/locales/en.json')).default,
  pl: async () => (await import('@cloak/chytrogrod/locales/pl.json')).default,
  hu: async () => (await import('@cloak/chytrogrod/locales/hu.json')).default,
} as const
const pact = {
  en: async () => (await import('@cloak/pact/locales/en.json')).default,
  pl: async () => (await import('@cloak/pact/locales/pl.json')).default,
  hu: async () => (await import('@cloak/pact/locales/hu.json')).default,
} as const
const chytrogrodBoard = async () => (await import('./chytrogrod/ChytrogrodBoard.tsx')).ChytrogrodBoard
const citadelsBoards = async () => (await import('./citadels/CitadelsBoard.tsx')).boards

/** What the client knows of each game; everything but this list is loaded when it is wanted. */
export const registry = {
  'citadels-2016': {
    seats: [2, 3, 4, 5, 6, 7, 8],
    words: async () => (await import('@cloak/citadels-2016/words')).words,
    locale: language => citadels[language](),
    rulebook: async () => (await import('virtual:rulebook/citadels')).text,
    board: async () => (await citadelsBoards())['citadels-2016'],
  },
  'citadels-classic': {
    seats: [2, 3, 4, 5, 6, 7, 8],
    words: async () => (await import('@cloak/citadels-classic/words')).words,
    locale: language => citadels[language](),
    rulebook: async () => (await import('virtual:rulebook/citadels-classic')).text,
    board: async () => (await citadelsBoards())['citadels-classic'],
  },
  chytrogrod: {
    seats: [3, 4, 5],
    words: async () => (await import('@cloak/chytrogrod/words')).words,
    locale: language => chytrogrod[language](),
    rulebook: async () => (await import('virtual:rulebook/chytrogrod')).text,
    board: chytrogrodBoard,
  },
  pact: {
    seats: [4],
    words: async () => (await import('@cloak/pact/words')).words,
    locale: language => pact[language](),
    rulebook: async () => (await import('virtual:rulebook/deal-with-the-devil')).text,
    board: async () => (await import('./pact/PactBoard.tsx')).PactBoard,
  },
} as const satisfies { [id: string]: GameEntry }

export type GameId = keyof typeof registry
export const GAMES = Object.keys(registry) as readonly GameId[]
export const isGameId = (id: string): id is GameId => Object.hasOwn(registry, id)
export const entryOf = (id: GameId): GameEntry => registry[id]

const PREFIXES: { readonly [prefix: string]: GameId } = {
  CIT: 'citadels-2016',
  CLA: 'citadels-classic',
  CHY: 'chytrogrod',
  DWD: 'pact',
}
/** Where the rulebook says it: the page of a rule's game, at the rule. */
export function pageOfRule(rule: string): string | null {
  const game = PREFIXES[rule.split('-', 1)[0]!]
  return game ? `/rules/${game}#${rule}` : null
}
