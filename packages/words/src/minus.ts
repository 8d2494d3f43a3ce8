/** A number as people write it: below zero with a minus sign, not with a hyphen. */
export const withMinus = (written: string | number): string => String(written).replace(/^-(?=\d)/, '−')

/** A number below zero in a message: it counts as what it is, and is written with its minus. */
export interface Below {
  valueOf(): number
  toString(): string
}
export const below = (n: number): Below => ({ valueOf: () => n, toString: () => withMinus(n) })

/** Numbers as a language writes them, but for the minus. */
export function numbersIn(...of: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat {
  const own = new Intl.NumberFormat(...of)
  return new Proxy(own, {
    get: (_, name) => (name === 'format' ? (n: number) => withMinus(own.format(n)) : Reflect.get(own, name)),
  })
}
