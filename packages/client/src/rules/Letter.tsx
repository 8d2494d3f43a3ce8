import { useMemo } from 'react'
import { Inline } from './Inline.tsx'
import { type Block, blocksOf } from './markdown.ts'

const matches = (block: Block, wanted: string): boolean => {
  const text =
    block.kind === 'list'
      ? block.items.map(item => item.text).join(' ')
      : block.kind === 'table'
        ? block.rows.flat().join(' ')
        : block.kind === 'rule'
          ? ''
          : block.text
  return text.toLowerCase().includes(wanted)
}

/** The letter of the rules; each rule can be linked to by its id. */
export function Letter({ text, sought }: { text: string; sought: string }) {
  const blocks = useMemo(() => blocksOf(text), [text])
  const shown = sought === '' ? blocks : blocks.filter(block => matches(block, sought))
  return (
    <article className="rulebook letter" lang="en">
      {shown.map((block, i) => (
        <BlockView key={i} block={block} />
      ))}
    </article>
  )
}

const anchor = (id: string | null) => (id === null ? {} : { id, tabIndex: -1 })

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level <= 2 ? 'h2' : 'h3'
      return (
        <Level {...anchor(block.id)}>
          <Inline text={block.text} />
        </Level>
      )
    }
    case 'text':
      return (
        <p {...anchor(block.id)}>
          <Inline text={block.text} />
        </p>
      )
    case 'list': {
      const items = block.items.map(({ text, id }, i) => (
        <li key={i} {...anchor(id)}>
          <Inline text={text} />
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'rule':
      return null
  }
}

/** A table that may be wider than the page. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="rulebook-table" tabIndex={0} role="region" aria-label={head.filter(Boolean).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
