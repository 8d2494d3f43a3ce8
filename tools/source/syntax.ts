import { parseAst } from 'vite'

/** A node of the syntax tree, as far as our tools look into it. */
export interface Node {
  type: string
  start: number
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A string written in the source; what a template computes stands as `${}`. */
export interface Written {
  text: string
  line: number
  node: Node
  /** The nodes around it, the innermost first. */
  around: readonly Node[]
}

/** Every string literal and template of a TypeScript file, comments left out. */
export function writtenIn(source: string): Written[] {
  const found: Written[] = []
  const visit = (node: Node, around: readonly Node[]): void => {
    const text = textOf(node)
    if (text !== null) found.push({ text, line: lineAt(source, node.start), node, around })
    const within = [node, ...around]
    for (const value of Object.values(node))
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, within)
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, [])
  return found
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node['quasis'] as { value: { cooked: string | null; raw: string } }[]
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('${}')
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
