import { ordinal } from 'openskill'
import { describe, expect, test } from 'vitest'
import type { Outcome, Skill } from '../../src/ports/records.ts'
import type { Stores } from '../../src/sql/database.ts'
import { rated } from '../../src/tables/archive.ts'

const listed = (id: string, more: object = {}) => ({
  id,
  game: 'g',
  host: 'h',
  listed: true,
  status: 'gathering' as const,
  seats: 4,
  taken: 1,
  opened: Date.UTC(2026, 0, 1),
  rated: true,
  wakes: null,
  stays: Date.UTC(2026, 0, 2),
  ...more,
})
const row = (id: string, more: object = {}) => ({ ...listed(id), people: ['h'], ...more })

/** What every database must do for us. The same suite runs on each. */
export function portSuite(name: string, stores: () => Stores): void {
  describe(`the ports on ${name}`, () => {
    test('journal: of two who write the same line one succeeds, and the line is his', async () => {
      const { journal } = stores()
      expect(await journal.append('lock', 1, 'first')).toBe(true)
      const both = await Promise.all([journal.append('lock', 2, 'one'), journal.append('lock', 2, 'other')])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await journal.read('lock', 0)).toEqual([
        { seq: 1, line: 'first' },
        { seq: 2, line: both[0] ? 'one' : 'other' },
      ])
    })
    test('journal: lines are read in order and after the one that is known', async () => {
      const { journal } = stores()
      for (let seq = 1; seq <= 12; seq++) expect(await journal.append('order', seq, `l${seq}`)).toBe(true)
      expect((await journal.read('order', 9)).map(({ line }) => line)).toEqual(['l10', 'l11', 'l12'])
      expect(await journal.read('order', 12)).toEqual([])
      expect(await journal.read('nothing', 0)).toEqual([])
    })
    test('journal: many tables at once', async () => {
      const { journal } = stores()
      const written = await Promise.all(Array.from({ length: 500 }, (_, i) => journal.append(`many${i}`, 1, 'x')))
      expect(written.every(Boolean)).toBe(true)
      expect(await journal.read('many499', 0)).toHaveLength(1)
    })
    test('journal: text comes back as it went', async () => {
      const { journal } = stores()
      const odd = JSON.stringify({ text: 'Chytrogród „ősz” \u{1F451} \\ \' " \n ☃' })
      await journal.append('odd', 1, odd)
      expect((await journal.read('odd', 0))[0]!.line).toBe(odd)
    })
    test('journal: the last snapshot is kept', async () => {
      const { journal } = stores()
      expect(await journal.kept('snap')).toBeNull()
      await journal.keep('snap', { seq: 3, stamp: 'a', body: '{}' })
      await journal.keep('snap', { seq: 5, stamp: 'b', body: '[]' })
      expect(await journal.kept('snap')).toEqual({ seq: 5, stamp: 'b', body: '[]' })
    })
    test('index: it is written with the line, or not at all', async () => {
      const { journal, records } = stores()
      await journal.append('index', 1, 'x', row('index'))
      expect(await journal.append('index', 1, 'y', row('index', { status: 'playing' }))).toBe(false)
      const found = async () => (await records.listed(0)).find(({ id }) => id === 'index')
      expect(await found()).toEqual(listed('index'))
      await journal.append('index', 2, 'y', row('index', { status: 'playing', taken: 4, wakes: 1000, rated: false }))
      expect(await found()).toMatchObject({ status: 'playing', taken: 4, wakes: 1000, rated: false })
      expect(await records.playing()).toContain('index')
      expect(await records.due(999)).not.toContain('index')
      expect(await records.due(1000)).toContain('index')
      await journal.append('index', 3, 'z', row('index', { status: 'over' }))
      expect(await found()).toBeUndefined()
    })
    test('index: a public table stays in the list until its hour has come, or longer if somebody is there', async () => {
      const { journal, records } = stores()
      const shown = async (now: number) => (await records.listed(now)).some(({ id }) => id === 'stays')
      await journal.append('stays', 1, 'x', row('stays', { stays: 1000 }))
      expect([await shown(1000), await shown(1001)]).toEqual([true, false])
      await records.attend('stays', 2000)
      expect([await shown(2000), await shown(2001)]).toEqual([true, false])
      await journal.append('stays', 2, 'y', row('stays', { status: 'playing', stays: 3000 }))
      expect([await shown(3000), await shown(3001)]).toEqual([true, false])
    })
    test('index: one table is summed up with its host’s name, and nothing of its journal is read', async () => {
      const { journal, records, accounts } = stores()
      await accounts.add({ id: 'summing-host', name: 'Zofia', bot: false, login: null }, 'hash-summing-host')
      await journal.append('summed', 1, 'x', row('summed', { host: 'summing-host', taken: 2 }))
      const { game, seats } = listed('summed')
      expect(await records.summary('summed')).toEqual({ game, status: 'gathering', seats, taken: 2, host: 'Zofia' })
      expect(await records.summary('not-there')).toBeNull()
    })
    test('index: how many tables of one host are in the list and gather', async () => {
      const { journal, records } = stores()
      const mine = { host: 'busy-host', stays: 1000 }
      await journal.append('busy-1', 1, 'x', row('busy-1', mine))
      await journal.append('busy-2', 1, 'x', row('busy-2', { ...mine, stays: 2000 }))
      await journal.append('busy-3', 1, 'x', row('busy-3', { ...mine, listed: false }))
      await journal.append('busy-4', 1, 'x', row('busy-4', { ...mine, status: 'playing' }))
      expect([await records.gathering('busy-host', 1000), await records.gathering('busy-host', 1001)]).toEqual([2, 1])
      expect(await records.gathering('nobody', 0)).toBe(0)
    })
    test('index: games that are over and not filed are found until they are', async () => {
      const { journal, records } = stores()
      await journal.append('unfiled', 1, 'x', row('unfiled', { status: 'over' }))
      await journal.append('unfinished', 1, 'x', row('unfinished', { status: 'playing' }))
      const among = async (id: string) => (await records.unfiled()).includes(id)
      expect([await among('unfiled'), await among('unfinished')]).toEqual([true, false])
      const outcome = { table: 'unfiled', seat: 0, who: 'w', game: 'g', place: 1, score: 1, of: 1, ended: 5 }
      await records.finish([outcome], () => [])
      expect(await among('unfiled')).toBe(false)
    })
    test('index: people find their own tables, in play or over, and not those they rose from', async () => {
      const { journal, records } = stores()
      const at = (opened: number, status: string, ...people: string[]) => ({ opened, status, people })
      await journal.append('mine1', 1, 'x', row('mine1', at(1, 'gathering', 'h', 'me')))
      await journal.append('mine2', 1, 'x', row('mine2', at(2, 'over', 'h', 'me')))
      await journal.append('mine3', 1, 'x', row('mine3', at(3, 'gathering', 'h', 'me', 'you')))
      await journal.append('mine4', 1, 'x', row('mine4', at(4, 'playing', 'you', 'me')))
      await journal.append('mine3', 2, 'y', row('mine3', at(3, 'gathering', 'h', 'you')))
      const outcome = { table: 'mine2', seat: 0, who: 'me', game: 'g', place: 2, score: 1, of: 4, ended: 5 }
      await records.finish([outcome], () => [])
      const mine = async (who: string) => (await records.mine(who)).map(({ id, place }) => [id, place])
      expect(await mine('me')).toEqual([
        ['mine4', null],
        ['mine1', null],
        ['mine2', 2],
      ])
      expect(await mine('you')).toEqual([
        ['mine4', null],
        ['mine3', null],
      ])
      await journal.append('mine1', 2, 'y', row('mine1', at(1, 'closed', 'h', 'me')))
      expect((await mine('me')).map(([id]) => id)).toEqual(['mine4', 'mine2'])
    })
    test('accounts: of two who claim one login at once one gets it, and the other is told so', async () => {
      const { accounts } = stores()
      for (const id of ['c1', 'c2', 'c3']) await accounts.add({ id, name: id, bot: false, login: null }, `hash-${id}`)
      const claims = await Promise.all(['c1', 'c2', 'c3'].map(id => accounts.claim(id, 'same@x', `sealed-${id}`)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      const winner = ['c1', 'c2', 'c3'][claims.indexOf(true)]
      expect(await accounts.byLogin('same@x')).toMatchObject({ person: { id: winner }, password: `sealed-${winner}` })
    })
    test('accounts: tokens, logins, names', async () => {
      const { accounts } = stores()
      const ann = { id: 'ann', name: 'Ann', bot: false, login: null }
      await accounts.add(ann, 'hash1')
      await accounts.add({ id: 'bob', name: 'Bob', bot: true, login: null }, 'hash2')
      expect(await accounts.byToken('hash1')).toEqual(ann)
      expect(await accounts.byToken('hash2')).toMatchObject({ bot: true })
      expect(await accounts.byToken('nope')).toBeNull()
      expect(await accounts.claim('ann', 'ann@x', 'sealed')).toBe(true)
      expect(await accounts.claim('ann', 'ann2', 'sealed')).toBe(false)
      expect(await accounts.claim('bob', 'ann@x', 'sealed')).toBe(false)
      expect(await accounts.byLogin('ann@x')).toMatchObject({ person: { id: 'ann' }, password: 'sealed' })
      expect(await accounts.byLogin('bob')).toBeNull()
      await accounts.admit('ann', 'hash3')
      await accounts.rename('ann', 'Anna')
      expect(await accounts.byToken('hash3')).toMatchObject({ id: 'ann', name: 'Anna' })
      await accounts.forget('hash1')
      expect(await accounts.byToken('hash1')).toBeNull()
    })
    test('accounts: whom one does not want to hear', async () => {
      const { accounts } = stores()
      await accounts.mute('m', 'x', true)
      await accounts.mute('m', 'x', true)
      await accounts.mute('m', 'y', true)
      await accounts.mute('m', 'x', false)
      expect(await accounts.muted('m')).toEqual(['y'])
    })
    test('passkeys: a challenge is taken once, by whom it was made for, and in time', async () => {
      const { passkeys } = stores()
      await passkeys.challenge('one', 'ann', 1000, 2000)
      expect(await passkeys.take('one', 'bob', 1500)).toBe(false)
      expect(await passkeys.take('one', 'ann', 1500)).toBe(false)
      await passkeys.challenge('two', null, 1000, 2000)
      const takes = await Promise.all([1, 2, 3].map(() => passkeys.take('two', null, 1999)))
      expect(takes.filter(Boolean)).toHaveLength(1)
      await passkeys.challenge('late', null, 1000, 2000)
      expect(await passkeys.take('late', null, 2000)).toBe(false)
      expect(await passkeys.take('never', null, 0)).toBe(false)
      await passkeys.challenge('old', null, 1000, 2000)
      await passkeys.challenge('new', null, 2000, 3000)
      expect(await passkeys.take('old', null, 1500)).toBe(false)
      expect(await passkeys.take('new', null, 2500)).toBe(true)
    })
    test('passkeys: kept, counted, named and removed by their owner alone', async () => {
      const { accounts, passkeys } = stores()
      for (const id of ['pk1', 'pk2']) await accounts.add({ id, name: id, bot: false, login: null }, `hash-${id}`)
      const passkey = (id: string, made: number) => ({
        id,
        person: 'pk1',
        name: 'Laptop',
        key: 'AAAA',
        counter: 0,
        transports: ['internal', 'hybrid'],
        made,
        used: null,
      })
      expect(await passkeys.add(passkey('b', 2))).toBe(true)
      expect(await passkeys.add(passkey('a', 1))).toBe(true)
      expect(await passkeys.add({ ...passkey('a', 3), person: 'pk2' })).toBe(false)
      expect(await passkeys.of('pk1')).toEqual([passkey('a', 1), passkey('b', 2)])
      expect(await passkeys.of('pk2')).toEqual([])
      expect(await passkeys.use('a', 0, 4_000_000_000, 9)).toBe(true)
      expect(await passkeys.use('a', 0, 5, 9)).toBe(false)
      expect(await passkeys.use('none', 0, 5, 9)).toBe(false)
      expect(await passkeys.byId('a')).toEqual({ ...passkey('a', 1), counter: 4_000_000_000, used: 9 })
      expect(await passkeys.rename('pk2', 'a', 'Mine')).toBe(false)
      expect(await passkeys.rename('pk1', 'a', 'Phone')).toBe(true)
      expect(await passkeys.remove('pk2', 'a')).toBe(false)
      expect(await passkeys.remove('pk1', 'b')).toBe(true)
      expect((await passkeys.of('pk1')).map(({ name }) => name)).toEqual(['Phone'])
      expect(await passkeys.byId('b')).toBeNull()
    })
    test('lines, people and results are written at the same time, and none gets in the way of another', async () => {
      const { journal, accounts, records } = stores()
      const outcome = (i: number): Outcome => ({
        table: `busy${i}`,
        seat: 0,
        who: `w${i % 3}`,
        game: 'bg',
        place: 1,
        score: 1,
        of: 1,
        ended: i,
      })
      const all = await Promise.all(
        Array.from({ length: 40 }, (_, i) => [
          journal.append(`busy${i}`, 1, 'x'),
          accounts.add({ id: `busy${i}`, name: 'B', bot: false, login: null }, `busy${i}`).then(() => true),
          records.finish([outcome(i)], () => []),
          new Promise(settle => setTimeout(settle, i)).then(() => journal.append(`busy${i}`, 2, 'y')),
        ]).flat(),
      )
      expect(all).toEqual(Array(160).fill(true))
    })
    test('records: a game is filed once, and moves ratings once', async () => {
      const { records } = stores()
      const outcomes = ['p', 'q', 'bot:random'].map((who, seat): Outcome => ({
        table: 'filed',
        seat,
        who,
        game: 'rg',
        place: seat + 1,
        score: 10 - seat,
        of: 3,
        ended: 5,
      }))
      const rate = (before: Parameters<typeof rated>[1]) => rated(outcomes, before)
      const first = await Promise.allSettled([records.finish(outcomes, rate), records.finish(outcomes, rate)])
      expect(first.filter(r => r.status === 'fulfilled' && r.value)).toHaveLength(1)
      expect(await records.finish(outcomes, rate)).toBe(false)
      const skills = await records.skills({ game: 'rg' })
      expect(skills.map(({ who, games }) => [who, games])).toEqual([
        ['p', 1],
        ['q', 1],
        ['bot:random', 1],
      ])
      expect(skills[0]!.mu).toBeGreaterThan(25)
      expect(await records.outcomesOf('p', null)).toEqual([{ ...outcomes[0], rated: false, open: false }])
    })
    test('records: games that end at the same moment all count', async () => {
      const { records } = stores()
      const ends = Array.from({ length: 12 }, (_, i) => {
        const outcomes = ['one', 'other'].map((who, seat): Outcome => ({
          table: `same${i}`,
          seat,
          who,
          game: 'sg',
          place: seat + 1,
          score: 0,
          of: 2,
          ended: i,
        }))
        return records.finish(outcomes, before => rated(outcomes, before))
      })
      expect(await Promise.all(ends)).toEqual(Array(12).fill(true))
      expect((await records.skills({ game: 'sg' })).map(({ games }) => games)).toEqual([12, 12])
    })
    test('records: the best are the best as they are shown, sure ones before lucky ones, and those are not cut off', async () => {
      const { records } = stores()
      const skill = (who: string, mu: number, sigma: number): Skill => ({ who, game: 'bs', mu, sigma, games: 1 })
      const lucky = Array.from({ length: 120 }, (_, i) => skill(`lucky${i}`, 40 + i / 10, 8 + i / 100))
      const sure = Array.from({ length: 5 }, (_, i) => skill(`sure${i}`, 33 + i, 1))
      const one = { table: 'best', seat: 0, who: 'lucky0', game: 'bs', place: 1, score: 1, of: 1, ended: 1 }
      await records.finish([one], () => [...lucky, ...sure])
      const best = await records.skills({ game: 'bs' })
      const shown = ({ mu, sigma }: Skill) => ordinal({ mu, sigma })
      const all = [...lucky, ...sure].toSorted((a, b) => shown(b) - shown(a)).slice(0, 100)
      expect(best.map(({ who }) => who)).toEqual(all.map(({ who }) => who))
      expect(best.slice(0, 5).map(({ who }) => who)).toEqual(['sure4', 'sure3', 'sure2', 'sure1', 'sure0'])
    })
    test('uptime: the time when nobody was up is written down, a short rest is not', async () => {
      const { uptime } = stores()
      await uptime.wake(1_000_000)
      expect(await uptime.downtimes(0)).toEqual([])
      await uptime.beat('n', 1_000_000)
      await uptime.wake(1_003_000)
      expect(await uptime.downtimes(0)).toEqual([])
      await uptime.beat('n', 1_003_000)
      await uptime.wake(2_000_000)
      expect(await uptime.downtimes(0)).toEqual([{ since: 1_003_000, until: 2_000_000 }])
      expect(await uptime.downtimes(2_000_000)).toEqual([])
    })
    test('uptime: a time that several nodes have written down counts once', async () => {
      const { uptime } = stores()
      const HOUR = 3_600_000
      const from = Date.UTC(2040, 0, 1)
      await uptime.beat('last', from)
      // Both read of the same last sign of life before either has given one.
      await Promise.all([uptime.wake(from + HOUR), uptime.wake(from + HOUR + 20)])
      await uptime.beat('one', from + 2 * HOUR)
      await uptime.wake(from + 4 * HOUR)
      const downs = await uptime.downtimes(from)
      expect(downs.map(({ since, until }) => [since - from, until - from])).toEqual([
        [0, expect.toSatisfy((until: number) => until === HOUR || until === HOUR + 20) as number],
        [2 * HOUR, 4 * HOUR],
      ])
    })
    test('lease: who holds it holds it again, and lets go', async () => {
      const { lease } = stores()
      expect(await lease.hold('t')).toBe(true)
      expect(await lease.hold('t')).toBe(true)
      await lease.release('t')
      expect(await lease.hold('t')).toBe(true)
    })
    test('reach: the database is there', async () => {
      await expect(stores().reach()).resolves.toBeUndefined()
    })
  })
}
