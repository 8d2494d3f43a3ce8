import type { Card, Character } from '@cloak/citadels-core'

/** A cast by rank, its rank 9, and fourteen special districts. */
export interface Preset {
  cast: readonly Character[]
  ninth: Character
  uniques: readonly Card[]
}

const list = (cast: string, ninth: Character, uniques: string): Preset => ({
  cast: cast.split(' '),
  ninth,
  uniques: uniques.split(' '),
})

const DEVIOUS = 'magistrate blackmailer wizard king abbot alchemist navigator marshal'
const ILLUSTRIOUS = 'witch spy seer emperor bishop merchant scholar diplomat'

/** CIT-2.3, CIT-2.6, CIT-2.8. */
export const presets = {
  'first-game': list(
    'assassin thief magician king bishop merchant architect warlord',
    'artist',
    'dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry school-of-magic smithy statue thieves-den wishing-well',
  ),
  'devious-dignitaries': list(
    DEVIOUS,
    'queen',
    'dragon-gate framework gold-mine haunted-quarter laboratory necropolis park poor-house secret-vault smithy stables theater thieves-den wishing-well',
  ),
  'illustrious-emissaries': list(
    ILLUSTRIOUS,
    'artist',
    'capitol factory framework great-wall haunted-quarter ivory-tower keep library observatory park poor-house quarry school-of-magic smithy',
  ),
  'vicious-nobles': list(
    'assassin thief magician patrician cardinal trader architect warlord',
    'tax-collector',
    'armory basilica dragon-gate gold-mine imperial-treasury ivory-tower map-room monument museum school-of-magic stables statue thieves-den wishing-well',
  ),
  'ambitious-aristocrats': list(
    'magistrate thief wizard patrician bishop trader architect marshal',
    'queen',
    'capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry school-of-magic stables statue thieves-den',
  ),
  'cunning-agents': list(
    'witch blackmailer magician emperor abbot alchemist architect warlord',
    'tax-collector',
    'armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault smithy theater',
  ),
  'tenacious-delegates': list(
    'assassin spy seer king cardinal trader scholar diplomat',
    'artist',
    'basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory school-of-magic secret-vault smithy stables statue wishing-well',
  ),
  'illustrious-emissaries-first': list(
    ILLUSTRIOUS,
    'artist',
    'museum factory framework great-wall haunted-quarter ivory-tower keep library observatory park poor-house quarry school-of-magic smithy',
  ),
  'devious-dignitaries-first': list(
    DEVIOUS,
    'queen',
    'dragon-gate framework factory haunted-quarter laboratory necropolis park poor-house secret-vault smithy stables theater thieves-den wishing-well',
  ),
  'vicious-nobles-first': list(
    'assassin thief magician patrician cardinal merchant navigator warlord',
    'tax-collector',
    'armory basilica dragon-gate gold-mine imperial-treasury ivory-tower map-room monument museum school-of-magic laboratory statue thieves-den wishing-well',
  ),
} satisfies { [name: string]: Preset }

export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as PresetName[]
