import { describe, expect, test } from 'vitest'
import { acting, calling, gold, hand, holds, threats, warrants } from './help.ts'
import { alike, all, but } from './watching.ts'

// CIT-8.10 moment by moment: what all see, what some see besides, and that two tables which differ only in what is
// hidden at that moment are alike to everybody else.

describe('[CIT-8.10, CIT-6.1.3l] warrants', () => {
  const placed = (...on: string[]) =>
    acting(4, 'magistrate', t => holds(t, { 0: 'magistrate', 1: 'king', 2: 'bishop', 3: 'merchant' })).answers(0, {
      do: 'warrants',
      with: on,
    })

  test('placed: all see on which characters; he alone sees the faces', () => {
    const s = placed('bishop', 'merchant', 'king')
    for (const eye of all) s.heard(eye, 'warranted', { by: 0, characters: ['king', 'bishop', 'merchant'] })
    for (const eye of but(0)) s.unheard(eye, 'signed').sees(eye, v => expect(v.players[0]!.signed).toBeNull())
    s.heard(0, 'warranted', { signed: 'bishop' }).sees(0, v => expect(v.players[0]!.signed).toBe('bishop'))
    for (const other of [
      placed('merchant', 'bishop', 'king'),
      placed('king', 'merchant', 'bishop'),
      placed('bishop', 'king', 'merchant'),
    ])
      alike(s, other, but(0))
  })

  /** The Merchant builds; the signed warrant lies on him, or on the Bishop. */
  const window = (signed: string, unsigned: string) =>
    calling(4, 6, t => {
      holds(t, { 0: 'magistrate', 1: 'king', 2: 'bishop', 3: 'merchant' })
      warrants(t, 0, signed, unsigned, 'king')
      hand(t, 3, 'tavern', 'market')
    })
      .answers(3, { do: 'gather', with: 'gold' })
      .answers(3, { do: 'build', with: 'tavern' })

  test('the window: all see that the Magistrate is asked, signed or not; declined, they look alike to the end', () => {
    const [signed, unsigned] = [window('merchant', 'bishop'), window('bishop', 'merchant')]
    for (const s of [signed, unsigned])
      for (const eye of all) s.sees(eye, (_, seen) => expect(seen.waiting).toEqual([0]))
    alike(signed, unsigned, but(0))
    signed.offers('confiscate', 'let-be')
    unsigned.offers('let-be').bars('confiscate', 'CIT-6.1.3b')
    for (const s of [signed, unsigned]) s.answers(0, 'let-be').asks(3)
    alike(signed, unsigned, but(0))
    for (const s of [signed, unsigned]) s.answers(3, { do: 'end' })
    alike(signed, unsigned, but(0))
  })

  test('revealed: all see what was confiscated, and then know which was signed', () => {
    const s = window('merchant', 'bishop').answers(0, 'confiscate')
    for (const eye of all)
      s.heard(eye, 'confiscated', { by: 0, seat: 3, card: 'tavern', gold: 1 }).sees(eye, v =>
        expect(v.warrants!.shown).toBe(true),
      )
  })

  test('a signed warrant that was never served is taken away unseen', () => {
    const over = (signed: string, unsigned: string) => {
      const s = calling(4, 8, t => {
        holds(t, { 0: 'magistrate', 1: 'king', 2: 'bishop', 3: 'warlord' })
        warrants(t, 0, signed, unsigned, 'thief')
      })
      return s.answers(3, { do: 'gather', with: 'gold' }).answers(3, { do: 'end' }).told('roundBegan')
    }
    alike(over('king', 'bishop'), over('bishop', 'king'), all)
  })
})

describe('[CIT-8.10, CIT-6.2.3] threats', () => {
  test('placed: all see on which characters; he alone sees the faces', () => {
    const placed = (...on: string[]) =>
      acting(4, 'blackmailer', t => holds(t, { 0: 'blackmailer', 1: 'king', 2: 'bishop' })).answers(0, {
        do: 'threaten',
        with: on,
      })
    const s = placed('bishop', 'king')
    for (const eye of all) s.heard(eye, 'threatened', { by: 0, characters: ['king', 'bishop'] })
    for (const eye of but(0)) s.unheard(eye, 'flowered').sees(eye, v => expect(v.players[0]!.flowered).toBeNull())
    s.heard(0, 'threatened', { flowered: 'bishop' }).sees(0, v => expect(v.players[0]!.flowered).toBe('bishop'))
    alike(s, placed('king', 'bishop'), but(0))
  })

  const threatened = (flowered: string, plain: string) =>
    calling(4, 5, t => {
      holds(t, { 0: 'blackmailer', 1: 'warlord', 2: 'bishop', 3: 'merchant' })
      threats(t, 0, flowered, plain)
      gold(t, 2, 5)
    }).answers(2, 'gold')
  const [flowered, plain] = [['bishop', 'merchant'] as const, ['merchant', 'bishop'] as const]

  test('bribe: the amount; the marker leaves unseen', () => {
    const bribed = (on: readonly [string, string]) => threatened(...on).answers(2, 'pay')
    for (const eye of all)
      bribed(flowered)
        .heard(eye, 'bribed', { seat: 2, by: 0, gold: 3 })
        .sees(eye, v => expect(v.threats!.on).toEqual(['merchant']))
    alike(bribed(flowered), bribed(plain), but(0))
  })

  test('not bribed and let be: nobody learns the face', () => {
    const refused = (on: readonly [string, string]) => threatened(...on).answers(2, 'refuse')
    alike(refused(flowered), refused(plain), but(0))
    const stood = (on: readonly [string, string]) => refused(on).answers(0, 'let-be')
    for (const eye of all) stood(flowered).heard(eye, 'threatStood', { seat: 2, by: 0 })
    alike(stood(flowered), stood(plain), but(0))
  })

  test('not bribed and revealed: all see the face', () => {
    const revealed = (on: readonly [string, string]) =>
      threatened(...on)
        .answers(2, 'refuse')
        .answers(0, 'reveal')
    for (const eye of all) {
      revealed(flowered).heard(eye, 'unmasked', { seat: 2, by: 0, flower: 'yes', gold: 7 })
      revealed(plain).heard(eye, 'unmasked', { seat: 2, by: 0, flower: 'no', gold: 0 })
    }
  })

  test('a marker that was never met is taken away unseen', () => {
    const over = (on: readonly [string, string]) => {
      const s = calling(4, 8, t => {
        holds(t, { 0: 'blackmailer', 1: 'warlord', 2: 'architect', 3: 'king' })
        threats(t, 0, ...on)
      })
      return s.answers(1, { do: 'gather', with: 'gold' }).answers(1, { do: 'end' }).told('roundBegan')
    }
    alike(over(flowered), over(plain), all)
  })
})
