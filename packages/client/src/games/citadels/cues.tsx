import type { Heard } from '@cloak/kernel'
import { bodies } from 'virtual:emblems/citadels'
import { useCallback } from 'react'
import { MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { fly } from '../../motion/fly.ts'
import { useMoments } from '../../motion/Moments.tsx'
import { useNews } from '../../motion/news.ts'
import { play } from '../../sound/play.ts'
import { useTable } from '../../table/store.ts'
import { type Cue, cueOf } from './cue-list.ts'
import type { CitadelsTable } from './table.ts'

const PICTURES = {
  murder: MARK_EMBLEMS.killed,
  spell: MARK_EMBLEMS.bewitched,
  robbery: MARK_EMBLEMS.robbed,
  confiscation: MARK_EMBLEMS.confiscated,
  unmasking: MARK_EMBLEMS.flower,
  completion: MARK_EMBLEMS.completed,
  bell: MARK_EMBLEMS.bell,
} as const satisfies { [M in NonNullable<Cue['staged']>]: string }

/** Shows and sounds what happened; gives the moment that is staged now. */
export function useCues({ speaker }: CitadelsTable) {
  const told = useTable(({ told }) => told)
  const { shown, stage } = useMoments()
  const onNews = useCallback(
    (heard: readonly Heard[]) => {
      const cues = heard.map(each => ({ heard: each, cue: cueOf(each) }))
      fly(cues.flatMap(({ cue }) => cue.flights))
      for (const { cue } of cues) if (cue.sound) play(cue.sound)
      stage(
        cues.flatMap(({ heard, cue: { staged } }) =>
          staged
            ? [{ mood: staged, picture: <Emblem body={bodies[PICTURES[staged]]} />, text: speaker.sayHeard(heard) }]
            : [],
        ),
      )
    },
    [speaker, stage],
  )
  useNews(told, onNews)
  return shown
}
