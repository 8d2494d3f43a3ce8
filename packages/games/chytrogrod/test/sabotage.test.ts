import { describe, expect, test } from 'vitest'
import type { Open } from '@cloak/chytrogrod'
import { decree, drop, empty, lay } from './help.ts'

const statuses = (t: Open, district: 'blue' | 'red' = 'blue') => t.districts[district].laid.map(({ status }) => status)

describe('sabotage', () => {
  test('[CHY-4.2, CHY-4.2a] removes one other card of the district, a rival’s', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'takeover')
      })
      .at('resolve.open', { district: 'blue' })
      .asks(1)
      .prompts('chytrogrod.prompt.sabotage', { district: 'blue' })
      .offers(1)
      .answers(1, 1)
      .told('cardSabotaged', { by: 1, seat: 2, card: 'takeover', district: 'blue' })
      .expect(t => {
        expect(statuses(t)).toEqual(['live', 'removed'])
        expect(t.players[2]!.supporter).toBeNull()
      })
      .settled()
  })

  test('[CHY-4.2a, CHY-13.4, CHY-1.6] or his own; when nothing else is there he must', () => {
    empty(3)
      .table(t => lay(t, 'blue', 1, 'sabotage', 'takeover'))
      .at('resolve.open', { district: 'blue' })
      .asks(1)
      .offers(1)
      .offersNot('refuse')
      .decides(d => expect(d.lapse).toBeUndefined())
      .answers(1, 1)
      .expect(t => expect(t.players[1]!.supporter).toBeNull())
  })

  test('[CHY-4.2b] or sends the supporter of the district home', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage', 'takeover')
        t.players[2]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .offers(1, 'supporter')
      .answers(1, 'supporter')
      .told('supporterSentHome', { by: 1, seat: 2, district: 'blue' })
      .expect(t => expect(t.players.map(({ supporter }) => supporter)).toEqual([null, 'blue', null]))
  })

  test('[CHY-4.2b, CHY-13.4] his own supporter, when it is the only target', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        t.players[1]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .asks(1)
      .offers('supporter')
      .answers(1, 'supporter')
      .expect(t => expect(t.players[1]!.supporter).toBeNull())
  })

  test('[CHY-4.2, CHY-8.3] neither itself nor a decree is a target', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'takeover')
        decree(t, 'blue', 0, 'calm')
      })
      .at('resolve.open', { district: 'blue' })
      .bars(0, 'CHY-4.2')
      .bars('decree', 'CHY-8.3')
      .refuses(1, 0, 'CHY-4.2')
      .refuses(1, 'decree', 'CHY-8.3')
      .refuses(1, 'supporter', 'kernel.no-such-option')
      .refuses(1, 2, 'kernel.no-such-option')
  })

  test('[CHY-4.2] it is decided with all cards of the district face up', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'big', 'buyout4')
      })
      .at('resolve.open', { district: 'blue' })
      .asks(1)
      .sees(0, view => expect(view.districts.blue.laid.map(({ card }) => card)).toEqual(['sabotage', 'big', 'buyout4']))
      .decides(d =>
        expect(d.kind === 'oneOf' && d.of.map(({ label }) => label?.args)).toEqual([
          { seat: 1, card: 'sabotage' },
          { seat: 2, card: 'big' },
          { seat: 2, card: 'buyout4' },
        ]),
      )
  })

  test('[CHY-13.6] alone in a district without supporter it does nothing', () => {
    empty(3)
      .table(t => lay(t, 'blue', 1, 'sabotage'))
      .at('resolve.open', { district: 'blue' })
      .told('sabotageIdle', { seat: 1, district: 'blue' })
      .over()
  })

  test('[CHY-13.6, CHY-13.1] two sabotages are always a target for each other; only one acts', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'sabotage')
      })
      .at('resolve.open', { district: 'blue' })
      .asks(0)
      .answers(0, 2)
      .told('tieBroken', { by: 0, seat: 2, kind: 'sabotage' })
      .asks(2)
      .offers(0)
      .bars(1, 'CHY-4.2')
      .answers(2, 0)
      .expect(t => expect(statuses(t)).toEqual(['removed', 'live']))
      .settled()
  })

  test('[CHY-13.1, CHY-13.5] the sabotage that lost the tie does not act later', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'sabotage', 'takeover')
      })
      .at('resolve.open', { district: 'blue' })
      .answers(0, 1)
      .answers(1, 2)
      .expect(t => expect(statuses(t)).toEqual(['live', 'ignored', 'removed']))
      .over()
  })

  test('[CHY-13.2] a card that a decree ignores is still a target', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'takeover')
        decree(t, 'blue', 0, 'own-business')
      })
      .at('resolve.open', { district: 'blue' })
      .expect(t => expect(statuses(t)).toEqual(['live', 'ignored']))
      .asks(1)
      .answers(1, 1)
      .expect(t => expect(statuses(t)).toEqual(['live', 'removed']))
  })

  test('[CHY-13.3] removing one of two tied takeovers leaves no tie', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 0, 'sabotage')
        lay(t, 'blue', 1, 'takeover')
        lay(t, 'blue', 2, 'takeover')
      })
      .at('resolve.open', { district: 'blue' })
      .answers(0, 2)
      .told('supporterMoved', { seat: 1, district: 'blue' })
      .over()
  })

  test('[CHY-13.7] under Law and Order all sabotages are ignored, and the favourite is not asked', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'sabotage')
        decree(t, 'blue', 0, 'law-and-order')
      })
      .at('resolve.open', { district: 'blue' })
      .told('cardIgnored', { seat: 1, card: 'sabotage' })
      .told('cardIgnored', { seat: 2, card: 'sabotage' })
      .over()
  })

  test('[CHY-13.11] the supporter sent home may be brought back by its owner’s takeover', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'blue', 2, 'takeover')
        t.players[2]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .answers(1, 'supporter')
      .told('supporterSentHome', { seat: 2 })
      .told('supporterMoved', { seat: 2, district: 'blue' })
      .expect(t => expect(t.players[2]!.supporter).toBe('blue'))
  })

  test('[CHY-4.1] a sabotage reaches only its own district', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'sabotage')
        lay(t, 'red', 2, 'takeover')
        drop(t, 'blue', { rum: 1 })
        t.players[0]!.supporter = 'red'
      })
      .script({ step: 'resolve.open', p: { district: 'blue' } }, { step: 'resolve.open', p: { district: 'red' } })
      .told('sabotageIdle')
      .expect(t => expect(t.players.map(({ supporter }) => supporter)).toEqual([null, null, 'red']))
  })
})

describe('takeover', () => {
  test('[CHY-4.3] brings the supporter from the guild board, and sends a rival home', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'takeover')
        t.players[2]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .told('supporterSentHome', { by: 1, seat: 2, district: 'blue' })
      .told('supporterMoved', { seat: 1, district: 'blue' })
      .expect(t => expect(t.players.map(({ supporter }) => supporter)).toEqual([null, 'blue', null]))
      .over()
  })

  test('[CHY-4.3, CHY-13.10] or from another district, wanted or not; that district is free at once', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'takeover')
        lay(t, 'green', 2, 'takeover')
        t.players[1]!.supporter = 'green'
      })
      .script({ step: 'resolve.open', p: { district: 'blue' } }, { step: 'resolve.open', p: { district: 'green' } })
      .untold('supporterSentHome')
      .expect(t => expect(t.players.map(({ supporter }) => supporter)).toEqual([null, 'blue', 'green']))
  })

  test('[CHY-4.3, CHY-13.8] nothing changes for whoever stands there already', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'takeover')
        t.players[1]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .told('takeoverIdle', { seat: 1, district: 'blue' })
      .untold('supporterMoved')
      .expect(t => expect(t.players[1]!.supporter).toBe('blue'))
  })

  test('[CHY-13.9, CHY-6.3] he still takes part in the tie, and chosen he voids the others', () => {
    empty(3)
      .table(t => {
        lay(t, 'blue', 1, 'takeover')
        lay(t, 'blue', 2, 'takeover')
        t.players[1]!.supporter = 'blue'
      })
      .at('resolve.open', { district: 'blue' })
      .asks(0)
      .offers(1, 2)
      .answers(0, 1)
      .told('takeoverIdle', { seat: 1 })
      .expect(t => {
        expect(t.players.map(({ supporter }) => supporter)).toEqual([null, 'blue', null])
        expect(statuses(t)).toEqual(['live', 'ignored'])
      })
      .over()
  })

  test('[CHY-13.5] of three takeovers one takes effect', () => {
    empty(4)
      .table(t => {
        for (const seat of [1, 2, 3]) lay(t, 'blue', seat, 'takeover')
      })
      .at('resolve.open', { district: 'blue' })
      .answers(0, 3)
      .expect(t => {
        expect(t.players.map(({ supporter }) => supporter)).toEqual([null, null, null, 'blue'])
        expect(statuses(t)).toEqual(['ignored', 'ignored', 'live'])
      })
  })
})
