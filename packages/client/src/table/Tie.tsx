import { partedIn } from '@cloak/chytrogrod/reading'
import type { Standing } from '@cloak/kernel'
import { pageOfRule } from '../games/registry.ts'
import { type Language, type Say, useLanguage, useSay, type WordKey } from '../words/language.ts'

interface Told {
  say: Say
  language: Language
  standing: readonly Standing[]
  names: readonly string[]
}
/** What parts those who have as many points, and where the rules say so. */
const TIES: { readonly [game: string]: { rule: string; tell(told: Told): string[] } } = {
  'citadels-2016': { rule: 'CIT-9.5', tell: always('client.outcome.tie.rank') },
  'citadels-classic': { rule: 'CLA-8.3', tell: always('client.outcome.tie.cost') },
  chytrogrod: { rule: 'CHY-9.3', tell: tellChytrogrod },
  pact: { rule: 'DWD-14.2', tell: always('client.outcome.tie.fifths') },
}

const isBroken = (standing: readonly Standing[]): boolean =>
  standing.some(a => standing.some(b => a.score === b.score && a.place !== b.place))

function always(says: WordKey) {
  return ({ say, standing }: Told): string[] => (isBroken(standing) ? [say(says)] : [])
}

function tellChytrogrod({ say, language, standing, names }: Told): string[] {
  const name = (seat: number): string => names[seat] ?? ''
  return partedIn(standing).map(parted =>
    parted.by === 'nothing'
      ? say('client.outcome.tie.nothing', { names: new Intl.ListFormat(language).format(parted.seats.map(name)) })
      : say(`client.outcome.tie.${parted.by}`, {
          name: name(parted.first),
          other: name(parted.second),
          n: parted.n,
          m: parted.m,
        }),
  )
}

/** Why places differ where points do not. */
export function Tie({
  game,
  standing,
  names,
}: {
  game: string
  standing: readonly Standing[]
  names: readonly string[]
}) {
  const say = useSay()
  const language = useLanguage(({ language }) => language)
  const tie = TIES[game]
  return tie?.tell({ say, language, standing, names }).map(told => (
    <p key={told} className="hint">
      {told}{' '}
      <a href={pageOfRule(tie.rule) ?? undefined} target="_blank" rel="noreferrer">
        {say('client.ask.rule', { rule: tie.rule })}
      </a>
    </p>
  ))
}
