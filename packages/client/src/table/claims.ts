import { type Claim, TALK, TALK_ABOUT } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import type { Say } from '../words/say.ts'

/** A ready-made line in the reader's language. */
export function claimText(say: Say, speaker: Speaker, { key, args = {} }: Claim): string {
  const plain = TALK.find(each => each === key)
  if (plain) return say(plain)
  const about = TALK_ABOUT.find(each => each === key)
  if (!about) return speaker.say({ key, args })
  return say(about, { thing: speaker.say({ key: `ref.${args['kind']}`, args: { id: args['id'] ?? '' } }) })
}
