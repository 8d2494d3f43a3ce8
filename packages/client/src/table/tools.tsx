import { useState } from 'react'
import type { GameId } from '../games/registry.ts'
import { isPlain, keepPlain } from '@cloak/parts/comfort.ts'
import { useSay } from '../words/say.ts'

/** Whether the reader likes tables in words. */
export function usePlain(): [boolean, (plain: boolean) => void] {
  const [plain, setPlain] = useState(isPlain)
  return [
    plain,
    next => {
      keepPlain(next)
      setPlain(next)
    },
  ]
}

export function PlainButton({ plain, onPlain }: { plain: boolean; onPlain(plain: boolean): void }) {
  const say = useSay()
  return (
    <button type="button" className="button quiet" aria-pressed={plain} onClick={() => onPlain(!plain)}>
      {say('client.table.plain')}
    </button>
  )
}

/** In a window of its own: whoever looks a rule up does not leave the table. */
export function RulesLink({ game }: { game: GameId }) {
  const say = useSay()
  return (
    <a href={`/rules/${game}`} target="_blank" rel="noreferrer" className="button quiet">
      {say('client.nav.rules')}
    </a>
  )
}
