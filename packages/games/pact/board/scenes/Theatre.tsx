import type { Opening, Reply } from '../../src/types.ts'
import { COMMON, KINDS, type Kind } from '../../src/data/pieces.ts'
import { inquisitorAt } from '../../src/reading/index.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words.ts'
import { Chest } from '../pieces/Chest.tsx'
import { Count, Glyph, Goods, isGood } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'
import { Face } from '../pieces/Tribunal.tsx'

const LID = 350

/** The dark ritual, opened: four chests one after another, by kind, and by owner where the owner is known (DWD-13.6, 13.7). */
export function Theatre() {
  const say = useSay()
  const { view, names } = usePact()
  const ritual = view.rituals.at(-1)
  if (!ritual || ritual.round !== view.round) return null
  const asked = view.asked.filter(() => view.round === 3)
  return (
    <div className="theatre night">
      <div className="theatre-chests">
        {KINDS.map((kind, i) => {
          const owner = view.known.indexOf(kind)
          return (
            <Chest
              key={kind}
              kind={kind}
              open
              after={i * LID}
              label={say('pact.board.opened-chest')}
              owner={owner >= 0 && <Owner seat={owner} />}
            >
              <Contents opening={ritual.chests[kind]} kind={kind} />
            </Chest>
          )
        })}
      </div>
      {asked.map(({ role, on, yes }, i) => (
        <p key={i} className="verdict">
          <Arms seat={on} />
          {say('pact.board.is-it', { name: names[on] ?? '', role: say(`pact.board.guess-${role}`) })}{' '}
          <strong>{say(yes ? 'pact.board.yes' : 'pact.board.no')}</strong>
        </p>
      ))}
    </div>
  )
}

export function Owner({ seat }: { seat: number }) {
  const { names } = usePact()
  return (
    <span className="owner">
      <Arms seat={seat} /> {names[seat]}
    </span>
  )
}

/** Coins, fragments and guesses of one chest, and what the ritual put in. */
export function Contents({ opening, kind }: { opening: Opening; kind: Kind }) {
  const say = useSay()
  const { names } = usePact()
  const { coin, resources, souls, marked, guesses, reward } = opening
  const sold = Object.fromEntries(Object.entries(resources).filter(([good]) => isGood(good)))
  const isEmpty = coin + souls + guesses.length + Object.values(resources).reduce((a, b) => a + b, 0) === 0
  const hasReward = Object.values(reward).some(n => n > 0)
  return (
    <span className="chest-inside">
      <Goods of={{ ...sold, coin }} />
      {souls > 0 && (
        <Count
          of="soul"
          n={kind === 'devil' && marked > 0 ? say('pact.board.souls-of-marked', { souls, marked }) : souls}
          label={say('pact.board.souls')}
        />
      )}
      {guesses.map(({ role, on }) => (
        <span key={role} className="ring">
          <Arms seat={on} /> {say(`pact.board.guess-${role}`)}
          <span className="unseen">{names[on]}</span>
        </span>
      ))}
      {isEmpty && <span className="chest-void">{say('pact.board.chest-empty')}</span>}
      {hasReward && (
        <span className="reward" title={say('pact.board.reward')}>
          + <Goods of={reward} />
        </span>
      )}
    </span>
  )
}

/** The common ones ask first, then the numbered, then guests (DWD-13.33). */
const rankOf = (stand: string): number => (COMMON.some(each => each === stand) ? 0 : stand.startsWith('guest') ? 2 : 1)
const inTurn = ([a]: [string, Reply], [b]: [string, Reply]): number => rankOf(a) - rankOf(b) || a.localeCompare(b)

/** Who answered whom with what, everybody's at once (DWD-13.32). */
export function Replies() {
  const say = useSay()
  const { view, names, name } = usePact()
  if (!view.players.some(p => p.answered)) return null
  return (
    <ul className="replies" aria-label={say('pact.board.replies')}>
      {view.players.map((p, seat) => (
        <li key={seat}>
          <Arms seat={seat} />
          <span className="unseen">{names[seat]}</span>
          {Object.entries(p.answered ?? {})
            .toSorted(inTurn)
            .map(([stand, reply]) => {
              const who = inquisitorAt(view, stand)
              const label = `${name('inquisitor', who)}: ${say(`pact.board.reply-${reply}`)}`
              return (
                <span key={stand} className={`reply reply-${reply}`} title={label}>
                  <Face of={who} />
                  <Glyph of={reply === 'soul' ? 'soul' : reply === 'indulgence' ? 'indulgence' : 'cross'} />
                  <span className="unseen">{label}</span>
                </span>
              )
            })}
        </li>
      ))}
    </ul>
  )
}
