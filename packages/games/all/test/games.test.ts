import { gameNamed, games } from '@cloak/games'
import { afterwards, playOut, Rng, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'

test('no two games share an id', () => {
  expect(new Set(games.map(({ game }) => game.id)).size).toBe(games.length)
})

test('a game is found by its id', () => {
  expect(gameNamed('citadels-2016')?.game.id).toBe('citadels-2016')
  expect(gameNamed('citadels')).toBeUndefined()
  expect(gameNamed('toString')).toBeUndefined()
})

describe.each(games.map(entry => [entry.game.id, entry] as const))('%s', (id, { game, words, locales, round }) => {
  test('plays without its types being known, and counts its rounds', () => {
    const seats = game.seats[0]!
    const options = game.options(seats).lapse as object
    const { state } = start(game, { game: id, rules: game.rules, seats, options, seed: 'a' })
    const begun = round(game.view(state.table, { at: null }))
    playOut(game, state, Rng.from('b'))
    expect(game.standing(afterwards(state)!)).toHaveLength(seats)
    expect(round(game.view(state.table, { at: null }))).toBeGreaterThan(begun)
  })
  test('has a title in each language', () => {
    const key = `${words.namespaces[0]}.title`
    for (const catalogue of Object.values(locales)) expect(catalogue[key]).toBeTruthy()
  })
})
