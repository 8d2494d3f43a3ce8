import { type Chapter, inOrder, type OneOf, type Seat, steps } from '@cloak/kernel'
import { has } from '../reading/city.ts'
import type { Edition } from '../edition.ts'
import { characterOption } from '../naming.ts'
import type { Character, Citadels, T, X } from '../types.ts'

const { does, asks } = steps<Citadels>()

/** CIT-3.2 to 3.4: face up never rank 4; the editions differ in which is laid first, and so in the odds. */
export function dealCharacters(x: X, e: Edition): void {
  const { t, rng } = x
  const plan = e.draft(t.players.length, t.cast.length)
  const pile = rng.shuffle([...t.cast])
  const faceDown = plan.faceDownFirst ? [pile.pop()!] : []
  const faceUp: Character[] = []
  for (let i = pile.length - 1; faceUp.length < plan.faceUp; i--)
    if (e.characters.get(pile[i]!)!.rank !== 4) faceUp.push(pile.splice(i, 1)[0]!)
  if (!plan.faceDownFirst) faceDown.push(rng.draw(pile))
  t.draft = { faceUp, picks: plan.picks, made: 0, from: t.crown, passing: pile, faceDown, out: [], exchange: null }
  if (faceUp.length > 0) x.tell('facedUp', { characters: faceUp })
  plan.picks.forEach((pick, i) => {
    if (pick.before) x.next('draft.prepare', { pick: i })
    x.next(pick.discards ? 'draft.keepAndDiscard' : 'draft.keep', { pick: i })
  })
  x.next('draft.done')
}

const chooserOf = (t: T, { pick }: { pick: number }): Seat =>
  (t.draft.from + t.draft.picks[pick]!.place) % t.players.length

function keep(x: X, seat: Seat, kept: Character, discarded: Character | null): void {
  const { draft, players } = x.t
  const player = players[seat]!
  player.picks = [...player.picks, { saw: draft.passing, kept, discarded }]
  player.characters = [...player.characters, kept]
  draft.passing = draft.passing.filter(c => c !== kept && c !== discarded)
  if (discarded !== null) draft.out = [...draft.out, discarded]
  draft.made++
  x.tell('kept', { seat, left: draft.passing.length }, [seat], { character: kept })
}

export const draft = (e: Edition): Chapter<Citadels, 'draft'> => ({
  'draft.prepare': does((x, { pick }) => {
    const { draft } = x.t
    const pile = [...draft.passing]
    if (draft.picks[pick]!.before === 'take-face-down') {
      pile.push(...draft.faceDown) // CIT-3.7
      draft.faceDown = []
    } else draft.out = [...draft.out, x.rng.draw(pile)] // CIT-3.9 step 3
    draft.passing = pile
  }),

  'draft.keep': asks({
    who: chooserOf,
    prompt: 'citadels.prompt.keep',
    what: (t): OneOf<Character> => ({ kind: 'oneOf', of: t.draft.passing.map(characterOption) }),
    does: (x, _, kept, seat) => keep(x, seat, kept, null),
  }),

  'draft.keepAndDiscard': asks({
    who: chooserOf,
    prompt: 'citadels.prompt.keep-and-discard',
    what: t =>
      inOrder(t.draft.passing.map(characterOption), [
        { kind: 'draft', id: 'keep' },
        { kind: 'draft', id: 'discard' },
      ]),
    does: (x, _, [kept, discarded], seat) => keep(x, seat, kept!, discarded!),
  }),

  // The pile that nobody chose from goes face down (CIT-3.5); then the Theater's moment (CIT-3.11).
  'draft.done': does(x => {
    const { draft, players } = x.t
    draft.out = [...draft.out, ...draft.passing]
    draft.passing = []
    for (const { key, onSelectionEnd } of e.speakers.onSelectionEnd)
      for (let seat = 0; seat < players.length; seat++) if (has(x.t, seat, key)) onSelectionEnd!(x, seat)
    x.next('round.call', { rank: 1 })
  }),
})
