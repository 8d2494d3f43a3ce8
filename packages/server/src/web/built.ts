import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '@cloak/words'

/** A page of the client, as its build describes it: the message in its tab, and the files that it alone needs. */
const Page = z.strictObject({
  path: z.string(),
  /** What its address names, if anything. */
  of: z.enum(['table', 'game']).nullable(),
  title: z.string().nullable(),
  wide: z.boolean(),
  files: z.array(z.string()),
})
const Spoken = z.strictObject({
  words: z.record(z.string(), z.string()),
  files: z.array(z.string()),
  fonts: z.array(z.string()),
})
const Built = z.strictObject({ pages: z.array(Page), languages: z.record(z.enum(LANGUAGES), Spoken) })

export type Page = z.output<typeof Page>
export type Built = z.output<typeof Built>

/** Files of the build that the server reads itself, and does not serve. */
export const OWN_FILES: readonly string[] = ['index.html', 'pages.json']

/** What the build says of its pages. */
export function readBuilt(folder: string): Built {
  const path = join(folder, 'pages.json')
  const read = Built.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`${path} is of another version of the client: ${z.prettifyError(read.error)}`)
  return read.data
}
