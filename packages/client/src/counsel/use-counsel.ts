import type { Msg, Seen } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import { speaker } from '@cloak/words'
import { useEffect, useRef, useState } from 'react'
import { type Advice, askChancellor } from '../solo/counsel.ts'
import { counselWords } from '../solo/counsel-words.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { mayAsk } from './may-ask.ts'

export type Counselled =
  | 'unasked'
  | 'silent'
  | 'thinking'
  | 'failed'
  | { advice: Advice; sayReason(reason: Msg): string }

/** The chancellor's counsel on one question. */
export function useCounsel(about: About, seen: Seen<object>) {
  const language = useLanguage(({ language }) => language)
  const seat = useTable(({ seat }) => seat)
  const told = useTable(({ told }) => told)
  const [state, setState] = useState<Counselled>('unasked')
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function reckon(at: number, { signal }: AbortController): Promise<void> {
    const heard = told.flatMap(({ heard = [] }) => heard)
    const [advice, own, english] = await Promise.all([
      askChancellor({ game: about.game, seen, seat: at, heard }, signal),
      counselWords[language](),
      counselWords.en(),
    ])
    const words = { namespaces: ['bots'], kinds: {} }
    const { say } = speaker({ locale: language, catalogues: { en: english, [language]: own }, words })
    setState({ advice, sayReason: say })
  }
  return {
    state,
    ask(): void {
      if (seat === null || !mayAsk(about, seat)) return setState('silent')
      const own = (asking.current = new AbortController())
      setState('thinking')
      reckon(seat, own).catch(() => own.signal.aborted || setState('failed'))
    },
    dismiss(): void {
      asking.current?.abort()
      setState('unasked')
    },
  }
}
