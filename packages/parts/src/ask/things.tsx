import type { Answer, Decision, Draft, Ref } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { Bubble } from './Bubble.tsx'
import type { Pointing } from './pointing.ts'
import { isWhole, type Way, waysOfAll } from './ways.ts'

export type ThingState = 'open' | 'chosen' | 'barred'
/** What a table can say about an answer before it is given: what it costs, what it leaves. */
export type Preview = (draft: Draft) => string | null
export interface Pointed {
  state: ThingState
  /** What the thing was chosen for: its id, and in words. */
  slot: { id: string; said: string } | null
}
interface Things {
  lookAt(refs: readonly Ref[]): Pointed | null
  stateOf(ref: Ref): ThingState | null
  /** `instant`: it costs nothing to be wrong, so it is done at once. */
  point(refs: readonly Ref[], anchor: HTMLElement, how: { instant: boolean; byKey: boolean }): void
  /** The table says what its costly answers do. */
  previewBy(preview: Preview | null): void
}
const NONE: Things = { lookAt: () => null, stateOf: () => null, point: () => {}, previewBy: () => {} }
const Context = createContext<Things>(NONE)
export const useThings = (): Things => use(Context)

interface ThingsProps {
  /** The number of the open question: what was pointed at for another one is forgotten. */
  at: number
  decision: Decision | null
  draft: Draft
  onDraft(draft: Draft): void
  onGive(answer: Answer): void
  speaker: Speaker
  children: ReactNode
}
/** Lets the things of the table be chosen by pointing at them; what can be meant is asked at the thing itself. */
export function ThingsProvider({ at, decision, draft, onDraft, onGive, speaker, children }: ThingsProps) {
  const [pointing, setPointing] = useState<Pointing | null>(null)
  const preview = useRef<Preview | null>(null)
  const previewBy = useCallback((by: Preview | null) => void (preview.current = by), [])
  // Nothing to choose from stays nothing, however much happens: the table is not drawn again for it.
  const idle = useMemo((): Things => ({ ...NONE, previewBy }), [previewBy])
  const asking = useMemo((): Things | null => {
    if (!decision) return null
    const waysTo = (refs: readonly Ref[]): Way[] => waysOfAll(decision, draft, refs)
    function lookAt(refs: readonly Ref[]): Pointed | null {
      const ways = waysTo(refs)
      if (ways.length === 0) return null
      const chosen = ways.find(({ chosen }) => chosen)
      const slot = chosen?.slot && {
        id: String(chosen.slot.id),
        said: speaker.say({ key: `ref.${chosen.slot.kind}`, args: { id: chosen.slot.id } }),
      }
      return { state: chosen ? 'chosen' : ways.some(({ why }) => why === null) ? 'open' : 'barred', slot: slot ?? null }
    }
    return {
      previewBy,
      lookAt,
      stateOf: ref => lookAt([ref])?.state ?? null,
      point(refs, anchor, { instant, byKey }) {
        const ways = waysTo(refs)
        const open = ways.filter(({ why }) => why === null)
        const [first] = open
        const isOnly = first !== undefined && open.length === 1
        setPointing(null)
        if (isOnly && isWhole(decision, first.draft) && (instant || (first.chosen && isOne(first.draft, draft))))
          return onGive(first.draft)
        if (isOnly) onDraft(first.draft)
        if (!isOnly || (first.single && isWhole(decision, first.draft)))
          setPointing({ refs, anchor, byKey, at, barred: ways.filter(({ why }) => why !== null) })
      },
    }
  }, [at, decision, draft, onDraft, onGive, speaker, previewBy])
  const close = useCallback(() => setPointing(null), [])
  return (
    <Context value={asking ?? idle}>
      {children}
      {pointing && decision && pointing.at === at && (
        <Bubble
          pointing={pointing}
          decision={decision}
          ways={waysOfAll(decision, draft, pointing.refs)}
          speaker={speaker}
          preview={draft => preview.current?.(draft) ?? null}
          onChoose={({ draft }) => {
            close()
            if (isWhole(decision, draft)) onGive(draft)
            else onDraft(draft)
          }}
          onClose={close}
        />
      )}
    </Context>
  )
}

const isOne = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b)
