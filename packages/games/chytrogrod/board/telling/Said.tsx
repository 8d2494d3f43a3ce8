import { GOODS } from '../../src/data/pieces.ts'
import { nameOf } from '@cloak/kernel'
import { Piece } from '../pieces/Piece.tsx'
import { wordsFor } from '../pointing/places.ts'
import { useChytrogrod } from '../table.ts'

/** What can be answered and is no thing: words, beside the question. A good the secret good cannot pay says so itself. */
export function Said() {
  const { asked, speaker, at } = useChytrogrod()
  const isGood = (id: string): boolean => GOODS.some(good => good === id)
  const all = (asked ? wordsFor(asked) : []).filter(id => !isGood(id) || at({ at: 'said', id })?.state !== 'barred')
  // Contraband may pay for any good: these are pointed at in the offer itself.
  const words = all.filter(isGood).length > 1 ? all.filter(id => !isGood(id)) : all
  if (!asked || words.length === 0) return null
  return (
    <span className="chy-words">
      {words.map(id => (
        <Piece key={id} at={{ at: 'said', id }} className="chy-word">
          {speaker.say(asked.decision.kind === 'oneOf' ? nameOf(asked.decision.of, id) : { key: `do.${id}` })}
        </Piece>
      ))}
    </span>
  )
}
