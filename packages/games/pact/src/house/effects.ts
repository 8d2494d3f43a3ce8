import { CONDITIONS, COUNTS, FLAGS } from '../data/effects.ts'
import { GOODS, SYMBOLS } from '../data/pieces.ts'
import { all, type Check, fault, isFields, list, oneOfThese, table, whole } from './check.ts'

const RULE = 'DWD-17.1'
const op = () => null
const some = whole(RULE, 1, 20)
const either: Check = (json, path) =>
  json === 0 ? fault(RULE, 'not-a-number', path, { min: -14, max: 14 }) : whole(RULE, -14, 14)(json, path)

const gains = [
  'gain',
  'gainBasic',
  'gainLux',
  'rep',
  'angel',
  'devil',
  'debt',
  'vp',
  'per',
  'if',
  'courtier',
  'minor',
  'exch',
]
const costs = ['pay', 'payBasic']

/** The primitives that may stand in a place: costs only where something can fail, standing changes only where they stand. */
const PLACES = {
  none: [],
  instant: [...gains, 'dropMinor', 'tuck', 'loseToken'],
  action: [...gains, ...costs],
  standing: ['mod'],
  production: gains,
  interest: ['mod'],
  reputation: [...gains, 'mod'],
  inquisition: [...gains, 'mod'],
  scoring: ['vp', 'per', 'if', 'exch', 'tradeRoute'],
  left: gains,
  cost: [...costs, 'cond', 'returnCourtier'],
  right: gains,
  exchange: costs,
} as const satisfies { readonly [place: string]: readonly string[] }
type Place = keyof typeof PLACES

/** DWD-9.7: only in the reputation phase may a card look at others. */
const LOOKING = ['playersLower', 'allOthersHigher', 'playersLower>=2']
const looks =
  (place: Place): Check =>
  (json, path) =>
    place !== 'reputation' && LOOKING.some(each => each === json) ? fault('DWD-9.7', 'looks-at-others', path) : null

function shapeOf(name: string, place: Place): Check | null {
  const inner = list(RULE, effectIn(place))
  const condition = all(oneOfThese('DWD-17.3', CONDITIONS), looks(place))
  switch (name) {
    case 'gain':
    case 'pay':
      return table(RULE, { op, res: oneOfThese(RULE, GOODS), n: some })
    case 'gainBasic':
    case 'payBasic':
    case 'gainLux':
      return table(RULE, { op, n: whole(RULE, 1, 4) })
    case 'angel':
      return table(RULE, { op, n: whole(RULE, 1, 6) })
    case 'devil':
      return table(RULE, { op, n: whole(RULE, -2, -1) })
    case 'rep':
    case 'debt':
    case 'vp':
      return table(RULE, { op, n: either })
    case 'exch':
      return table(RULE, {
        op,
        max: whole(RULE, 1, 10),
        cost: list(RULE, effectIn('exchange')),
        gain: list(RULE, effectIn(place === 'scoring' ? 'scoring' : 'right')),
      })
    case 'per':
      return table(RULE, {
        op,
        count: all(oneOfThese('DWD-17.2', COUNTS), looks(place)),
        div: oneOfThese(RULE, [1, 2]),
        do: inner,
      })
    case 'if':
      return table(RULE, { op, cond: condition, do: inner })
    case 'cond':
      return table(RULE, { op, cond: condition })
    case 'returnCourtier':
      return table(RULE, { op, kind: oneOfThese(RULE, SYMBOLS) })
    case 'mod':
      return table(RULE, { op, flag: oneOfThese('DWD-17.4', FLAGS) })
    case 'courtier':
    case 'minor':
    case 'dropMinor':
    case 'tuck':
    case 'loseToken':
    case 'tradeRoute':
      return table(RULE, { op })
    default:
      return null
  }
}

/** One primitive, where it stands. */
export function effectIn(place: Place): Check {
  const known: readonly string[] = PLACES[place]
  return (json, path) => {
    if (!isFields(json)) return fault(RULE, 'not-a-table', path)
    const name = json['op']
    const shape = typeof name === 'string' ? shapeOf(name, place) : null
    if (!shape || !known.some(each => each === name)) return fault(RULE, 'not-here', path, { known: known.join(', ') })
    return shape(json, path)
  }
}
