import type { Seat } from '@cloak/kernel'
import type { Character, Rank } from './pieces.ts'

/** A question that a card asks apart from its owner's menu; `n` stands for what it is about (question.ts). */
export interface CardAsk {
  ask: string
  seat: Seat
  as: Character | null
  n: number
}
export interface Acting {
  seat: Seat
  as: Character
}
export type Steps = {
  'round.begin': {}
  'round.call': { rank: Rank }
  'round.end': {}
  'round.heirShown': { heir: Seat }
  'round.close': {}
  'draft.prepare': { pick: number }
  'draft.keep': { pick: number }
  'draft.keepAndDiscard': { pick: number }
  'draft.done': {}
  'gather.must': Acting
  'gather.keep': Acting
  'gather.keepSome': Acting & { keep: number }
  'turn.begin': Acting
  'turn.act': Acting
  'turn.resume': Acting
  'turn.bewitched': Acting
  'turn.close': Acting
  'threat.bribe': Acting
  'threat.reveal': Acting
  'threat.lift': Acting
  'build.warrant': {}
  'build.stand': {}
  'card.asks': CardAsk
}
