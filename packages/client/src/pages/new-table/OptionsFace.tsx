import type { Decision, Draft, Why } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { Ask } from '@cloak/parts/ask/Ask.tsx'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import type { GameId } from '../../games/registry.ts'
import { useSay } from '../../words/say.ts'
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
  if (decision.kind !== 'form') return <Ask decision={decision} {...face} />
  const isCitadels = game === 'citadels-2016' || game === 'citadels-classic'
  const advice = adviceIn(game, draft)
  function below(field: string) {
    const own = { [field]: fieldsOf(draft)[field] }
    return (
      <>
        {field === 'cast' && advice && (
          <p className="advice" role="status">
            {props.speaker.say(advice)}
          </p>
        )}
        <CastPicture cast={castIn(own)} speaker={props.speaker} />
        <DistrictsPicture districts={districtsIn(own)} speaker={props.speaker} />
      </>
    )
  }
  return <OptionForm decision={decision} {...face} {...(isCitadels && { below })} />
}
