/** A thing of the game that the rulebook shows: `[[character:bishop]]`. */
export interface Shown {
  kind: string
  id: string
}
