import { type Answer, type Draft, faultIn, type Seen } from '@cloak/kernel'
import { useCallback, useMemo } from 'react'
import { give, setDraft, setWhy, useTable } from '@cloak/parts/table/state.ts'
import { type Asked, choiceAt, isGiving } from './places.ts'
import type { ChytrogrodTable } from '../table.ts'

interface Asking {
  asked: Asked | null
  at: ChytrogrodTable['at']
  /** Gives this answer as it is, or says what is wrong with it. */
  answer(draft: Draft): void
}

/** The question as the pieces of the table see it; none while something is being shown. */
export function useAsking({ mine, script }: Seen<object>, isShowing: boolean): Asking {
  const draft = useTable(({ draft }) => draft)
  const { step = '', p = {} } = script.at(-1) ?? {}
  const decision = isShowing ? null : (mine?.decision ?? null)
  const asked = useMemo((): Asked | null => decision && { step, p, decision, draft }, [decision, step, p, draft])
  const at = useCallback<Asking['at']>(
    place => {
      const choice = asked && choiceAt(asked, place)
      if (!choice) return null
      return {
        state: choice.chosen ? 'chosen' : choice.why ? 'barred' : 'open',
        pick() {
          if (choice.why && !choice.chosen) setWhy(choice.why)
          else if (isGiving(asked, choice)) void give(asked.draft as Answer)
          else setDraft(choice.draft)
        },
      }
    },
    [asked],
  )
  const answer = useCallback<Asking['answer']>(
    draft => {
      if (!asked) return
      const fault = faultIn(asked.decision, draft)
      if (fault) return setWhy(fault)
      setDraft(draft)
      void give(draft as Answer)
    },
    [asked],
  )
  return { asked, at, answer }
}
