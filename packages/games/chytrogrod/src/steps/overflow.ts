import { type Chapter, type Split, steps } from '@cloak/kernel'
import { SPACES, type Token, TOKENS } from '../data/pieces.ts'
import { tokensIn, toSupply } from '../tokens.ts'
import type { Chytrogrod } from '../types.ts'

const { asks } = steps<Chytrogrod>()

export const overflow: Chapter<Chytrogrod, 'overflow'> = {
  // CHY-7.4: exactly the surplus, old or new, goods or influence.
  'overflow.return': asks({
    who: (t, { seat }) => (tokensIn(t.players[seat]!.board) > SPACES ? seat : null),
    prompt: (t, { seat }) => ({
      key: 'chytrogrod.prompt.overflow',
      args: { surplus: tokensIn(t.players[seat]!.board) - SPACES },
    }),
    what: (t, { seat }) => {
      const { board } = t.players[seat]!
      const surplus = tokensIn(board) - SPACES
      return {
        kind: 'split',
        rule: 'CHY-7.4',
        of: TOKENS.filter(id => board[id] > 0).map(id => ({ id, max: board[id], ref: { kind: 'token', id } })),
        min: surplus,
        max: surplus,
      } satisfies Split<Token>
    },
    does(x, { seat }, returned) {
      const { board } = x.t.players[seat]!
      for (const token of TOKENS) toSupply(x.t, token, board, returned[token] ?? 0)
      x.tell('tokensReturned', { seat, tokens: returned })
    },
  }),
}
