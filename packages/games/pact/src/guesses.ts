import { EXPOSED, EXPOSED_COINS, GUESS_POINTS, GUESSES_TO_ANSWER, KINDS } from './data/pieces.ts'
import { reward, turnUp } from './dark.ts'
import { move } from './reputation.ts'
import { EVERYONE, isMortal, seatOf } from './seats.ts'
import type { Hands, Ritual } from './types.ts'

type Chests = Ritual['chests']
const guessesIn = (chests: Chests) => KINDS.flatMap(by => chests[by].guesses.map(({ role, on }) => ({ by, role, on })))

/** Round 3: whoever is named twice for one role must answer truly, and then every guess is locked (DWD-13.20 to 13.27). */
export function answerGuesses(h: Hands, chests: Chests): void {
  const guesses = guessesIn(chests)
  const named = (['devil', 'cultist'] as const).flatMap(role =>
    EVERYONE.filter(on => guesses.filter(g => g.role === role && g.on === on).length >= GUESSES_TO_ANSWER).map(on => ({
      role,
      on,
    })),
  )
  if (named.length === 0) return
  h.t.locked.push(...guesses)
  h.tell('guessesLocked', { n: guesses.length })
  for (const { role, on } of named) {
    const yes = h.t.players[on]!.kind === role
    h.t.asked.push({ role, on, yes })
    h.tell('exposed', { seat: on, role, yes })
    if (!yes) continue
    h.t.known[on] = role
    move(h, on, -EXPOSED[role])
    if (role === 'devil') turnUp(h, 2)
    for (const kind of KINDS) {
      const right = role === 'devil' ? chests[kind].guesses.some(g => g.role === role && g.on === on) : isMortal(kind)
      if (right) reward(h, chests, kind, { coin: EXPOSED_COINS })
    }
  }
}

/** Round 5: every guess on the table is scored, those locked in round 3 and those made now (DWD-13.28). */
export function scoreGuesses(h: Hands, chests: Chests): void {
  for (const { by, role, on } of [...h.t.locked, ...guessesIn(chests)]) {
    const right = h.t.players[on]!.kind === role
    const seat = seatOf(h.t, right ? by : role)
    const n = right ? GUESS_POINTS.right : GUESS_POINTS.wrong
    h.t.players[seat]!.score += n
    h.tell('guessScored', { seat, kind: by, role, on, right, n })
  }
}
