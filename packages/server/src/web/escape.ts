const ENTITIES: { [c: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, c => ENTITIES[c]!)

const LONGEST = 40
/** Controls, marks of direction, and whatever else cannot be seen. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{DI}]/gu

/** A name that a person chose, made harmless: one short line, every character of it visible. */
export function displayName(name: string): string {
  const letters = Array.from(name.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim())
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')
}
