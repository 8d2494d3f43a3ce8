import type { Standing } from '@cloak/kernel'
import type { Ties } from '@cloak/parts/board/entry.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { useEffect, useState } from 'react'
import { boardOf, isGameId, pageOfRule } from '../games/registry.ts'
import { useSay } from '../words/say.ts'

interface TieProps {
  game: string
  standing: readonly Standing[]
  names: readonly string[]
}

/** Why places differ where points do not. */
export function Tie({ game, standing, names }: TieProps) {
  const say = useSay()
  const spoken = useLanguage()
  const [ties, setTies] = useState<Ties | null>(null)
  useEffect(() => {
    if (isGameId(game)) void boardOf(game).then(({ ties = null }) => setTies(ties))
  }, [game])
  return ties?.tell({ ...spoken, standing, names }).map(told => (
    <p key={told} className="hint">
      {told}{' '}
      <a href={pageOfRule(ties.rule) ?? undefined} target="_blank" rel="noreferrer">
        {say('parts.ask.rule', { rule: ties.rule })}
      </a>
    </p>
  ))
}
