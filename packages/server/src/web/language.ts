import { type Language, languageFor } from '@cloak/words'
import { wanted } from './accept.ts'

/** The reader's language: as the address says, else as chosen before, else as the browser prefers, else English. */
export const languageOf = (
  asked: string | undefined,
  chosen: string | undefined,
  accepts: string | undefined,
): Language => languageFor([asked ?? '', chosen ?? '', ...wanted(accepts)])
