import { TALK, TALK_ABOUT } from '@cloak/protocol'
import en from '@cloak/protocol/locales/en.json' with { type: 'json' }
import hu from '@cloak/protocol/locales/hu.json' with { type: 'json' }
import pl from '@cloak/protocol/locales/pl.json' with { type: 'json' }
import { expect, test, vi } from 'vitest'
import type { Language } from '@cloak/words'

test.each<[Language, { readonly [key: string]: string }]>([
  ['en', en],
  ['pl', pl],
  ['hu', hu],
])('the client says the ready-made lines in the words of the protocol (%s)', async (language, words) => {
  vi.stubGlobal('document', { documentElement: {}, fonts: { load: async () => [] } })
  await import('../src/words/say.ts')
  const { speak, useLanguage } = await import('@cloak/parts/language/language.ts')
  await speak(language)
  const { say } = useLanguage.getState()
  for (const key of TALK) expect(say(key)).toBe(words[key])
  for (const key of TALK_ABOUT) expect(say(key, { thing: 'X' })).toBe(words[key]!.replace('{thing}', 'X'))
})
