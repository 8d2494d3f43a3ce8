const KEPT = 'cloak.tables'
const MOST = 20

/** A table this browser has been at. */
export interface Visited {
  id: string
  game: string
}

export function visited(): Visited[] {
  const kept = localStorage.getItem(KEPT)
  return kept === null ? [] : (JSON.parse(kept) as Visited[])
}
export function remember(table: Visited): void {
  const others = visited().filter(({ id }) => id !== table.id)
  localStorage.setItem(KEPT, JSON.stringify([table, ...others].slice(0, MOST)))
}
export function forget(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify(visited().filter(each => each.id !== id)))
}
