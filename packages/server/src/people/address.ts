import { isIPv6 } from 'node:net'

/**
 * Whom limits are counted by. What the nearest proxy has added stands last; whatever stands before it anybody may write.
 * Of the longer addresses a household has as many as it likes, so it counts by what they have in common.
 */
export function addressOf(remote: string | undefined, forwarded: string | undefined, isProxied: boolean): string {
  const last = isProxied ? forwarded?.split(',').at(-1)?.trim() : undefined
  return household(last || remote || '?')
}

const GROUPS = 8
const COMMON = 4

function household(address: string): string {
  const short = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (short !== undefined) return short
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = tail ? Array<string>(GROUPS - head!.length - tail.length).fill('0') : []
  const groups = [...head!, ...zeros, ...(tail ?? [])]
  return groups
    .slice(0, COMMON)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
