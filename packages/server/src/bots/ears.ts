import type { Seat } from '@cloak/kernel'
import type { Journal } from '../ports/journal.ts'
import type { Happening } from '../tables/advance.ts'
import { happenedTo } from '../tables/eyes.ts'
import type { Keeper } from '../tables/keeper.ts'
import { history } from '../tables/load.ts'
import type { Room } from '../tables/room.ts'

/** What the bots of one table have heard: what a person in their seat is told, and nothing else. */
export interface Ears {
  tell(happening: Happening): void
  /** All that this seat has heard up to now, the oldest first, written out: a bot's process reads it, not the event loop. */
  heardBy(seat: Seat): Promise<string>
}

interface Ear {
  /** Until it was first asked for, by the journal. */
  past: string
  since: string
  ready: Promise<void>
}

/** Nothing is kept for a seat until its bot is first asked. */
export function ears(journal: Journal, { id, position }: Pick<Keeper, 'id' | 'position'>): Ears {
  const listening = new Map<Seat, Ear>()

  function listen(seat: Seat): Ear {
    const ear: Ear = { past: '', since: '', ready: Promise.resolve() }
    ear.ready = history(journal, id, position.seq, (happening, { room }) => {
      ear.past += written(room, happening, seat)
    }).catch((error: unknown) => {
      listening.delete(seat)
      throw error
    })
    listening.set(seat, ear)
    return ear
  }
  return {
    tell(happening) {
      for (const [seat, ear] of listening) ear.since += written(position.room, happening, seat)
    },
    async heardBy(seat) {
      const ear = listening.get(seat) ?? listen(seat)
      // What happens while the journal is read comes after what the bot was shown.
      const upTo = ear.since.length
      await ear.ready
      return `[${(ear.past + ear.since.slice(0, upTo)).slice(0, -1)}]`
    },
  }
}

const written = (room: Room, happening: Happening, seat: Seat): string =>
  (happenedTo(room, happening, seat)?.heard ?? []).map(heard => `${JSON.stringify(heard)},`).join('')
