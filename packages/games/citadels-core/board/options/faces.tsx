import type { Draft } from '@cloak/kernel'
import type { AskProps } from '@cloak/parts/ask/ask-props.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import type { OptionFaces } from '@cloak/parts/board/entry.ts'
import type { Speaker } from '@cloak/words'
import type { CitadelsId } from '../pieces/districts.ts'
import { adviceIn, castIn, districtsIn } from './cast.ts'
import { CastPicture } from './CastPicture.tsx'
import { DistrictsPicture } from './DistrictsPicture.tsx'
import { Presets } from './Presets.tsx'
import { isCast, Ranks } from './Ranks.tsx'

/** Casts and special districts are chosen by their faces. */
export const optionFaces = (game: CitadelsId): OptionFaces => {
  const advice = (chosen: Draft) => (game === 'citadels-classic' ? adviceIn(chosen) : null)
  return {
    field(field, { decision, ...props }: AskProps, form) {
      if (decision.kind === 'menu' && field === 'cards') return <Presets decision={decision} {...props} form={form} />
      if (decision.kind === 'form' && isCast(decision)) return <Ranks decision={decision} {...props} />
      return undefined
    },
    below(field, chosen, speaker) {
      const own = { [field]: fieldsOf(chosen)[field] }
      const advised = field === 'cast' ? advice(chosen) : null
      return (
        <>
          {advised && (
            <p className="advice" role="status">
              {speaker.say(advised)}
            </p>
          )}
          <CastPicture cast={castIn(own)} speaker={speaker} />
          <DistrictsPicture districts={districtsIn(own)} speaker={speaker} />
        </>
      )
    },
    advice,
    Chosen,
    pictured: ['cast'],
  }
}

/** Everybody who will be called, and the special districts picked one by one. */
function Chosen({ chosen, speaker }: { chosen: Draft; speaker: Speaker }) {
  return (
    <>
      <CastPicture cast={castIn(chosen)} speaker={speaker} />
      <DistrictsPicture districts={districtsIn(chosen)} speaker={speaker} />
    </>
  )
}
