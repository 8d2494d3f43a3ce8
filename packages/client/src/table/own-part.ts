import type { About } from '@cloak/protocol'
import type { Link } from '../connection/link.ts'
import { keepCommitment, keepTaken, ownSalt, witnessOf } from './witness.ts'

/** To which connections this page has sent its salt: once to each is enough. */
const sent = new WeakSet<Link>()

/**
 * Keeps the commitment of a table that gathers, and then, for whoever sits there, adds a salt to the seed. If it is not
 * taken nothing is held up by it, and nothing claimed.
 */
export function takePart({ id, status, commitment }: About, seat: number | null, wire: Link): void {
  if (status !== 'gathering') return
  keepCommitment(id, commitment)
  if (seat === null || sent.has(wire) || witnessOf(id).taken) return
  const salt = ownSalt(id)
  if (salt === undefined) return
  sent.add(wire)
  void wire.send({ kind: 'salt', table: id, salt }).then(reply => reply.kind === 'done' && keepTaken(id))
}
