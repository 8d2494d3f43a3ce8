/** What is left to say when there is no message: `citadels.card.great-wall` → «Great wall», `turn.keepAll` → «Keep all». */
export function readable(key: string): string {
  const last = key.slice(key.lastIndexOf('.') + 1)
  const words = last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_#]+/g, ' ')
    .trim()
    .toLowerCase()
  return words ? words[0]!.toUpperCase() + words.slice(1) : '…'
}
