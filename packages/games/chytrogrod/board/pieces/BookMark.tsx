import type { Ref } from '@cloak/kernel'
import '@cloak/parts/book/rule-mark.css'
import { pageOfThing } from '@cloak/parts/book/pages.ts'
import { useSay } from '../words.ts'
import { useChytrogrod } from '../table.ts'

/** A small sign beside a thing that leads to its place in the rulebook. */
export function BookMark({ kind, id }: { kind: 'card' | 'decree' | 'intrigue'; id: Ref['id'] }) {
  const say = useSay()
  const { name } = useChytrogrod()
  const page = pageOfThing('chytrogrod', { kind, id })
  if (page === null) return null
  const label = say('chytrogrod.board.in-the-book', { thing: name(kind, id) })
  return (
    <a href={page} target="_blank" rel="noreferrer" className="rule-mark chy-mark" aria-label={label} title={label}>
      §
    </a>
  )
}
