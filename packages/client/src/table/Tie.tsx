import type { Standing } from '@cloak/kernel'
import { pageOfRule } from '../games/registry.ts'
import { useSay, type WordKey } from '../words/language.ts'

/** What parts those who have as many points, and where the rules say so. */
const TIES: { readonly [game: string]: { rule: string; says: WordKey } } = {
  'citadels-2016': { rule: 'CIT-9.5', says: 'client.outcome.tie.rank' },
  'citadels-classic': { rule: 'CLA-8.3', says: 'client.outcome.tie.cost' },
  pact: { rule: 'DWD-14.2', says: 'client.outcome.tie.fifths' },
}

const isBroken = (standing: readonly Standing[]): boolean =>
  standing.some(a => standing.some(b => a.score === b.score && a.place !== b.place))

/** Why places differ where points do not. */
export function Tie({ game, standing }: { game: string; standing: readonly Standing[] }) {
  const say = useSay()
  const tie = TIES[game]
  if (!tie || !isBroken(standing)) return null
  return (
    <p className="hint">
      {say(tie.says)}{' '}
      <a href={pageOfRule(tie.rule) ?? undefined} target="_blank" rel="noreferrer">
        {say('client.ask.rule', { rule: tie.rule })}
      </a>
    </p>
  )
}
