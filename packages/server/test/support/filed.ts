import { ask } from './client.ts'
import { type Party, untilNone } from './party.ts'

interface Profile {
  results: { table: string | null; place: number }[]
  ratings: { games: number }[]
}
/** What the profile of somebody who has played this one game and no other says of it, in short. */
export async function profileOf(address: string, { id, token }: { id: string; token: string }): Promise<string> {
  const { said } = await ask<Profile>(address, 'GET', `/api/people/${id}`, { token })
  const results = said.results.map(({ table, place }) => `${table} ${place}`)
  return `${results.join()}; rated ${said.ratings.map(({ games }) => games).join()}`
}

/**
 * Waits until every game that has ended is in the profiles of those who played it, and has moved their ratings: each once.
 * Nobody plays two. A profile opens no table, so nothing is filed by being looked for.
 */
export async function filedOnce(crowd: Party, address: string): Promise<void> {
  const people = (await crowd.ended()).flatMap(([{ id, wish, robots }, standing]) =>
    robots.slice(0, wish.people).map(({ who }, seat) => ({ who, right: `${id} ${standing[seat]!.place}; rated 1` })),
  )
  await untilNone(async () => {
    const found = await Promise.all(
      people.map(async ({ who, right }) => [await profileOf(address, who), right] as const),
    )
    return found.flatMap(([is, right]) => (is === right ? [] : [`${is} instead of ${right}`]))
  })
}
