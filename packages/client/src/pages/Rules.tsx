import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { entryOf, GAMES, isGameId } from '../games/registry.ts'
import { Inline } from '../rules/Inline.tsx'
import { type Block, blocksOf } from '../rules/markdown.ts'
import { useLanguage } from '../words/language.ts'
import { titleOf } from './game-names.ts'
import { Missing } from './Missing.tsx'
import { Page } from './Page.tsx'
import './rules.css'

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

/** The rules text of a game; each rule can be linked to by its id. */
export function Rules({ game }: { game: string }) {
  const { say, language } = useLanguage()
  const [text, setText] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    if (isGameId(game)) void entryOf(game).rulebook().then(setText)
  }, [game])
  const blocks = useMemo(() => (text === null ? [] : blocksOf(text)), [text])
  useEffect(() => {
    const show = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }
    if (blocks.length > 0) show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [blocks])

  if (!isGameId(game)) return <Missing />
  const sought = wanted.trim().toLowerCase()
  const shown = sought === '' ? blocks : blocks.filter(block => matches(block, sought))
  return (
    <Page wide={false}>
      <h1>{say('client.rules.title', { game: titleOf(say, game) })}</h1>
      <nav className="links" aria-label={say('client.home.games')}>
        {GAMES.map(each => (
          <Link key={each} href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
            {titleOf(say, each)}
          </Link>
        ))}
      </nav>
      {language !== 'en' && <p className="hint">{say('client.rules.english')}</p>}
      <p>
        <input
          type="search"
          aria-label={say('client.rules.search')}
          placeholder={say('client.rules.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </p>
      <article className="rulebook" lang="en">
        {shown.map((block, i) => (
          <BlockView key={i} block={block} />
        ))}
      </article>
    </Page>
  )
}

const anchor = (id: string | null) => (id === null ? {} : { id, tabIndex: -1 })

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? (
        <h2 {...anchor(block.id)}>
          <Inline text={block.text} />
        </h2>
      ) : (
        <h3 {...anchor(block.id)}>
          <Inline text={block.text} />
        </h3>
      )
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
      return (
        <div className="rulebook-table" tabIndex={0} role="region" aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Inline text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
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
    case 'rule':
      return null
  }
}
