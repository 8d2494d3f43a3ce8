import { bodies } from 'virtual:emblems/charges'
import { Emblem } from '../emblem/Emblem.tsx'
import { useSay } from '../words/language.ts'
import { useTable } from './store.ts'

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
