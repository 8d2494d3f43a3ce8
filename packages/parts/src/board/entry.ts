import type { Draft, Form, Msg, Ref, Standing } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import type { ComponentType, ReactNode } from 'react'
import type { AskProps } from '../ask/ask-props.ts'
import type { Shown } from '../book/shown.ts'
import type { Say } from '../language/language.ts'
import type { Described, Describing } from '../text-view/describe.ts'
import type { BoardProps } from './props.ts'

export interface PlateProps {
  shown: Shown
  name: string
  speaker: Speaker
}
/** Draws a piece of the game for the rulebook. */
export type Plate = (props: PlateProps) => ReactNode

export interface CatalogueProps {
  speaker: Speaker
  sought: string
  /** The card that the address names, as `card.mill`. */
  place: string
  /** Nothing else in the book matches what is sought. */
  isAlone: boolean
}

/** How a game draws what its host may choose, beyond the generic form. */
export interface OptionFaces {
  /** Replaces the face of a field; undefined leaves it to the generic form. */
  field?(field: string, props: AskProps, form: (inside: AskProps<Form>) => ReactNode): ReactNode | undefined
  /** What a field comes to, shown beneath it. */
  below?(field: string, chosen: Draft, speaker: Speaker): ReactNode
  /** Shows everything that was chosen, in the lobby; fields listed in `pictured` are left out of the text. */
  Chosen?: ComponentType<{ chosen: Draft; speaker: Speaker }>
  pictured?: readonly string[]
  /** What custom has to say about the options; nothing forbids them. */
  advice?(chosen: Draft): Msg | null
}

/** Why places differ where points do not: the rule, and sentences. */
export interface Ties {
  rule: string
  tell(told: { say: Say; language: string; standing: readonly Standing[]; names: readonly string[] }): string[]
}

/** What a game brings to the browser: its `board/index.ts` exports one. Each part is loaded when it is wanted. */
export interface BoardEntry {
  Board?(): Promise<ComponentType<BoardProps>>
  describe?(): Promise<(about: Describing<Say>) => Described[]>
  Plate?(): Promise<Plate>
  Catalogue?(): Promise<ComponentType<CatalogueProps>>
  options?(): Promise<OptionFaces>
  ties?: Ties
  /** The name of a thing in the rulebook, and what is printed on it; by default its name alone. */
  printedOn?(thing: Ref): { name: Msg; text: Msg | null }
}

const isBroken = (standing: readonly Standing[]): boolean =>
  standing.some(a => standing.some(b => a.score === b.score && a.place !== b.place))

/** Ties that one sentence explains. */
export const tiesBrokenBy = (rule: string, message: string): Ties => ({
  rule,
  tell: ({ say, standing }) => (isBroken(standing) ? [say(message)] : []),
})
