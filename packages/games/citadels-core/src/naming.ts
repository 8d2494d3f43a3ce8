import { type Option, type Seat, seatOption, type Why } from '@cloak/kernel'
import type { Acts, CharacterCard } from './cards.ts'
import type { Character } from './types.ts'

const named = new Map<Character, Option<Character>>()
/** A character as an option; one object serves for all. */
export function characterOption(id: Character): Option<Character> {
  let option = named.get(id)
  if (!option) named.set(id, (option = { id, ref: { kind: 'character', id } }))
  return option
}

/** The other characters of the cast (CIT-6.0): also those that lie face up or that nobody holds. */
export function otherCharacters(
  { e, t, as }: Acts,
  lean: boolean,
  whyNot?: (card: CharacterCard) => Why | undefined,
): Option<Character>[] {
  const out: Option<Character>[] = []
  for (const key of t.cast) {
    if (key === as.key) continue
    const barred = whyNot?.(e.characters.get(key)!)
    if (!barred) out.push(characterOption(key))
    else if (!lean) out.push({ id: key, ref: { kind: 'character', id: key }, barred })
  }
  return out
}

/** The other players (CIT-10.7). */
export function otherSeats(
  { t, seat }: Acts,
  lean: boolean,
  whyNot?: (other: Seat) => Why | undefined,
): Option<Seat>[] {
  const out: Option<Seat>[] = []
  for (let other = 0; other < t.players.length; other++) {
    if (other === seat) continue
    const barred = whyNot?.(other)
    if (!barred) out.push(seatOption(other))
    else if (!lean) out.push({ id: other, ref: { kind: 'seat', id: other }, barred })
  }
  return out
}
