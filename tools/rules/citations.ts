import { writtenIn, type Node } from '../source/syntax.ts'

/** A rule named by a test. */
export interface Citation {
  id: string
  line: number
}

const runners = new Set(['test', 'it', 'describe', 'suite'])
const idlers = new Set(['skip', 'todo', 'fails'])
const brackets = /\[([A-Z]{3}-\d[^\]]*)\]/g
const wellFormed = /^[A-Z]{3}-\d+(\.\d+)*[a-z]?$/

/**
 * The rules that the tests of a file cite in their names: `[CIT-5.3]`, `[CIT-5.3, CIT-6.1.3c]`. A string that begins so
 * counts as a name wherever it stands, so that tests can be made from a table. Skipped tests cite nothing.
 */
export function citationsIn(source: string): { citations: Citation[]; faults: string[] } {
  const citations: Citation[] = []
  const faults: string[] = []
  for (const { text, line, node, around } of writtenIn(source)) {
    if (around.some(isIdle)) continue
    if (!isNameOfTest(node, around[0]) && !/^\[[A-Z]{3}-\d/.test(text)) continue
    for (const [bracket, list] of text.matchAll(brackets))
      for (const id of list!.split(',').map(each => each.trim()))
        if (wellFormed.test(id)) citations.push({ id, line })
        else faults.push(`line ${line}: '${bracket}' must list whole rule ids, written out`)
  }
  return { citations, faults }
}

const isNameOfTest = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' &&
  (parent['arguments'] as Node[])[0] === node &&
  runners.has(wordsOf(parent['callee'] as Node)[0] ?? '')

const isIdle = (node: Node): boolean => {
  if (node.type !== 'CallExpression') return false
  const [first, ...rest] = wordsOf(node['callee'] as Node)
  return runners.has(first ?? '') && rest.some(word => idlers.has(word))
}

/** `test.each(table)` as its words: test, each. */
function wordsOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee['name'] as string]
  if (callee.type === 'CallExpression') return wordsOf(callee['callee'] as Node)
  if (callee.type !== 'MemberExpression') return []
  return [...wordsOf(callee['object'] as Node), ...wordsOf(callee['property'] as Node)]
}
