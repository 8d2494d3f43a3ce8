import type { Decision } from '@cloak/kernel'
import { type Goods as Heap, RESOURCES, SOUL_REWARDS, SOULS_TO_TURN_UP } from '../../src/data/pieces.ts'
import { soulPoints } from '../../src/reading/index.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { setWhy } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { actionIn, Send, useAnswer, useBegun } from '../pointing/answer.tsx'
import { Chest, Heaps } from '../pieces/Chest.tsx'
import { type Fill, fillAnswer, fillIn, type Guessed, guessing, isFill } from '../planning/fill.ts'
import { Count, Goods, GOODS } from '../pieces/Piece.tsx'
import { Stepper } from '../pieces/Stepper.tsx'
import { usePact } from '../table.ts'

const ROLES = ['devil', 'cultist'] as const

const fieldsIn = (decision: Decision | null | undefined): { readonly [field: string]: Decision } =>
  decision?.kind === 'form' ? decision.fields : {}
const heapsIn = (of: Decision | undefined): { [id: string]: number } =>
  of?.kind === 'split' ? Object.fromEntries(of.of.map(({ id, max }) => [id, max])) : {}

/** By night: bribes, souls and guesses go into the chest (DWD-13.4). */
export function FillScene() {
  const say = useSay()
  const { me, view } = usePact()
  const { decision } = useAnswer()
  const [draft, begin] = useBegun(isFill)
  if (!me?.goods || !me.souls || !me.kind) return null
  const fill = fillIn(draft)
  const change = (next: Partial<Fill>): void => begin(fillAnswer({ ...fill, ...next }))
  const fields = fieldsIn(actionIn(decision, 'fill')?.with)
  const souls = heapsIn(fields['souls'])
  const resources = heapsIn(fieldsIn(fields['bribe'])['goods'])
  const hasResources = RESOURCES.some(good => (resources[good] ?? 0) > 0)
  const forced = view.round === 3 && me.kind === 'devil' ? me.souls.marked : 0
  const left = Object.fromEntries(RESOURCES.map(good => [good, (resources[good] ?? 0) - (fill.goods[good] ?? 0)]))
  const put = (good: string, n: number): void =>
    change({ goods: { ...fill.goods, [good]: (fill.goods[good] ?? 0) + n } })

  return (
    <div className="scene scene-fill night">
      <div className="terms">
        <Stepper
          of="coin"
          label={say('pact.board.bribe')}
          value={fill.coins}
          min={0}
          max={me.goods.coin}
          onChange={coins => change({ coins })}
        />
        <p className="night-hint">{say('pact.board.bribe-what', { n: view.bribes })}</p>
        {hasResources && <Heaps of={left} deed="put" label={say('pact.board.bribe')} onPick={good => put(good, 1)} />}
        {(['plain', 'marked'] as const).map(
          each =>
            (souls[each] ?? 0) > 0 && (
              <Stepper
                key={each}
                of={each === 'plain' ? 'soul' : 'marked'}
                label={say(`pact.board.souls-${each}`)}
                value={fill[each]}
                min={0}
                max={souls[each] ?? 0}
                onChange={n => change({ [each]: n })}
              />
            ),
        )}
        {me.kind === 'devil' && <SoulsBring n={fill.plain + fill.marked + forced} />}
        {forced > 0 && <p className="night-hint">{say('pact.board.forced-souls', { n: forced })}</p>}
      </div>
      <Chest kind={me.kind} open label={say('pact.board.own-chest')}>
        <span className="chest-inside">
          <Goods of={{ coin: fill.coins }} />
          {RESOURCES.some(good => (fill.goods[good] ?? 0) > 0) && (
            <Heaps of={fill.goods} deed="take" label={say('pact.board.in-chest')} onPick={good => put(good, -1)} />
          )}
          {fill.plain > 0 && <Count of="soul" n={fill.plain} label={say('pact.board.souls-plain')} />}
          {fill.marked + forced > 0 && (
            <Count of="marked" n={fill.marked + forced} label={say('pact.board.souls-marked')} />
          )}
          {ROLES.map(role => {
            const on = fill[role]
            return on === null ? null : (
              <span key={role} className="ring">
                <Arms seat={on} /> {say(`pact.board.guess-${role}`)}
              </span>
            )
          })}
        </span>
      </Chest>
      <div className="terms">
        {ROLES.map(role => (
          <GuessRow
            key={role}
            role={role}
            of={fields['guesses']}
            on={fill[role]}
            onPick={on => begin(fillAnswer(guessing(fill, role, on)))}
          />
        ))}
        <Send answer={fillAnswer(fill)} look="primary">
          {say('pact.board.shut-chest')}
        </Send>
      </div>
    </div>
  )
}

/** What so many fragments are worth to the devil in this ritual (DWD-13.11, 13.13). */
function SoulsBring({ n }: { n: number }) {
  const say = useSay()
  const { view } = usePact()
  if (view.round === 3) {
    const rewards = SOUL_REWARDS.slice(0, n + 1)
    const goods: Partial<Heap> = {}
    for (const good of GOODS) goods[good] = rewards.reduce((sum, reward) => sum + (reward.goods[good] ?? 0), 0)
    const faces = rewards.filter(({ turnsUp }) => turnsUp !== null).length
    return (
      <p className="night-hint">
        {say('pact.board.souls-bring-goods', { n })} <Goods of={goods} />{' '}
        {say('pact.board.souls-turn-up', { n: faces })}
      </p>
    )
  }
  const faces = SOULS_TO_TURN_UP.filter(least => n >= least).length
  return (
    <p className="night-hint">
      {say('pact.board.souls-bring-points', { n, points: soulPoints(n) })}{' '}
      {say('pact.board.souls-turn-up', { n: faces })}
    </p>
  )
}

interface GuessProps {
  role: Guessed
  of: Decision | undefined
  on: number | null
  onPick(on: number | null): void
}
/** One guess token, and a ring of each colour to put it in. A role without the token has no such row. */
function GuessRow({ role, of, on, onPick }: GuessProps) {
  const say = useSay()
  const { names } = usePact()
  const action = actionIn(of, role)
  if (action?.with?.kind !== 'oneOf' || action.barred?.key === 'pact.why.no-token') return null
  const title = say(`pact.board.who-is-${role}`)
  return (
    <div className="guess" role="group" aria-label={title}>
      <span>{title}</span>
      {action.with.of.map(({ id, barred }) => {
        const why = action.barred ?? barred
        const seat = Number(id)
        const isOn = on === seat
        return (
          <button
            key={id}
            type="button"
            className={`suspect thing ${isOn ? 'thing-chosen' : why ? 'thing-barred' : 'thing-open'}`}
            aria-pressed={isOn}
            aria-disabled={why !== undefined}
            onClick={() => (why ? setWhy(why) : onPick(isOn ? null : seat))}
          >
            <Arms seat={seat} />
            <span className="suspect-name">{names[seat]}</span>
          </button>
        )
      })}
    </div>
  )
}
