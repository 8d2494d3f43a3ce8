import { bodies } from '../../art/emblems.ts?drawings'
import { DECREE_EMBLEMS, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { BookMark } from '../pieces/BookMark.tsx'
import { CardPicture } from '../pieces/Card.tsx'
import { Said } from '../telling/Said.tsx'
import { useChytrogrod } from '../table.ts'

/** The decree that only the reader has read, to be carried to a district. */
export function DrawnDecree() {
  const say = useSay()
  const { view, name, text, lift, carried } = useChytrogrod()
  const decree = view.drawn?.decree
  if (!decree) return null
  return (
    <section className="chy-scheme" aria-label={say('chytrogrod.board.drawn')}>
      <span
        className={carried === 'decree' ? 'chy-edict chy-away' : 'chy-edict'}
        data-place="drawn"
        onPointerDown={event => lift(event, 'decree')}
      >
        <Emblem body={bodies[DECREE_EMBLEMS[decree]]} />
      </span>
      <div>
        <p className="chy-hint">{say('chytrogrod.board.drawn')}</p>
        <h3>
          {name('decree', decree)} <BookMark kind="decree" id={decree} />
        </h3>
        <p>{text(`decree-text.${decree}`)}</p>
      </div>
    </section>
  )
}

/** The intrigue of the reader's guild, while it is being weighed or carried out. */
export function Intrigue() {
  const { view, seat, names, name, text, asked } = useChytrogrod()
  const guild = seat === null ? null : view.players[seat]!.guild
  if (!guild) return null
  const moved = asked?.p.from && view.districts[asked.p.from].laid.at(-1)
  return (
    <section className="chy-scheme" data-group="scheme" aria-label={name('intrigue', guild)}>
      {moved?.card ? (
        <span className={`chy-edict tint-${view.players[moved.by]?.guild ?? 'none'}`}>
          <CardPicture card={moved.card} />
        </span>
      ) : (
        <span className={`chy-edict tint-${guild}`}>
          <Emblem body={bodies[MARK_EMBLEMS.intrigue]} />
        </span>
      )}
      <div>
        {moved?.card && (
          <p className="chy-hint">
            {names[moved.by]}: {name('card', moved.card)} <BookMark kind="card" id={moved.card} />
          </p>
        )}
        <h3>
          {name('intrigue', guild)} <BookMark kind="intrigue" id={guild} />
        </h3>
        <p>{text(`intrigue-text.${guild}`)}</p>
        <Said />
      </div>
    </section>
  )
}
