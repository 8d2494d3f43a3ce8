/** Nobody writes so much of a secret by chance. */
const PIECE = 8
/** Less than this is in many a word: a number, a yes. */
const TRIVIAL = 5

const plain = (text: string): string => text.replaceAll('\\', '')
function* piecesOf(secret: string): Generator<string> {
  for (let from = 0; from === 0 || from + PIECE <= secret.length; from++) yield secret.slice(from, from + PIECE)
}

/** Names and values of a line of the log, each for itself: the end of one and the beginning of the next tell nothing. */
function* partsOf(said: unknown): Generator<string> {
  if (typeof said !== 'object' || said === null) yield String(said)
  else
    for (const [name, value] of Object.entries(said)) {
      yield name
      yield* partsOf(value)
    }
}
function saidIn(line: string): string[] {
  try {
    return [...partsOf(JSON.parse(line))]
  } catch {
    return [line]
  }
}

/** Which of these secrets are in a log, whole or a piece of them, also where they are quoted within a quotation. */
export function toldIn(text: string, secrets: Iterable<string>): string[] {
  const log = plain(text.split('\n').flatMap(saidIn).join('\n'))
  return [...new Set(secrets)].filter(
    secret => secret.length >= TRIVIAL && piecesOf(plain(secret)).some(piece => log.includes(piece)),
  )
}
