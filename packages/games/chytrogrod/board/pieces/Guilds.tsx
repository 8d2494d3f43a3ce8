import { COLOURS, GOOD_OF } from '../../src/data/pieces.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { GUILD_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { Piece } from './Piece.tsx'
import { Said } from '../telling/Said.tsx'
import { useChytrogrod } from '../table.ts'

/** The five guilds to choose from (CHY-3.7). */
export function Guilds() {
  const say = useSay()
  const { view, names, name, text } = useChytrogrod()
  return (
    <section
      className={view.intrigues ? 'chy-guilds' : 'chy-guilds chy-guilds-plain'}
      data-group="guilds"
      aria-label={say('chytrogrod.board.guilds')}
    >
      {COLOURS.map(guild => {
        const owner = view.players.findIndex(player => player.guild === guild)
        return (
          <Piece
            key={guild}
            at={{ at: 'guild', guild }}
            place={`guild:${guild}`}
            className={`chy-banner tint-${guild}`}
          >
            <span className="chy-card-field">
              <Emblem body={bodies[GUILD_EMBLEMS[guild]]} />
            </span>
            <b>{name('guild', guild)}</b>
            <span className="chy-small">
              {name('district', guild)} · {name('good', GOOD_OF[guild])}
            </span>
            {view.intrigues && <span className="chy-small">{text(`intrigue-text.${guild}`)}</span>}
            {owner >= 0 && (
              <span className="chy-small">
                <Arms seat={owner} /> {names[owner]}
              </span>
            )}
          </Piece>
        )
      })}
      <Said />
    </section>
  )
}
