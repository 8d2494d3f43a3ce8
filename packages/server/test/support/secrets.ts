/** Nobody writes so much of a secret by chance. */
const PIECE = 8
/** Less than this is in many a word: a number, a yes. */
const TRIVIAL = 5

const plain = (text: string): string => text.replaceAll('\\', '')
function* piecesOf(secret: string): Generator<string> {
  for (let from = 0; from === 0 || from + PIECE <= secret.length; from++) yield secret.slice(from, from + PIECE)
}

/** Which of these secrets are in a text, whole or a piece of them, also where they are quoted within a quotation. */
export function toldIn(text: string, secrets: Iterable<string>): string[] {
  const log = plain(text)
  return [...new Set(secrets)].filter(
    secret => secret.length >= TRIVIAL && piecesOf(plain(secret)).some(piece => log.includes(piece)),
  )
}
