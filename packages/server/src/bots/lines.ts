import type { Readable } from 'node:stream'

/** Calls with every line that comes, once it is whole. A line ends at a line feed alone: JSON may hold other ends of lines. */
export function eachLine(from: Readable, heard: (line: string) => void): void {
  let begun = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const lines = (begun + text).split('\n')
    begun = lines.pop()!
    for (const line of lines) heard(line)
  })
}
