import type { CharacterCard, DistrictCard } from './cards.ts'

/** Every field there is, so that all cards have one shape: engines read such objects several times faster. */
export const NO_CHARACTER = blank<CharacterCard>([
  ...(['key', 'rank', 'limit', 'abilities', 'asks', 'ways', 'uncounted', 'duplicates', 'ownTurn', 'onCalled'] as const),
  ...([
    'onTurn',
    'onBewitched',
    'onEnd',
    'onHeir',
    'onAnyBuild',
    'mayStop',
    'onSite',
    'onHeirShown',
    'onAnyEnd',
  ] as const),
])
export const NO_DISTRICT = blank<DistrictCard>([
  ...([
    'key',
    'type',
    'cost',
    'copies',
    'abilities',
    'asks',
    'way',
    'gathers',
    'whyNotBuilt',
    'discount',
    'size',
    'smallCity',
  ] as const),
  ...([
    'uncounted',
    'covers',
    'duplicates',
    'anyIncome',
    'immune',
    'surcharge',
    'onEnd',
    'onSelectionEnd',
    'onBuilt',
  ] as const),
  ...([
    'onDestroyed',
    'onRuin',
    'onCrownMoved',
    'onKilled',
    'onShown',
    'wild',
    'points',
    'printed',
    'pointsInHand',
  ] as const),
])
function blank<Card>(fields: readonly (keyof Card)[]): Partial<Card> {
  return Object.fromEntries(fields.map(field => [field, undefined])) as Partial<Card>
}
