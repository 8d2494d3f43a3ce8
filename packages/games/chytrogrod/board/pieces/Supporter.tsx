import { bodies } from '../../art/emblems.ts?drawings'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { Piece } from './Piece.tsx'
import { useChytrogrod } from '../table.ts'

/** A supporter: the arms of its guild on a small figure. */
export function Supporter({ seat, isGhost = false }: { seat: number; isGhost?: boolean }) {
  const say = useSay()
  const { view, names } = useChytrogrod()
  return (
    <Piece
      at={isGhost ? null : { at: 'supporter', seat }}
      place={isGhost ? '' : `supporter:${seat}`}
      className={`chy-supporter tint-${view.players[seat]?.guild ?? 'none'}${isGhost ? ' chy-ghost' : ''}`}
      label={say('chytrogrod.board.supporter-of', { name: names[seat] ?? '' })}
    >
      <Emblem body={bodies[MARK_EMBLEMS.supporter]} />
      <Arms seat={seat} />
    </Piece>
  )
}
