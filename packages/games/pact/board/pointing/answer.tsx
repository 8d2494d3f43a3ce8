import { type Action, type Answer, type Decision, type Draft, faultIn, type Menu } from '@cloak/kernel'
import type { ReactNode } from 'react'
import { give, setDraft, setWhy, useTable } from '@cloak/parts/table/state.ts'
import { usePact } from '../table.ts'

/** What is asked of the reader, and the answer in the making. */
export interface Answering {
  decision: Decision | null
  draft: Draft
  set(draft: Draft): void
}
export function useAnswer(): Answering {
  const { seen } = usePact()
  const draft = useTable(({ draft }) => draft)
  return { decision: seen.mine?.decision ?? null, draft, set: setDraft }
}

/** The answer a scene has in the making: a trade asks the question anew, but does not undo what was begun. */
export function useBegun(isOwn: (draft: Draft) => boolean): [Draft, (draft: Draft) => void] {
  const { kept, view, seen } = usePact()
  const { draft, set } = useAnswer()
  const key = `${view.round}.${seen.script.at(-1)?.step ?? ''}`
  const begun = isOwn(draft) ? draft : kept.get(key)
  return [
    begun,
    next => {
      kept.set(key, next)
      set(next)
    },
  ]
}

/** The action of this name, if the decision is a menu that has it. */
export const actionIn = (decision: Decision | null | undefined, name: string): Action | undefined =>
  decision?.kind === 'menu' ? decision.actions.find(({ do: deed }) => deed === name) : undefined
export const isMenu = (decision: Decision | null | undefined): decision is Menu => decision?.kind === 'menu'

interface SendProps {
  answer: Draft
  /** How much the button stands out. */
  look?: 'primary' | 'plain'
  className?: string
  children: ReactNode
}
/** Gives this answer to the open question; what cannot be given says why. */
export function Send({ answer, look = 'plain', className = '', children }: SendProps) {
  const { decision } = useAnswer()
  const sending = useTable(({ sending }) => sending)
  if (!decision) return null
  const fault = faultIn(decision, answer)
  return (
    <button
      type="button"
      className={`button pact-send ${look === 'primary' && !fault ? 'primary' : ''} ${className}`}
      aria-disabled={fault !== null}
      disabled={sending}
      onClick={() => (fault ? setWhy(fault) : void give(answer as Answer))}
    >
      {children}
    </button>
  )
}
