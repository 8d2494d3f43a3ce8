import { adviceOn } from '@cloak/citadels-classic/data/advice'
import { type PresetName, presets } from '@cloak/citadels-2016/data/presets'
import type { Draft, Msg } from '@cloak/kernel'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'

const isPreset = (name: unknown): name is PresetName => typeof name === 'string' && Object.hasOwn(presets, name)
const texts = (of: readonly unknown[]): string[] =>
  of.filter((each): each is string => typeof each === 'string' && each !== 'none')
const byRank = (cast: Draft): string[] => {
  const fields = fieldsOf(cast)
  return texts(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(rank => fields[rank]))
}

/** The characters that a preset is played with. */
export function castOfPreset(name: unknown, { fourth, ninth }: { fourth?: unknown; ninth?: unknown } = {}): string[] {
  if (!isPreset(name)) return []
  return texts([...presets[name].cast.map((each, i) => (i === 3 ? (fourth ?? each) : each)), ninth])
}

/** A preset written out, for a host who wants to change it. */
export function asOwnChoice(chosen: Draft): Draft {
  const { do: name, with: details } = fieldsOf(chosen)
  if (!isPreset(name)) return asOwnChoice({ do: 'first-game', with: { ninth: 'none' } })
  const { ninth = 'none' } = fieldsOf(details)
  const cast = castOfPreset(name, { ...fieldsOf(details), ninth: 'none' })
  return {
    cast: { ...Object.fromEntries(cast.map((who, i) => [i + 1, who])), 9: ninth },
    uniques: [...presets[name].uniques],
  }
}

/** The characters that a host's options stand for; none where the deal decides. */
export function castIn(options: Draft): string[] {
  const { cards, cast } = fieldsOf(options)
  if (cast !== undefined) return byRank(cast)
  const chosen = fieldsOf(cards)
  const { with: details, do: name } = chosen
  if (name === 'custom') return byRank(fieldsOf(details)['cast'])
  return castOfPreset(name, fieldsOf(details))
}

/** The special districts that a host has picked one by one; none where a preset or the deal decides. */
export function districtsIn(options: Draft): string[] {
  const { cards, length } = fieldsOf(options)
  const { do: how, with: districts } = fieldsOf(fieldsOf(length)['with'])
  const picked =
    how === 'add'
      ? districts
      : how === 'replace'
        ? fieldsOf(fieldsOf(districts)['with'])['bonus']
        : fieldsOf(fieldsOf(cards)['with'])['uniques']
  return texts(listOf(picked))
}

/** What the older edition advises about a host's options (CLA-2.2); nothing forbids them. */
export function adviceIn(options: Draft): Msg | null {
  const { cast } = fieldsOf(options)
  const chosen = Object.entries(fieldsOf(cast)).flatMap(([rank, who]) =>
    typeof who === 'string' ? [[rank, who] as const] : [],
  )
  return adviceOn({ cast: Object.fromEntries(chosen) })
}
