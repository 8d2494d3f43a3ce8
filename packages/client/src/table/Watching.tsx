import { bodies } from '@cloak/parts/emblem/charges.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words/say.ts'
import { useTable } from '@cloak/parts/table/state.ts'

/** How many look on without a seat; nothing while nobody does. */
export function Watching() {
  const say = useSay()
  const watching = useTable(({ watching }) => watching)
  if (watching === 0) return null
  const words = say('client.table.watching', { count: watching })
  return (
    <span className="watching" role="img" aria-label={words} title={words}>
      <Emblem body={bodies['semi-closed-eye']} />
      {watching}
    </span>
  )
}
