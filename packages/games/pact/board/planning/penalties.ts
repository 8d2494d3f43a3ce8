import { RESOURCES } from '../../src/data/pieces.ts'
import { finest, lossBy, lossToAscetic } from '../../src/reading/index.ts'
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
  return who => {
    if (!me?.goods || seat === null) return null
    switch (who) {
      case 'ascetic': {
        const held = RESOURCES.reduce((sum, good) => sum + me.goods![good], 0)
        return lossToAscetic(view, held)
      }
      case 'fundamentalist':
      case 'plebeian':
      case 'orator':
      case 'guest':
        return lossBy(view, seat, who)
      case 'vandal': {
        const [card] = finest(view, seat)
        return card ? Math.max(0, house.buildings[card].vp) : 0
      }
      case 'bailiff':
      case 'libertine':
        return null
    }
  }
}
