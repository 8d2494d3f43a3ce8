/** What an Accept header lists, each with its weight from 0 to 1, in the order written. */
function weights(header: string): [name: string, weight: number][] {
  return header.split(',').flatMap((part): [string, number][] => {
    const [name = '', ...parameters] = part.split(';').map(each => each.trim().toLowerCase())
    const q = parameters.find(each => each.startsWith('q='))?.slice(2)
    const weight = q === undefined ? 1 : Number(q)
    return name === '' ? [] : [[name, weight >= 0 && weight <= 1 ? weight : 0]]
  })
}

/** The names in an Accept header, the most wanted first; those that are refused left out. */
export const wanted = (header: string | undefined): string[] =>
  weights(header ?? '')
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding to send, of those there are: the one the client weighs most, and the smallest where it does not care. */
export function encodingFor(header: string | undefined, there: readonly Encoding[]): Encoding {
  const given = new Map(weights(header ?? ''))
  // What is not named is not wanted, but for the plain text, which is wanted a little unless it is refused.
  const unnamed = { br: 0, gzip: 0, identity: Number.MIN_VALUE }
  const weigh = (name: Encoding): number => given.get(name) ?? given.get('*') ?? unnamed[name]
  const acceptable = ENCODINGS.filter(name => there.includes(name) && weigh(name) > 0)
  // The order of the list decides between equals: sorting is stable.
  return acceptable.sort((one, other) => weigh(other) - weigh(one))[0] ?? 'identity'
}
