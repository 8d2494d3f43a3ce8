import { rate } from 'openskill'
import type { Outcome, Records, Skill } from '../ports/records.ts'
import { isRated, type Position, type Room } from './room.ts'

/** Under what name a seat's results are kept: bots are rated too, by how they play. */
export const whoAt = ({ chairs }: Room, seat: number): string => {
  const { person, bot } = chairs[seat]!
  return person ?? `bot:${bot ?? 'random'}`
}

/** Files a finished game: results, and ratings if it counts, once, however often it is asked. It ended with its last answer. */
export async function finish(records: Records, { room }: Position): Promise<void> {
  if (!room.standing) return
  const ended = room.since
  const outcomes = room.standing.map(({ place, score }, seat): Outcome => {
    const { game, id: table } = room
    return { table, seat, who: whoAt(room, seat), game, place, score, of: room.chairs.length, ended }
  })
  await records.finish(outcomes, before => (isRated(room) ? rated(outcomes, before) : []))
}

/** The ratings after a game. Who sat at several seats moves by the mean of them. */
export function rated(outcomes: readonly Outcome[], before: readonly Skill[]): Skill[] {
  const { game } = outcomes[0]!
  const known = new Map(before.map(skill => [skill.who, skill]))
  const teams = outcomes.map(({ who }) => {
    const skill = known.get(who)
    return [skill ? { mu: skill.mu, sigma: skill.sigma } : { mu: 25, sigma: 25 / 3 }]
  })
  const after = rate(teams, { rank: outcomes.map(({ place }) => place) })
  const names = [...new Set(outcomes.map(({ who }) => who))]
  return names.map(who => {
    const mine = outcomes.flatMap((o, i) => (o.who === who ? [after[i]![0]!] : []))
    const mean = (of: (r: { mu: number; sigma: number }) => number) =>
      mine.reduce((sum, r) => sum + of(r), 0) / mine.length
    return { who, game, mu: mean(r => r.mu), sigma: mean(r => r.sigma), games: (known.get(who)?.games ?? 0) + 1 }
  })
}
