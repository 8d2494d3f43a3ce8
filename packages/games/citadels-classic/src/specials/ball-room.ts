import { ABOUT_SEAT, closeTurn, question, special, takeTurn } from '@cloak/citadels-core'
import { oneOf, orElse } from '@cloak/kernel'

const greets = question('ball-room.greet', 'citadels.prompt.greet', ABOUT_SEAT, {
  what: () => orElse(oneOf(['thanks', 'start']), 'thanks'),
  does(x, acts, said, by) {
    const { t, seat, as } = acts
    if (said === 'thanks') {
      x.tell('greeted', { seat, by })
      return takeTurn(x, acts)
    }
    x.tell('forgot', { seat, by })
    if (t.killed !== as.key) as.onCalled?.(x, acts) // CLA-7.25b: a King still gets the crown
    closeTurn(x)
    if (t.bewitched?.character === as.key) x.next('turn.resume', { seat: t.bewitched.by, as: as.key })
  },
})

/** CLA-7.25: by default a silent room; with the table rule «courtesy», the called player thanks the crowned owner. */
export const ballRoom = special('ball-room', 6, {
  onShown(x, owner, { t, seat, as }) {
    if (t.rulings['ballRoomIsSilent'] || t.crown !== owner || seat === owner) return false
    greets.put(x, { seat, as: as.key }, owner)
    return true
  },
  asks: [greets],
})
