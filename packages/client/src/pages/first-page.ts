/** What the server had put on the page before the script ran. */
interface FirstPage {
  path: string
  title: string
  heading: string
  line: string
}

let first: FirstPage | null = null

/** Reads the server's words before the client takes their place. */
export function readFirstPage(): void {
  const textOf = (selector: string): string => document.querySelector(`#root main ${selector}`)?.textContent ?? ''
  first = { path: location.pathname, title: document.title, heading: textOf('h1'), line: textOf('h1 + p') }
}

/** The server's words for the page at this address; null once the reader has gone to another. */
export const firstPage = (): FirstPage | null => (first?.path === location.pathname ? first : null)
