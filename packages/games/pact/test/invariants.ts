import type { Open } from '@cloak/pact'

/** Fragments in stashes and chests, wherever they are (DWD-23.1). */
export function souls(t: Open): { plain: number; marked: number } {
  const all = [...t.players.map(p => p.souls), ...t.chests.map(c => c.paid)]
  return { plain: all.reduce((n, s) => n + s.plain, 0), marked: all.reduce((n, s) => n + s.marked, 0) }
}
export const isNeverNegative = (t: Open): boolean =>
  t.players.every(
    p =>
      Object.values(p.goods).every(n => n >= 0) &&
      p.souls.plain >= 0 &&
      p.souls.marked >= 0 &&
      p.indulgences >= 0 &&
      p.jesters >= 0,
  )
export const isOnItsTracks = (t: Open): boolean =>
  t.players.every(
    p =>
      p.debt >= 0 &&
      p.debt <= 10 &&
      Math.abs(p.reputation) <= 7 &&
      p.angel >= 0 &&
      p.angel <= 2 &&
      p.devil >= 0 &&
      p.devil <= 2,
  )
