import { useEffect, useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { GAMES, isGameId } from '../games/registry.ts'
import { BookText } from '../rules/BookText.tsx'
import { Letter } from '../rules/Letter.tsx'
import { leafNamed, useBook, useLetter } from '../rules/use-book.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { titleOf } from './game-names.ts'
import { Missing } from './Missing.tsx'
import { Page } from './Page.tsx'
import './rules.css'

const placeInAddress = (): string => decodeURIComponent(location.hash.slice(1))

/** The rulebook of a game: the player's book, and beside it the letter of the rules. */
export function Rules({ game }: { game: string }) {
  const { say, language } = useLanguage()
  const search = useSearch()
  const isLetter = new URLSearchParams(search).has('letter')
  const [wanted, setWanted] = useState('')
  const [place, setPlace] = useState(placeInAddress)
  const id = isGameId(game) ? game : null
  const book = useBook(id)
  const letter = useLetter(id, isLetter)
  const landed = useMemo(() => (book ? leafNamed(book.leaves, place) : null), [book, place])
  const isThere = isLetter ? letter !== null : book !== null

  useEffect(() => {
    const read = (): void => {
      setPlace(placeInAddress())
      // What is asked for by its address must not be hidden by what was sought before.
      setWanted('')
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [search])
  useEffect(() => {
    if (!isThere || place === '') return
    const target = document.getElementById(place)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [isThere, place, isLetter, landed])

  if (id === null) return <Missing />
  const sought = wanted.trim().toLocaleLowerCase(language)
  return (
    <Page wide title={say('client.rules.title', { game: titleOf(say, id) })}>
      <h1>{say('client.rules.title', { game: titleOf(say, id) })}</h1>
      <nav className="links" aria-label={say('client.home.games')}>
        {GAMES.map(each => (
          <Link key={each} href={`/rules/${each}`} aria-current={each === id ? 'page' : undefined}>
            {titleOf(say, each)}
          </Link>
        ))}
      </nav>
      <div className="rules-tools">
        <nav className="rules-tabs" aria-label={say('client.rules.which')}>
          <Link href={`/rules/${id}`} aria-current={isLetter ? undefined : 'true'}>
            {say('client.rules.book')}
          </Link>
          <Link href={`/rules/${id}?letter`} aria-current={isLetter ? 'true' : undefined}>
            {say('client.rules.letter')}
          </Link>
        </nav>
        <input
          type="search"
          aria-label={say('client.rules.search')}
          placeholder={say('client.rules.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Link href={`/learn/${id}`} className="button">
          {say('client.nav.learn')}
        </Link>
      </div>
      {isLetter && language !== 'en' && <p className="hint">{say('client.rules.english')}</p>}
      {!isThere && <div className="coming" />}
      {isLetter
        ? letter !== null && <Letter text={letter} sought={sought} />
        : book && (
            <BookText
              game={id}
              leaves={book.leaves}
              speaker={book.speaker}
              pictures={book.pictures}
              sought={sought}
              landed={landed}
              place={place}
            />
          )}
    </Page>
  )
}
