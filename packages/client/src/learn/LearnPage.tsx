import type { About } from '@cloak/protocol'
import { type Catalogue, speaker as speakerOf, type Words } from '@cloak/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Coming } from '../pages/Coming.tsx'
import { Missing } from '../pages/Missing.tsx'
import { titleOf } from '../pages/game-names.ts'
import { useTitle } from '../pages/use-title.ts'
import { loadEntry } from '../games/entries.ts'
import { type GameId, gameOf } from '../games/registry.ts'
import type { Guide, Standing } from '../solo/guided/guide.ts'
import { isLessonId, loadLesson } from '../solo/guided/lessons.ts'
import { seatNames } from '../table/seat-names.ts'
import { openHere } from '../table/store.ts'
import { addCatalogues } from '@cloak/parts/language/language.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useTelling } from '@cloak/parts/table/telling.ts'
import { useSay } from '../words/say.ts'
import { Chronicler } from './Chronicler.tsx'
import { Lesson } from './Lesson.tsx'
import { type LearnWords, useLearnWords } from './words.ts'

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const PAUSE = 1000
const NO_PAUSE = 20

/** The table as everybody would see it, were it one. */
const tableOf = (game: string, seats: number, own: number, name: string): About => ({
  id: `learn-${game}`,
  game,
  status: 'playing',
  host: 'learn',
  listed: false,
  options: {},
  clock: { kind: 'none' },
  seats: Array.from({ length: seats }, (_, seat) => ({
    person: null,
    name: seat === own ? name : '',
    bot: seat === own ? null : 'squire',
    program: false,
    away: false,
    silenced: false,
    agrees: false,
  })),
  rated: false,
  counsel: true,
  commitment: '',
  paused: false,
  rematch: null,
  standing: null,
})

/** A guided first game. */
export function LearnPage({ game }: { game: string }) {
  const words = useLearnWords(game)
  if (!isLessonId(game)) return <Missing />
  if (!words) return <Coming />
  return <Guided game={game} words={words} />
}

function Guided({ game, words }: { game: GameId; words: LearnWords }) {
  const say = useSay()
  useTitle(say('client.learn.title', { game: titleOf(say, game) }))
  const about = useTable(({ about }) => about)
  // What comes next is not spoken of while the table still shows what went before.
  const isTelling = useTelling(({ telling }) => telling !== null)
  const [standing, setStanding] = useState<Standing | null>(null)
  const guide = useRef<Guide | null>(null)
  const novice = useRef(words.say('learn.novice'))
  useEffect(() => {
    let close: (() => void) | null = null
    let stale = false
    void loadLesson(game).then(({ lesson, moments, play }) => {
      if (stale) return
      const table = tableOf(game, lesson.seats, lesson.seat, novice.current)
      const said = { moments, pause: isStill() ? NO_PAUSE : PAUSE }
      close = openHere(table, notice => {
        guide.current = play(table, said, { notice, standing: now => !stale && setStanding(now) })
        return guide.current
      })
    })
    return () => {
      stale = true
      close?.()
    }
  }, [game])

  const isHere = about?.id === `learn-${game}`
  const names = useMemo(
    () =>
      about && isHere
        ? seatNames(say, about).map((name, seat) => (about.seats[seat]!.bot ? name : words.say('learn.novice')))
        : [],
    [about, isHere, say, words],
  )
  const speaker = useLessonSpeaker(game, words, names)
  if (!about || !isHere || !standing || !speaker) return <Coming />
  const { moment } = standing
  const wants = isTelling ? 'nothing' : standing.wants
  const [, one = '', two = '', three = ''] = names
  const lesson = moment === null ? '' : words.tell(`learn.${game}.${moment.say}`, { one, two, three })
  return (
    <Lesson
      game={game}
      about={about}
      names={names}
      speaker={speaker}
      point={isTelling ? null : (moment?.point ?? null)}
      isTelling={isTelling}
      isReading={wants === 'reading'}
      chronicler={decision => (
        <Chronicler
          game={game}
          text={isTelling ? words.say('learn.telling') : lesson}
          standing={{ ...standing, wants }}
          decision={decision}
          words={words}
          speaker={speaker}
          onRead={() => guide.current?.goOn()}
        />
      )}
    />
  )
}

/** Says what the game says, and what the lesson adds to it. */
function useLessonSpeaker(game: GameId, { language, catalogue }: LearnWords, names: readonly string[]) {
  const [said, setSaid] = useState<{ words: Words; locale: Catalogue } | null>(null)
  useEffect(() => {
    let stale = false
    void Promise.all([loadEntry(game), gameOf(game).words[language]()]).then(([{ words }, locale]) => {
      addCatalogues({ [language]: locale })
      if (!stale) setSaid({ words, locale })
    })
    return () => {
      stale = true
    }
  }, [game, language])
  return useMemo(
    () =>
      said &&
      speakerOf({
        locale: language,
        catalogues: { [language]: { ...said.locale, ...catalogue } },
        words: said.words,
        names,
      }),
    [said, language, catalogue, names],
  )
}
