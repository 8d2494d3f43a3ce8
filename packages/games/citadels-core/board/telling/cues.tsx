import type { View } from '../../src/types.ts'
import type { Heard } from '@cloak/kernel'
import { bodies } from '../../art/emblems.ts?drawings'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { emblemOfCharacter, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { fly } from '@cloak/parts/motion/fly.ts'
import { type Moment, Moments, useMoments } from '@cloak/parts/motion/Moments.tsx'
import { useNews } from '@cloak/parts/motion/news.ts'
import { oncePainted } from '@cloak/parts/motion/once-painted.ts'
import { play } from '@cloak/parts/sound/play.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { cueOf, type Mood } from './cue-list.ts'
import { type Blow, type StagedMoment, stagedOf } from './moments.ts'
import type { CitadelsTable } from '../table.ts'

const PICTURES = {
  call: MARK_EMBLEMS.seal,
  murder: MARK_EMBLEMS.killed,
  spell: MARK_EMBLEMS.bewitched,
  robbery: MARK_EMBLEMS.robbed,
  confiscation: MARK_EMBLEMS.confiscated,
  unmasking: MARK_EMBLEMS.flower,
  ruin: MARK_EMBLEMS.ruin,
  crown: 'crown',
  completion: MARK_EMBLEMS.completed,
  bell: MARK_EMBLEMS.bell,
} as const satisfies { [M in Mood]: string }
const BLOWS = {
  killed: 'citadels.board.you-killed',
  bewitched: 'citadels.board.you-bewitched',
  marked: 'citadels.board.you-marked',
} as const satisfies { [B in Blow]: string }

/** Shows and sounds what happened. A moment that comes or goes draws nothing anew but itself. */
export function Cues({ table, view }: { table: CitadelsTable; view: View }) {
  const say = useSay()
  const told = useTable(({ told }) => told)
  const { shown, stage, clear } = useMoments()
  // News is judged by the table it comes with; that the table has changed is no news by itself.
  const latest = useRef({ table, view, say })
  useLayoutEffect(() => void (latest.current = { table, view, say }))
  const onNews = useCallback(
    (heard: readonly Heard[]) => {
      const { table, view, say } = latest.current
      const cues = heard.map(cueOf)
      fly(cues.flatMap(({ flights }) => flights))
      for (const sound of new Set(cues.flatMap(({ sound }) => sound ?? []))) play(sound)
      const momentOf = ({ heard, mood, weight, face, blow }: StagedMoment): Moment => ({
        mood,
        weight,
        picture: <Emblem body={bodies[face === null ? PICTURES[mood] : emblemOfCharacter(face)]} />,
        text: blow
          ? say(BLOWS[blow.is], { character: table.name('character', blow.character) })
          : table.speaker.sayHeard(heard),
      })
      stage(stagedOf(heard, view, table.seat).map(momentOf))
    },
    [stage],
  )
  const turnedBack = useRef(0)
  useNews(
    told,
    useCallback(
      (heard: readonly Heard[]) => {
        const then = turnedBack.current
        oncePainted(() => turnedBack.current === then && onNews(heard))
      },
      [onNews],
    ),
    useCallback(() => {
      turnedBack.current++
      clear()
    }, [clear]),
  )
  return <Moments shown={shown} />
}
