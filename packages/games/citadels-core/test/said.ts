import type { Citadels } from '@cloak/citadels-core'
import {
  afterwards,
  type Decision,
  type Frame,
  type Game,
  hear,
  type Key,
  type Msg,
  type Option,
  question,
  type Ref,
  type Told,
} from '@cloak/kernel'
import { type Moment, walk } from '@cloak/kit'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }

/** Everything that must have words, each with the arguments it is told: key → names of arguments. */
export type Said = Map<string, Set<string>>
type Args = { readonly [name: string]: unknown }
interface Words {
  readonly namespaces: readonly string[]
  readonly kinds: { readonly [argument: string]: string }
}
export const SEATS = [2, 3, 4, 5, 6, 7, 8]
const languages: { readonly [language: string]: { readonly [key: string]: string } } = { en, pl, hu }

/** The arguments that a message needs; `card_az` is the card with its article, `by_is_seat` compares two. */
const needs = (message: string): string[] =>
  [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(match => match[1]!.replace(/_[aA]z$/, '').split('_is_'))

/** What an edition says, and what of it cannot be said. `isBare`: a prompt whose arguments are nothing to be named. */
export function speechOf({ namespaces, kinds }: Words, isBare: (frame: Frame) => boolean = () => false) {
  /** What cannot be said, and in which language. */
  const unsaid = (said: Said): string[] =>
    Object.entries(languages).flatMap(([language, messages]) =>
      [...said].flatMap(([key, args]) => {
        const message = namespaces.map(ns => messages[`${ns}.${key}`]).find(each => each !== undefined)
        if (message === undefined) return `${language}: no words for ${key}`
        return needs(message).flatMap(name => (args.has(name) ? [] : `${language}: ${key} is not told ${name}`))
      }),
    )

  /** Which of these things have no words. */
  function unnamed(kind: string, ids: readonly string[], args: Args = {}): string[] {
    const said: Said = new Map()
    for (const id of ids) note(said, `${kind}.${id}`, args)
    return unsaid(said)
  }

  /** Notes that this will be said; where it is said in two ways, only what both tell can be relied on. */
  function note(said: Said, key: string, args: Args = {}): void {
    const told = new Set(Object.keys(args))
    said.set(key, said.get(key)?.intersection(told) ?? told)
    for (const [name, value] of Object.entries(args))
      if (name in kinds) for (const id of [value].flat()) noteThing(said, { kind: kinds[name]!, id: id as Key })
  }
  const noteMsg = (said: Said, { key, args }: Msg): void => note(said, key.replace(/^citadels\./, ''), args)

  /** Players have names of their own, and a district in a city is named by its label. */
  function noteThing(said: Said, { kind, id }: Ref): void {
    if (kind === 'district') note(said, 'option.district', { seat: 0, card: String(id).replace(/^\d+\.|#\d+$/g, '') })
    else if (kind !== 'seat') note(said, `${kind}.${String(id).replace(/#\d+$/, '')}`)
  }

  function noteOption(said: Said, { id, ref, label, barred }: Option): void {
    if (label) noteMsg(said, label)
    else if (ref) noteThing(said, ref)
    else note(said, `option.${id}`)
    if (barred) noteMsg(said, barred)
  }

  /** All that a decision shows: what may be chosen, what may not, and why. */
  function noteDecision(said: Said, d: Decision): void {
    switch (d.kind) {
      case 'amount':
        return
      case 'oneOf':
      case 'someOf':
      case 'split':
        return d.of.forEach(option => noteOption(said, option))
      case 'inOrder':
        d.slots.forEach(slot => noteThing(said, slot))
        return d.of.forEach(option => noteOption(said, option))
      case 'form':
        for (const [field, inner] of Object.entries(d.fields)) {
          note(said, `field.${field}`)
          noteDecision(said, inner)
        }
        return
      case 'menu':
        for (const action of d.actions) {
          if (action.ref) noteThing(said, action.ref)
          else note(said, `do.${action.do}`)
          if (action.barred) noteMsg(said, action.barred)
          if (action.with) noteDecision(said, action.with)
        }
    }
  }

  function noteTold(said: Said, told: readonly Told[], players: number): void {
    for (const one of told)
      for (const at of [null, ...Array(players).keys()]) {
        const { event, all, some } = hear(one, { at })
        note(said, some ? `event.${event}.known` : `event.${event}`, { ...all, ...some })
      }
  }

  function noteMoment(game: Game<Citadels>, said: Said, { state, told, setup }: Moment<Citadels>): void {
    noteTold(said, told, setup.seats)
    const top = state.script.at(-1)
    if (!top) return
    note(said, `step.${top.step}`, { seat: 0 })
    if ('ask' in top.p) note(said, `step.card.${String(top.p.ask)}`, { seat: 0 })
    for (const { prompt, decision } of Object.values(question(game, state)!.to)) {
      noteMsg(said, isBare(top) ? { key: prompt.key } : prompt)
      noteDecision(said, decision)
    }
  }

  /** All that is said in so many random games of every size, and at their ends. */
  function listen(game: Game<Citadels>, games: number): Said {
    const said: Said = new Map()
    for (let i = 0; i < games; i++)
      for (const moment of walk(game, { seats: SEATS[i % SEATS.length]!, seed: `words ${i}` })) {
        noteMoment(game, said, moment)
        const table = afterwards(moment.state)
        if (table) for (const { why } of game.standing(table)) for (const item of why) noteMsg(said, item)
      }
    return said
  }

  /** All that a host is shown who opens a table. */
  function offered(game: Game<Citadels>, seats: number): Said {
    const said: Said = new Map()
    noteDecision(said, game.options(seats))
    return said
  }
  return { unsaid, unnamed, listen, offered }
}

/** That of it which is of these kinds. */
export const about = (said: Said, ...kinds: string[]): Said =>
  new Map([...said].filter(([key]) => kinds.includes(key.split('.', 1)[0]!)))
