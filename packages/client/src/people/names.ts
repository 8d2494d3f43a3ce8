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
