/** How the arguments of this game's messages are named: see the guide on translating. */
export const words = {
  namespaces: ['citadels'],
  kinds: {
    seat: 'seat',
    by: 'seat',
    with: 'seat',
    from: 'seat',
    card: 'card',
    cards: 'card',
    other: 'card',
    hand: 'card',
    discarded: 'card',
    character: 'character',
    characters: 'character',
    gave: 'character',
    got: 'character',
    signed: 'character',
    flowered: 'character',
    type: 'type',
    source: 'source',
  },
  ids: { district: { key: 'citadels.option.district', parts: ['seat', 'card'] } },
} as const
