import type { Character, Citadels } from '@cloak/citadels-core'
import type { Scene } from '@cloak/kit'
import { calling, type Change, holds, rankOf } from './help.ts'

/** The Witch, at seat 0, has bewitched this character of seat 1, who is called and takes 2 gold as his action. */
export const resumed = (character: Character, change: Change = () => {}): Scene<Citadels> =>
  calling(4, rankOf(character), t => {
    holds(t, { 0: 'witch', 1: character })
    t.bewitched = { by: 0, character }
    change(t)
  })
    .asks(1)
    .prompts('citadels.prompt.gather')
    .answers(1, 'gold')
