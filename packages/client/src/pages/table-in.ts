/** A table's id out of what somebody pasted: the whole link, or the id alone. */
export const tableIn = (text: string): string | null =>
  /^(?:.*\/(?:table|replay)\/)?([\w:.-]{1,64})(?:[/?#].*)?$/.exec(text.trim())?.[1] ?? null
