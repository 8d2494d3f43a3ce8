/** One numbered rule of a rules text. */
export interface Rule {
  id: string
  line: number
}

/** What a rules text contains; `faults` are places where its numbering cannot be understood. */
export interface RulesText {
  prefix: string
  rules: Rule[]
  faults: string[]
}

const heading = /^#+ (?:[A-Z]{3}-)?(\d+(?:\.\d+)*)\.? /
const bold = /\*\*[A-Z]{3}-(\d+(?:\.\d+)+)\b/g
const row = /^\| (\d+(?:\.\d+)+) \|/
const lettered = /^\s*(?:- )?([a-z])\. /

/**
 * Reads the numbered rules of a text: bold ids (`**CIT-5.3 Title.**`, also several on a line), numbered headings
 * (`### CIT-11.1 …`, `### 24.1 …`), table rows numbered within their section (`| 12.3 | …`), lettered items of a rule
 * (`- c. …` under CIT-6.1.3 is CIT-6.1.3c), and whole sections that have no numbered rule (`## CIT-13 …`).
 */
export function readRules(text: string): RulesText {
  const prefix = /(?:\*\*|# )([A-Z]{3})-\d/.exec(text)?.[1]
  if (!prefix) return { prefix: '', rules: [], faults: ['no rule id found'] }

  const rules: Rule[] = []
  const faults: string[] = []
  const lines = new Map<string, number>()
  let section: { number: string; line: number; numbered: boolean } | null = null
  let current: string | null = null
  let lastLetter = ''
  let fenced = false

  const add = (id: string, line: number): void => {
    const first = lines.get(id)
    if (first !== undefined) faults.push(`line ${line}: ${id} stands already in line ${first}`)
    else rules.push({ id, line })
    lines.set(id, first ?? line)
  }
  const define = (number: string, line: number): void => {
    current = `${prefix}-${number}`
    lastLetter = ''
    if (section) section.numbered = true
    add(current, line)
  }
  const close = (): void => {
    if (section && !section.numbered) add(`${prefix}-${section.number}`, section.line)
  }

  text.split('\n').forEach((content, i) => {
    const line = i + 1
    if (content.startsWith('```')) fenced = !fenced
    if (fenced) return

    const [, title] = heading.exec(content) ?? []
    if (content.startsWith('#')) current = null
    if (title?.includes('.')) return define(title, line)
    if (title) {
      close()
      section = { number: title, line, numbered: false }
      return
    }

    const [, cell] = row.exec(content) ?? []
    if (cell && section && cell.startsWith(`${section.number}.`)) return define(cell, line)

    for (const [, number] of content.matchAll(bold)) define(number!, line)

    const [, letter] = lettered.exec(content) ?? []
    if (!letter || !current) return
    const due = lastLetter ? String.fromCharCode(lastLetter.charCodeAt(0) + 1) : 'a'
    if (letter !== due) faults.push(`line ${line}: item ${letter} of ${current}, where ${due} is due`)
    lastLetter = letter
    add(`${current}${letter}`, line)
  })
  close()
  return { prefix, rules: rules.sort((a, b) => a.line - b.line), faults }
}
