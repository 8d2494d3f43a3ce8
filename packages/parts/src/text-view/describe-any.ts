import type { PartsKey, Say } from '../language/language.ts'
import type { Described, Describing } from './describe.ts'

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [field: string]: Value }
type Fields = { readonly [field: string]: Value }
type Line = Described['lines'][number]

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null && !isList(value)

/**
 * The text view of a game that brings none: the fields of the view one by one, those of each player under their name. A field is
 * called by the message `field.<name>` where the game has one, and by its own name otherwise.
 */
export function describeAny({ view, seat, names, speaker, say }: Describing<Say<PartsKey>>): Described[] {
  const fields = view as Fields
  const players = fields['players']
  const call = (name: string): string => speaker.say({ key: `field.${name}` })
  const isSaid = (value: Value): boolean =>
    value !== null && value !== undefined && value !== '' && value !== false && !(isList(value) && value.length === 0)
  /** Ids are called by the message `<field>.<id>` where there is one, as `role.king`. */
  const inText = (name: string, value: Value): string => {
    if (typeof value === 'string' && value !== '') return speaker.say({ key: `${name}.${value}` })
    if (isList(value) && value.length > 0) return value.map(each => inText(name, each)).join('; ')
    if (isFields(value)) {
      const parts = Object.entries(value).filter(([, each]) => isSaid(each))
      const said = parts.map(([field, each]) =>
        typeof each === 'string' ? inText(field, each) : `${call(field)}: ${inText(field, each)}`,
      )
      return said.join(', ') || say('parts.text.unknown')
    }
    if (typeof value === 'boolean') return say(value ? 'parts.text.yes' : 'parts.text.no')
    return typeof value === 'number' ? String(value) : say('parts.text.nothing')
  }
  const linesOf = (of: Fields): Line[] =>
    Object.entries(of).map(([name, value]) => ({ label: call(name), text: inText(name, value) }))
  const { players: _, ...rest } = fields
  const middle: Described = { title: say('parts.text.middle'), lines: linesOf(rest) }
  if (!isList(players)) return [middle]
  return [
    middle,
    ...players.map((player, i) => ({
      title: i === seat ? say('parts.text.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
      lines: isFields(player) ? linesOf(player) : [],
    })),
  ]
}
