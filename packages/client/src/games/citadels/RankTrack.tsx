import type { View } from '@cloak/citadels-core'
import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { CHARACTER_EMBLEMS, MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { useSay } from '../../words/language.ts'
import { characterRef, useCitadels } from './table.ts'

type Mark = keyof Pick<typeof MARK_EMBLEMS, 'killed' | 'robbed' | 'bewitched' | 'warrant' | 'threat'>
const MARK_WORDS = {
  killed: 'client.mark.is-killed',
  robbed: 'client.mark.is-robbed',
  bewitched: 'client.mark.is-bewitched',
  warrant: 'client.mark.is-warrant',
  threat: 'client.mark.is-threat',
} as const

const marksOn = ({ killed, robbed, bewitched, warrants, threats }: View, character: string): Mark[] => [
  ...(killed === character ? (['killed'] as const) : []),
  ...(robbed?.character === character ? (['robbed'] as const) : []),
  ...(bewitched?.character === character ? (['bewitched'] as const) : []),
  ...(warrants?.on.includes(character) ? (['warrant'] as const) : []),
  ...(threats?.on.includes(character) ? (['threat'] as const) : []),
]

/** The characters of the game in the order they are called, with all that lies on them. */
export function RankTrack({ view, seat }: { view: View; seat: number | null }) {
  const say = useSay()
  const { name, names } = useCitadels()
  const own = seat === null ? [] : (view.players[seat]?.characters ?? [])
  return (
    <ol className="track" aria-label={say('client.citadels.cast')}>
      {view.cast.map((character, i) => {
        const rank = i + 1
        const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
        const isOut = view.draft.faceUp.includes(character)
        const state = view.called === rank ? 'now' : view.called > rank ? 'past' : 'ahead'
        return (
          <li key={character} className={`rank rank-${state}${isOut ? ' rank-out' : ''}`}>
            <Thing of={characterRef(character)} className="rank-tile">
              <span className="gem">{rank}</span>
              <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
              <span className="rank-name">{name('character', character)}</span>
            </Thing>
            <span className="rank-marks">
              {marksOn(view, character).map(mark => (
                <span
                  key={mark}
                  className={`mark mark-${mark}`}
                  role="img"
                  aria-label={say(MARK_WORDS[mark])}
                  title={say(MARK_WORDS[mark])}
                >
                  <Emblem body={bodies[MARK_EMBLEMS[mark]]} />
                </span>
              ))}
              {isOut && <span className="rank-note">{say('client.citadels.out')}</span>}
              {own.includes(character) && <span className="rank-note rank-own">{say('client.citadels.yours')}</span>}
              {holder >= 0 && (
                <span role="img" aria-label={names[holder]} title={names[holder]}>
                  <Arms seat={holder} />
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
