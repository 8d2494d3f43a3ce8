import type { CommitmentFault, FairnessFault, FileFault, GameFault } from '@cloak/record'
import type { Speaker } from '@cloak/words'
import { quoted, reasonOf } from './io.ts'
import { explained } from './speak.ts'

/** Why a file is not a saved game; the file's name goes before it. */
export function fileFaultInText(fault: FileFault): string {
  switch (fault.kind) {
    case 'not-json':
      return `is not JSON: ${reasonOf(fault.error)}`
    case 'not-a-game':
      return 'is not a saved game'
    case 'unknown-version':
      return `is a saved game of version ${quoted(fault.version)}; known is ${fault.known}`
    case 'missing-part':
      return `is a saved game without '${fault.part}'`
    case 'extra-part':
      return `is a saved game with ${quoted(fault.part)}, which does not belong there`
    case 'not-an-object':
      return `is a saved game whose '${fault.part}' is not an object`
    case 'not-a-list':
      return `is a saved game whose '${fault.part}' ${fault.part === 'log' ? 'is' : 'are'} not a list`
  }
}

/** What does not hold in a saved game; refusals of the rules are said by the game's speaker. */
export function gameFaultInText(fault: GameFault, speaker: Speaker): string {
  switch (fault.kind) {
    case 'refused':
      return explained(fault.refusal, speaker)
    case 'extra-field':
      return `${quoted(fault.field)} does not belong there`
    case 'unfair':
      return fairnessFaultInText(fault.unfair)
    case 'not-an-entry':
      return 'it is not an entry: at, seat, and an answer or an undo'
    case 'missing-entry':
      return 'there is a digest of it, but no entry'
    case 'other-digest': {
      const recorded = fault.recorded === undefined ? 'missing' : quoted(fault.recorded)
      return `the recorded digest is ${recorded}; it should be ${quoted(fault.computed)}`
    }
    case 'other-standing':
      return 'the recorded standing is not how the game stands'
    case 'crashed':
      return `the rules themselves fail here: ${reasonOf(fault.error)}`
  }
}

/** What is wrong with the part of a file that says where its seed came from. */
export function fairnessFaultInText(fault: FairnessFault): string {
  switch (fault.kind) {
    case 'not-an-object':
      return "'fairness' is not an object"
    case 'unknown-scheme':
      return "'fairness' follows no scheme known here"
    case 'missing-parts':
      return "'fairness' lacks its secret or its salts"
    case 'salt-count':
      return `the salts are ${fault.salts}, the seats ${fault.seats}`
    case 'impossible-salt':
      return `the salt of seat ${fault.seat} is none that a seat can send`
    case 'other-secret':
      return 'the secret is not the one the server had committed to'
    case 'other-seed':
      return 'secret and salts do not make the seed'
  }
}

/** How a file departs from the commitment that was given. */
export function commitmentFaultInText(fault: CommitmentFault): string {
  switch (fault.kind) {
    case 'no-fairness':
      return 'a commitment is given, but the file does not say where its seed came from'
    case 'other-commitment':
      return `the commitment given is ${quoted(fault.shown)}; the file's is ${quoted(fault.recorded)}`
  }
}
