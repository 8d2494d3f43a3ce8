import { MAJORS, MINORS, RESOURCES } from '../../src/data/pieces.ts'
import { useSay } from '../words.ts'
import { usePact } from '../table.ts'
import type { InquisitorName } from '../pieces/Tribunal.tsx'

/** What an inquisitor does to whoever leaves him unanswered (DWD-20.1). */
export function usePenaltyText(): (who: InquisitorName) => string {
  const say = useSay()
  const { house } = usePact()
  const { ascetic, fundamentalist, plebeian, bailiff, orator, libertine, guest } = house.penalties
  return who => {
    switch (who) {
      case 'ascetic':
        return say('pact.board.penalty.ascetic', { n: ascetic.tokens, points: ascetic.points })
      case 'fundamentalist':
        return say('pact.board.penalty.fundamentalist', { points: fundamentalist })
      case 'plebeian':
        return say('pact.board.penalty.plebeian', { points: plebeian })
      case 'bailiff':
        return say('pact.board.penalty.bailiff', { n: bailiff })
      case 'orator':
        return say('pact.board.penalty.orator', { points: orator.points, more: orator.more })
      case 'libertine':
        return say('pact.board.penalty.libertine', { points: libertine.points })
      case 'vandal':
        return say('pact.board.penalty.vandal')
      case 'guest':
        return say('pact.board.penalty.guest', { points: guest })
    }
  }
}

/** The points that an inquisitor would take from the reader now; null where he takes something else, or leaves a choice. */
export function useLoss(): (who: InquisitorName) => number | null {
  const { me, view, seat, house } = usePact()
  const { ascetic, fundamentalist, plebeian, orator, guest } = house.penalties
  return who => {
    if (!me?.goods) return null
    switch (who) {
      case 'ascetic': {
        const held = RESOURCES.reduce((sum, good) => sum + me.goods![good], 0)
        return Math.max(0, ascetic.tokens - held) * ascetic.points
      }
      case 'fundamentalist': {
        const minors = MINORS.filter(tile => typeof me.minors[tile] === 'number').length
        return (minors + MAJORS.filter(tile => me.majors[tile]).length) * fundamentalist
      }
      case 'plebeian':
        return Math.floor(me.built.length / 2) * plebeian
      case 'orator': {
        const isAbove = view.players.every((p, i) => i === seat || p.reputation < me.reputation)
        return orator.points + (isAbove ? 0 : orator.more)
      }
      case 'vandal':
        return Math.max(0, ...me.built.map(({ card }) => house.buildings[card].vp))
      case 'guest':
        return guest
      case 'bailiff':
      case 'libertine':
        return null
    }
  }
}
