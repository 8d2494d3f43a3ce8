import type { Heard } from '@cloak/kernel'
import { pageOfHeard } from '../games/entries.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words/say.ts'
import '@cloak/parts/book/rule-mark.css'

/** A small sign at the end of a line that leads to its place in the rulebook. */
export function RuleMark({ of }: { of: Heard }) {
  const say = useSay()
  const game = useTable(({ about }) => about?.game)
  const page = game === undefined ? null : pageOfHeard(game, of)
  if (page === null) return null
  return (
    <a href={page} target="_blank" rel="noreferrer" className="rule-mark" aria-label={say('client.rules.mark')}>
      §
    </a>
  )
}
