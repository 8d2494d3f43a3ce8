import type { Goods as Heap } from '../../src/data/pieces.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { Goods, isGood } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

/** What the wheel and the buildings brought to everybody this round. */
export function Harvest() {
  const say = useSay()
  const { view, names } = usePact()
  const told = useTable(({ told }) => told)
  const heaps = view.players.map((): Partial<Heap> => ({}))
  const lines = told.flatMap(({ heard }) => heard ?? [])
  const from = lines.findLastIndex(({ event }) => event === 'roundBegun')
  for (const { event, all } of lines.slice(from + 1)) {
    const { seat, good, n, goods } = all as { seat?: number; good?: string; n?: number; goods?: unknown }
    const heap = seat === undefined ? undefined : heaps[seat]
    if (!heap) continue
    if (event === 'gained' && good !== undefined && isGood(good)) heap[good] = (heap[good] ?? 0) + (n ?? 0)
    if (event === 'produced')
      for (const [id, more] of Object.entries(goods ?? {})) if (isGood(id)) heap[id] = (heap[id] ?? 0) + Number(more)
  }
  return (
    <ul className="harvest" aria-label={say('pact.board.harvest')}>
      {heaps.map((heap, seat) => (
        <li key={seat}>
          <Arms seat={seat} />
          <span className="unseen">{names[seat]}</span>
          <Goods of={heap} />
        </li>
      ))}
    </ul>
  )
}
