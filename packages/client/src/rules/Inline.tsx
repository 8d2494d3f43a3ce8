import { Fragment, type ReactNode } from 'react'

const PART = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b(?:CIT|CLA|CHY)-\d+(?:\.\d+)*[a-z]?\b)/

/** A line of a rules text: bold, italic, code, and links to the rules it names. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(PART).map((part, i) => <Fragment key={i}>{styled(part)}</Fragment>)
}

function styled(part: string): ReactNode {
  if (part.startsWith('**') && part.endsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>
  if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return <code>{part.slice(1, -1)}</code>
  if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>
  if (/^(?:CIT|CLA|CHY)-\d/.test(part)) return <a href={`#${part}`}>{part}</a>
  return part
}
