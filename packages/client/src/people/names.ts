const NAMES = [
  'Adelheid',
  'Balthazar',
  'Bolesław',
  'Dobrawa',
  'Eleonóra',
  'Gertrúd',
  'Guibert',
  'Hedvig',
  'Ildikó',
  'Isolde',
  'Jadwiga',
  'Kinga',
  'Kunegunda',
  'Leszek',
  'Mátyás',
  'Mieszko',
  'Odo',
  'Radomir',
  'Sieciech',
  'Zoltán',
] as const

/** A name for who has given none. */
export const someName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!

const KEPT = 'cloak.name'
export const keepName = (name: string): void => localStorage.setItem(KEPT, name)
/** What the reader was last called; some name for who was never called anything. */
export function keptName(): string {
  const kept = localStorage.getItem(KEPT) ?? someName()
  keepName(kept)
  return kept
}
