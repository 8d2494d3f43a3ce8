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
  const inText = (value: Value): string => {
    if (value === null || value === undefined || value === '') return say('parts.text.nothing')
    if (isList(value)) return value.length === 0 ? say('parts.text.nothing') : value.map(inText).join(', ')
    if (isFields(value))
      return Object.entries(value)
        .map(([name, each]) => `${call(name)}: ${inText(each)}`)
        .join('; ')
    if (typeof value === 'boolean') return say(value ? 'parts.text.yes' : 'parts.text.no')
    return typeof value === 'number' ? String(value) : value
  }
  const linesOf = (of: Fields): Line[] =>
    Object.entries(of).map(([name, value]) => ({ label: call(name), text: inText(value) }))
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
