import { Fragment, type ReactNode } from 'react'

const PART = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b(?:CIT|CLA|CHY|DWD)-\d+(?:\.\d+)*[a-z]?\b)/

/** A line of a rules text: bold, italic, code, and links to the rules it names; what is sought is marked. */
export function Inline({ text, sought = '' }: { text: string; sought?: string }): ReactNode {
  return text.split(PART).map((part, i) => <Fragment key={i}>{styled(part, sought)}</Fragment>)
}

function styled(part: string, sought: string): ReactNode {
  if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
    return <strong>{markedIn(part.slice(2, -2), sought)}</strong>
  if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return <code>{part.slice(1, -1)}</code>
  if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
    return <em>{markedIn(part.slice(1, -1), sought)}</em>
  if (/^(?:CIT|CLA|CHY|DWD)-\d/.test(part)) return <a href={`#${part}`}>{part}</a>
  return markedIn(part, sought)
}

function markedIn(text: string, sought: string): ReactNode {
  if (sought === '') return text
  const low = text.toLocaleLowerCase()
  const pieces: ReactNode[] = []
  let from = 0
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    pieces.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + sought.length)}</mark>)
    from = at + sought.length
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)]
}
