import { type Level as BotLevel, levels } from '@cloak/bots'
import {
  afterwards,
  type Answer,
  awaited,
  type Course,
  enter,
  type Entry,
  type Game,
  type GameTypes,
  hear,
  type Heard,
  replay,
  Rng,
  type Seat,
  see,
  type Seen,
  type Told,
} from '@cloak/kernel'
import type { About, Command, Happened, Notice } from '@cloak/protocol'
import { aboutSolo, MINE } from './about.ts'
import { newSeed, newSoloId, type SoloRecord } from './record.ts'

/** Whoever keeps a table must say what happens, and have it written down. */
export interface Hearing {
  notice(notice: Notice): void
  save(record: SoloRecord): void
}
export interface Keeper {
  take(command: Command): void
  close(): void
}

/** Keeps a table at which one person plays against bots; null if its record cannot be played again. */
export function keep<G extends GameTypes>(
  game: Game<G>,
  opened: SoloRecord,
  { name, haste }: { name: string; haste: boolean },
  hearing: Hearing,
): Keeper | null {
  const level: BotLevel = levels[opened.level]
  const bots = Array.from({ length: opened.seats }, (_, seat) => level.sits(game, seat))
  const heard: Heard[][] = bots.map(() => [])
  const happened: Happened[] = []
  const rng = Rng.from(newSeed())
  const { rules, seats, seed } = opened
  const setup = { game: game.id, rules, seats, seed, options: opened.options as G['options'] }
  let record = opened
  let rematch: string | null = null
  let abandoned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const hearAll = (told: readonly Told[]): void => {
    if (told.length === 0) return
    heard.forEach((all, seat) => all.push(...told.map(each => hear(each, { at: seat }))))
    happened.push({ n: happened.length + 1, heard: told.map(each => hear(each, { at: MINE })) })
  }
  const first = replay(game, setup, record.entries, (_, __, told) => hearAll(told))
  if (!('state' in first)) return null
  let course: Course<G['table']> = first

  const about = (): About => {
    const over = afterwards(course.state)
    return aboutSolo(record, name, {
      status: over ? 'over' : abandoned ? 'abandoned' : 'playing',
      rematch,
      standing: over && game.standing(over),
    })
  }
  function show(after = happened.length): void {
    const seen: Seen<object> = see(game, course.state, { at: MINE })
    const told = happened.filter(({ n }) => n > after)
    hearing.notice({
      kind: 'now',
      table: record.id,
      n: happened.length,
      seat: MINE,
      told,
      about: about(),
      change: [seen],
      clocks: null,
    })
  }
  /** What the entry brought about is shown and written down; a refusal is handed back. */
  function go(entry: Entry): ReturnType<typeof enter<G>> {
    const next = enter(game, course, entry)
    if (!('state' in next)) return next
    const before = happened.length
    course = { state: next.state, before: next.before }
    hearAll(next.told)
    record = { ...record, entries: [...record.entries, entry], over: course.state.script.length === 0 }
    hearing.save(record)
    show(before)
    wake()
    return next
  }
  /** The next bot that is asked answers after a while. */
  function wake(): void {
    clearTimeout(timer)
    const seat = abandoned ? undefined : awaited(game, course.state).find(seat => seat !== MINE)
    if (seat === undefined) return
    const [least, most] = level.pause
    timer = setTimeout(() => think(seat), haste ? 0 : least + rng.below(most - least))
  }
  function think(seat: Seat): void {
    const until = performance.now() + level.thinks
    const budget = { iterations: Infinity, stop: () => performance.now() >= until }
    const answer = bots[seat]!.decide(see(game, course.state, { at: seat }), heard[seat]!, rng, budget)
    const next = go({ at: course.state.at, seat, answer })
    if (!('state' in next)) throw new Error(`a bot broke ${next.rule}`)
  }
  function say(id: string, said: object): void {
    happened.push({ n: happened.length + 1, said: { seat: MINE, name, time: Date.now(), ...said } })
    hearing.notice({ kind: 'done', id })
    show(happened.length - 1)
  }
  function enterFor(id: string, entry: Entry): void {
    const next = go(entry)
    hearing.notice('state' in next ? { kind: 'done', id } : { kind: 'refused', id, why: next })
  }
  function playAgain(): string {
    rematch = newSoloId()
    hearing.save({ ...record, id: rematch, seed: newSeed(), entries: [], over: false })
    return rematch
  }

  wake()
  return {
    take(command) {
      const { id } = command
      switch (command.kind) {
        case 'watch':
          hearing.notice({ kind: 'done', id })
          return show(command.after ?? 0)
        case 'answer':
          return enterFor(id, { at: command.at, seat: MINE, answer: command.answer as Answer })
        case 'undo':
          return enterFor(id, { at: command.at, seat: MINE, undo: true })
        case 'say':
          return say(id, { text: command.text })
        case 'claim':
          return say(id, { claim: command.claim })
        case 'abandon':
          abandoned = command.agree
          hearing.notice({ kind: 'done', id })
          show()
          return wake()
        case 'rematch':
          hearing.notice({ kind: 'done', id, table: rematch ?? playAgain() })
          return show()
        case 'ping':
          return hearing.notice({ kind: 'done', id })
        default:
          hearing.notice({ kind: 'error', id, error: { code: 'forbidden', message: 'one plays alone here' } })
      }
    },
    close: () => clearTimeout(timer),
  }
}
