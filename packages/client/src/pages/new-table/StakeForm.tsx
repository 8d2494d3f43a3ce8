import { Choice } from '@cloak/parts/ask/Choice.tsx'
import { useSay } from '../../words/say.ts'

const STAKES = ['rated', 'casual'] as const

/** Does the result count? */
export function StakeForm({ rated, onRated }: { rated: boolean; onRated(rated: boolean): void }) {
  const say = useSay()
  const stake = rated ? 'rated' : 'casual'
  return (
    <fieldset>
      <legend>{say('client.new.stake')}</legend>
      <div className="choices">
        {STAKES.map(each => (
          <Choice
            key={each}
            chosen={each === stake}
            why={null}
            onChoose={() => onRated(each === 'rated')}
            onWhy={() => {}}
          >
            {say(`client.new.${each}`)}
          </Choice>
        ))}
      </div>
      <p className="hint">{say(`client.new.${stake}-hint`)}</p>
    </fieldset>
  )
}
