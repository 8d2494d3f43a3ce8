import { parseArgs } from 'node:util'
import { Misuse } from './io.ts'

/** Which flags a command knows: `text` takes a value, `switch` does not. */
export type Flags = { readonly [flag: string]: 'text' | 'switch' }
export type Given<F extends Flags> = { readonly [K in keyof F]?: F[K] extends 'text' ? string : true }

/** Reads a command's arguments; refuses flags it does not know, flags given twice, and values missing or unasked for. */
export function readFlags<F extends Flags>(argv: readonly string[], flags: F): { given: Given<F>; files: string[] } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, kind]) => [flag, { type: kind === 'text' ? 'string' : 'boolean' } as const]),
  )
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true })
  const given: { [flag: string]: string | true } = {}
  const files: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const kind = Object.hasOwn(flags, name) && rawName.startsWith('--') ? flags[name] : undefined
    if (kind === undefined) throw new Misuse(`there is no flag ${rawName}`)
    if (Object.hasOwn(given, name)) throw new Misuse(`${rawName} is given twice`)
    if (kind === 'text' && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new Misuse(`${rawName} needs a value`)
    if (kind === 'switch' && value !== undefined) throw new Misuse(`${rawName} takes no value`)
    given[name] = value ?? true
  }
  return { given: given as Given<F>, files }
}

/** The file that a command is about. */
export function oneFile(command: string, [path, ...more]: readonly string[]): string {
  if (path === undefined) throw new Misuse(`${command} needs a file`)
  if (more.length > 0) throw new Misuse(`${command} takes one file; '${more[0]}' is one too many`)
  return path
}

/** A whole number in words that leave no doubt. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < min || n > max)
    throw new Misuse(`--${flag} must be a whole number from ${min} to ${max}, not '${text}'`)
  return n
}

export function oneOfThese(flag: string, text: string, these: readonly string[]): string {
  if (!these.includes(text)) throw new Misuse(`--${flag} must be one of ${these.join(', ')}, not '${text}'`)
  return text
}

/** A SHA-256 in hex, as we write it: in small letters. */
export function sha256Hex(flag: string, text: string): string {
  if (!/^[\da-f]{64}$/i.test(text)) throw new Misuse(`--${flag} must be 64 hex digits, not '${text}'`)
  return text.toLowerCase()
}
