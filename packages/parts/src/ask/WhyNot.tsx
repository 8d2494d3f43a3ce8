import type { Why } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { pageOfRule } from '../book/pages.ts'
import { useSay } from '../language/language.ts'

/** Why something cannot be done, and where the rules say so. */
export function WhyNot({ why, speaker }: { why: Why; speaker: Speaker }) {
  const say = useSay()
  const page = pageOfRule(why.rule)
  return (
    <p className="why" role="alert">
      {speaker.say(why)}{' '}
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {say('parts.ask.rule', { rule: why.rule })}
        </a>
      )}
    </p>
  )
}
