export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The reader's language: as asked for, else as the browser prefers, else English. */
export function languageOf(asked: string | undefined, accepts: string | undefined): Language {
  const wishes = [asked ?? '', ...(accepts ?? '').split(',').map(each => each.trim().slice(0, 2).toLowerCase())]
  return wishes.find(isLanguage) ?? 'en'
}

/** What the page says. Fixed text of our own: it is put into the page as it is. */
export const WORDS = {
  en: {
    language: 'English',
    languages: 'Language',
    blurb:
      'A server for medieval bluffing games in which nobody learns what their seat may not know. The tables here are played over its interface.',
    tables: 'Public tables',
    none: 'No public table is open at present. The court sleeps, or pretends to.',
    game: 'Game',
    status: 'State',
    seats: 'Seats',
    id: 'Table',
    gathering: 'gathering',
    playing: 'in play',
    bots: 'Connect a program',
    connect: 'Take a token, open the socket with it, watch a table, answer what is asked:',
  },
  pl: {
    language: 'Polski',
    languages: 'Język',
    blurb:
      'Serwer średniowiecznych gier blefu, w których nikt nie wie więcej, niż wolno wiedzieć z jego miejsca. Do stołów zasiada się przez interfejs serwera.',
    tables: 'Stoły publiczne',
    none: 'W tej chwili żaden stół publiczny nie jest otwarty. Dwór śpi albo udaje, że śpi.',
    game: 'Gra',
    status: 'Stan',
    seats: 'Miejsca',
    id: 'Stół',
    gathering: 'zbiera graczy',
    playing: 'w grze',
    bots: 'Podłącz program',
    connect: 'Weź token, otwórz z nim gniazdo, obserwuj stół i odpowiadaj na pytania:',
  },
  hu: {
    language: 'Magyar',
    languages: 'Nyelv',
    blurb:
      'Középkori blöffjátékok szervere, ahol senki sem tud meg többet, mint amennyit a helyéről tudhat. Az asztalokhoz a szerver felületén át lehet leülni.',
    tables: 'Nyilvános asztalok',
    none: 'Most egyetlen nyilvános asztal sincs nyitva. Az udvar alszik, vagy úgy tesz.',
    game: 'Játék',
    status: 'Állapot',
    seats: 'Helyek',
    id: 'Asztal',
    gathering: 'játékosokra vár',
    playing: 'folyik',
    bots: 'Program csatlakoztatása',
    connect: 'Kérj tokent, nyisd meg vele a csatornát, figyelj egy asztalt, és válaszolj a kérdésekre:',
  },
} as const
