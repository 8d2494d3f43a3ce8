import { nameOf } from '@cloak/kernel'
import { Piece } from './Piece.tsx'
import { wordsFor } from './places.ts'
import { useChytrogrod } from './table.ts'

/** What can be answered and is no thing: words, beside the question. */
export function Said() {
  const { asked, speaker } = useChytrogrod()
  const words = asked ? wordsFor(asked) : []
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
