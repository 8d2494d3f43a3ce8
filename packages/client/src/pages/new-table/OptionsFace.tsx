import type { Decision, Draft, Why } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { Ask } from '../../ask/Ask.tsx'
import type { GameId } from '../../games/registry.ts'
import { useSay } from '../../words/language.ts'
import { CastPicture } from './CastPicture.tsx'
import { adviceIn, castIn, districtsIn } from './citadels-cast.ts'
import { DistrictsPicture } from './DistrictsPicture.tsx'
import { OptionForm } from './OptionForm.tsx'

interface OptionsFaceProps {
  game: GameId
  decision: Decision
  draft: Draft
  onDraft(draft: Draft): void
  onWhy(why: Why): void
  speaker: Speaker
}

/** What the host may set, and what it comes to. */
export function OptionsFace({ game, decision, draft, ...props }: OptionsFaceProps) {
  const say = useSay()
  const face = { draft, label: say('client.new.options'), ...props }
  const advice = adviceIn(game, draft)
  const isCitadels = game === 'citadels-2016' || game === 'citadels-classic'
  return (
    <>
      {decision.kind === 'form' ? <OptionForm decision={decision} {...face} /> : <Ask decision={decision} {...face} />}
      {advice && (
        <p className="advice" role="status">
          {props.speaker.say(advice)}
        </p>
      )}
      {isCitadels && <CastPicture cast={castIn(draft)} speaker={props.speaker} />}
      {isCitadels && <DistrictsPicture districts={districtsIn(draft)} speaker={props.speaker} />}
    </>
  )
}
