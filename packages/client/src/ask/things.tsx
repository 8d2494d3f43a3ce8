import type { Answer, Decision, Draft, Ref } from '@cloak/kernel'
import { faultIn } from '@cloak/kernel'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type Way, waysOf } from './ways.ts'

export type ThingState = 'open' | 'chosen' | 'barred'
/** What can be pointed at now, and what pointing does. */
interface Things {
  stateOf(ref: Ref): ThingState | null
  point(ref: Ref): void
  /** Several things could be meant; the reader is asked which. */
  offered: { ref: Ref; ways: readonly Way[] } | null
  choose(way: Way): void
}
const NONE: Things = { stateOf: () => null, point: () => {}, offered: null, choose: () => {} }
const Context = createContext<Things>(NONE)
export const useThings = (): Things => use(Context)

interface ThingsProps {
  decision: Decision | null
  draft: Draft
  onDraft(draft: Draft): void
  onGive(answer: Answer): void
  onWhy(why: NonNullable<Way['why']>): void
  children: ReactNode
}

/** Lets the things of the table be chosen by pointing at them; pointing at the chosen one again gives the answer. */
export function ThingsProvider({ decision, draft, onDraft, onGive, onWhy, children }: ThingsProps) {
  const [offered, setOffered] = useState<{ ref: Ref; ways: readonly Way[]; of: Decision } | null>(null)
  const things = useMemo((): Things => {
    if (!decision) return NONE
    const choose = (way: Way): void => {
      setOffered(null)
      onDraft(way.draft)
    }
    return {
      offered: offered?.of === decision ? offered : null,
      choose,
      stateOf(ref) {
        const ways = waysOf(decision, draft, ref)
        if (ways.some(({ chosen }) => chosen)) return 'chosen'
        return ways.length === 0 ? null : ways.some(({ why }) => why === null) ? 'open' : 'barred'
      },
      point(ref) {
        const ways = waysOf(decision, draft, ref)
        const open = ways.filter(({ why }) => why === null)
        const [first] = open
        if (!first) {
          if (ways[0]?.why) onWhy(ways[0].why)
        } else if (open.length > 1) setOffered({ ref, ways: open, of: decision })
        else if (first.chosen && isOne(first.draft, draft) && faultIn(decision, draft) === null) onGive(draft as Answer)
        else choose(first)
      },
    }
  }, [decision, draft, offered, onDraft, onGive, onWhy])
  return <Context value={things}>{children}</Context>
}

const isOne = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b)
