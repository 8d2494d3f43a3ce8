import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../words.ts'
import { Send, useAnswer } from '../pointing/answer.tsx'
import { KindGlyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

const ROLES = ['mortal', 'cultist', 'devil'] as const
const WISHES = ['like', 'neutral', 'avoid'] as const

/** Which role one would like, and which not (DWD-2.11). */
export function PreferScene() {
  const say = useSay()
  const { speaker } = usePact()
  const { draft, set } = useAnswer()
  const wishes = { mortal: 'neutral', cultist: 'neutral', devil: 'neutral', ...fieldsOf(draft) }
  return (
    <div className="scene scene-prefer">
      {ROLES.map(role => (
        <div key={role} className={`wishes kind-${role === 'mortal' ? 'mortal1' : role}`} role="group">
          <span className="role">
            <KindGlyph kind={role === 'mortal' ? 'mortal1' : role} />
            {speaker.say({ key: `field.${role}` })}
          </span>
          <span className="switch">
            {WISHES.map(wish => (
              <button
                key={wish}
                type="button"
                className="choice"
                aria-pressed={wishes[role] === wish}
                onClick={() => set({ ...wishes, [role]: wish })}
              >
                {speaker.say({ key: `option.${wish}` })}
              </button>
            ))}
          </span>
        </div>
      ))}
      <Send answer={wishes} look="primary">
        {say('pact.board.deal-roles')}
      </Send>
    </div>
  )
}
