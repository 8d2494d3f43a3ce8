import type { Why } from '@cloak/kernel'
import { BUYOUT_VALUES, DEALS, SPACES, TOKENS_IN_BOX } from './data/pieces.ts'
import { completed, type HouseValues, LETTER_LIST, readCost, STANDARD_VALUES, unitsOf } from './data/house.ts'

type Fault = Why | null
type Fields = { readonly [field: string]: unknown }
const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json)
const isBetween = (n: unknown, min: number, max: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max

const fault = (rule: string, key: string, path: string, args: Why['args'] = {}): Why => ({
  rule,
  key: `chytrogrod.why.house-${key}`,
  args: { ...args, path },
  path,
})
const firstOf = <T>(items: readonly T[], check: (item: T) => Fault): Fault => {
  for (const item of items) {
    const why = check(item)
    if (why) return why
  }
  return null
}

/** What is wrong with a host's values, naming the place, or null. Values that pass can be played with. */
export const faultInHouse = (json: unknown): Fault => (hasShape(json) ? faultInTotal(json) : faultInShape(json))
/** Are these values that can be played with? */
export const isHouse = (json: unknown): json is HouseValues => faultInHouse(json) === null

const hasShape = (json: unknown): json is HouseValues => faultInShape(json) === null
function faultInShape(json: unknown): Fault {
  if (!isFields(json)) return fault('CHY-17.2', 'not-a-table', '')
  return firstOf(Object.keys(json), part => {
    const value = json[part]
    switch (part) {
      case 'deals':
        return faultInDeals(value)
      case 'goods':
        return faultInCounts('CHY-2.10', value, part, LETTER_LIST)
      case 'influence':
        return faultInCounts('CHY-2.10', value, part, ['5', '10'])
      case 'secrets':
        return faultInSecrets(value)
      case 'buyouts':
        return faultInBuyouts(value)
      case 'rounds':
        return isBetween(value, 1, 1000) ? null : fault('CHY-9.5', 'not-a-number', part, { min: 1, max: 1000 })
      default:
        return fault('CHY-17.2', 'unknown', part, { known: Object.keys(STANDARD_VALUES).join(', ') })
    }
  })
}

function faultInDeals(json: unknown): Fault {
  if (!isFields(json)) return fault('CHY-2.8', 'not-a-table', 'deals')
  return firstOf(Object.keys(json), token => {
    const path = `deals.${token}`
    if (!DEALS.some(known => known === token)) return fault('CHY-2.7', 'unknown', path, { known: DEALS.join(', ') })
    return faultInFields('CHY-2.7', json[token], path, ['small', 'big'], faultInOffer)
  })
}

const faultInOffer = (json: unknown, path: string): Fault =>
  faultInFields('CHY-2.7', json, path, ['cost', 'points'], (value, place) =>
    place.endsWith('.cost')
      ? faultInCost(value, place)
      : isBetween(value, 1, 100)
        ? null
        : fault('CHY-2.8', 'not-a-number', place, { min: 1, max: 100 }),
  )

function faultInCost(json: unknown, path: string): Fault {
  const cost = typeof json === 'string' ? readCost(json) : null
  if (!cost) return fault('CHY-2.8', 'not-a-cost', path)
  // A board holds ten tokens and the secret good is an eleventh: nobody could ever pay more (CHY-2.5).
  return unitsOf(cost) <= SPACES + 1 ? null : fault('CHY-2.5', 'too-dear', path, { max: SPACES + 1 })
}

const faultInCounts = (rule: string, json: unknown, path: string, kinds: readonly string[]): Fault =>
  faultInFields(rule, json, path, kinds, (value, place) =>
    isBetween(value, 0, TOKENS_IN_BOX) ? null : fault(rule, 'not-a-number', place, { min: 0, max: TOKENS_IN_BOX }),
  )

function faultInSecrets(json: unknown): Fault {
  if (!Array.isArray(json) || json.length !== 5) return fault('CHY-2.11', 'not-so-many', 'secrets', { count: 5 })
  return firstOf([0, 1, 2, 3, 4], i =>
    LETTER_LIST.some(letter => letter === json[i])
      ? null
      : fault('CHY-2.11', 'unknown', `secrets.${i}`, { known: LETTER_LIST.join(', ') }),
  )
}

function faultInBuyouts(json: unknown): Fault {
  if (!Array.isArray(json) || json.length !== 3) return fault('CHY-2.3', 'not-so-many', 'buyouts', { count: 3 })
  return firstOf([0, 1, 2], i => {
    const path = `buyouts.${i}`
    if (!BUYOUT_VALUES.some(value => value === json[i]))
      return fault('CHY-2.3', 'not-a-number', path, { min: 1, max: 9 })
    return json.indexOf(json[i]) === i ? null : fault('CHY-2.3', 'twice', path)
  })
}

/** CHY-2.10: how the tokens are split is not known, that there are 78 is. */
function faultInTotal(values: HouseValues): Fault {
  const { goods, influence } = completed(values)
  const total = [...Object.values(goods), ...Object.values(influence)].reduce((sum, n) => sum + n, 0)
  if (total === TOKENS_IN_BOX) return null
  return fault('CHY-2.10', 'wrong-total', values.goods ? 'goods' : 'influence', { total, right: TOKENS_IN_BOX })
}

function faultInFields(
  rule: string,
  json: unknown,
  path: string,
  fields: readonly string[],
  check: (value: unknown, path: string) => Fault,
): Fault {
  if (!isFields(json)) return fault(rule, 'not-a-table', path)
  const unknown = Object.keys(json).find(field => !fields.includes(field))
  if (unknown !== undefined) return fault(rule, 'unknown', `${path}.${unknown}`, { known: fields.join(', ') })
  return firstOf(fields, field =>
    Object.hasOwn(json, field) ? check(json[field], `${path}.${field}`) : fault(rule, 'missing', `${path}.${field}`),
  )
}
