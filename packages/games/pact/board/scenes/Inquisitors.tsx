import type { Reply } from '../../src/types.ts'
import { inquisitorAt } from '../../src/reading/index.ts'
import { setWhy } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { Send, useAnswer, useBegun } from '../pointing/answer.tsx'
import { Count, Glyph } from '../pieces/Piece.tsx'
import { isReply, repliesAnswer, repliesIn, standsIn } from '../planning/replies.ts'
import { usePact } from '../table.ts'
import { Face } from '../pieces/Tribunal.tsx'
import { useLoss, usePenaltyText } from '../planning/penalties.ts'
import { Theatre } from './Theatre.tsx'

const REPLIES = ['soul', 'indulgence', 'nothing'] as const

/** The inquisitors one by one, and what each of them gets (DWD-13.31, 13.32). */
export function InquisitorsScene() {
  const say = useSay()
  const { me, view, name } = usePact()
  const { decision } = useAnswer()
  const penalty = usePenaltyText()
  const loss = useLoss()
  const [draft, begin] = useBegun(isReply)
  const stands = standsIn(decision)
  if (!me?.souls) return null
  const souls = me.souls.plain + me.souls.marked
  const pardons = me.indulgences ?? 0
  const replies = repliesIn(draft ?? decision?.lapse, stands)
  const spent = (reply: Reply, but?: string): number =>
    stands.filter(stand => stand !== but && replies[stand] === reply).length
  /** The last fragment, or indulgence, is taken from where it was promised. */
  function choose(stand: string, reply: Reply): void {
    const has = reply === 'soul' ? souls : reply === 'indulgence' ? pardons : Infinity
    if (reply === 'soul' && souls === 0) return setWhy({ rule: 'DWD-13.32', key: 'pact.why.no-soul-left' })
    if (reply === 'indulgence' && pardons === 0) return setWhy({ rule: 'DWD-13.31', key: 'pact.why.no-indulgence' })
    const other = spent(reply, stand) >= has && stands.findLast(each => each !== stand && replies[each] === reply)
    const moved = other ? { ...replies, [other]: 'nothing' as const } : replies
    begin(repliesAnswer({ ...moved, [stand]: reply }, stands))
  }
  return (
    <div className="scene scene-inquisitors">
      <Theatre />
      <div className="bench">
        {stands.map(stand => {
          const who = inquisitorAt(view, stand)
          return (
            <div key={stand} className="judge" role="group" aria-label={name('inquisitor', who)}>
              <span className="judge-face">
                <Face of={who} />
              </span>
              <b>{name('inquisitor', who)}</b>
              <span className="judge-wants">
                {penalty(who)} {loss(who) !== null && <b>{say('pact.board.penalty-now', { n: loss(who) ?? 0 })}</b>}
              </span>
              <span className="judge-gets">
                {REPLIES.map(reply => (
                  <button
                    key={reply}
                    type="button"
                    className="choice"
                    aria-pressed={(replies[stand] ?? 'nothing') === reply}
                    aria-label={say(`pact.board.reply-${reply}`)}
                    title={say(`pact.board.reply-${reply}`)}
                    onClick={() => choose(stand, reply)}
                  >
                    <Glyph of={reply === 'nothing' ? 'cross' : reply} />
                  </button>
                ))}
              </span>
            </div>
          )
        })}
        {stands.length === 0 && <p className="scene-says">{say('pact.board.nobody-asks')}</p>}
      </div>
      <div className="deeds">
        <Count of="soul" n={`${souls - spent('soul')} / ${souls}`} label={say('pact.board.souls')} />
        <Count
          of="indulgence"
          n={`${pardons - spent('indulgence')} / ${pardons}`}
          label={say('pact.board.indulgences')}
        />
        <Send answer={repliesAnswer(replies, stands)} look="primary">
          {say('pact.board.answer-all')}
        </Send>
      </div>
    </div>
  )
}
