import type { Decision, Draft, Why } from '@cloak/kernel'
import { Ask } from '@cloak/parts/ask/Ask.tsx'
import type { Speaker } from '@cloak/words'
import type { GameId } from '../../games/registry.ts'
import { useOptionFaces } from '../../games/use-option-faces.ts'
import { useSay } from '../../words/say.ts'
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
  const faces = useOptionFaces(game)
  const face = { draft, label: say('client.new.options'), ...props }
  if (decision.kind !== 'form') return <Ask decision={decision} {...face} />
  if (!faces) return <div className="coming" />
  const { below } = faces
  return (
    <OptionForm
      decision={decision}
      {...face}
      faces={faces}
      below={below && (field => below(field, draft, props.speaker))}
    />
  )
}
