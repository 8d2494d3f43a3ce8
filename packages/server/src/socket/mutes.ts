import type { Accounts } from '../ports/accounts.ts'

/** Whom people do not want to hear: one list a person, however many connections they have. */
export interface Mutes {
  take(person: string): Promise<Set<string>>
  /** As often as it was taken. */
  leave(person: string): void
}

export function mutes(accounts: Pick<Accounts, 'muted'>): Mutes {
  const held = new Map<string, { list: Promise<Set<string>>; times: number }>()
  function leave(person: string): void {
    const found = held.get(person)
    if (found && --found.times === 0) held.delete(person)
  }
  return {
    async take(person) {
      const found = held.get(person) ?? { list: accounts.muted(person).then(list => new Set(list)), times: 0 }
      found.times++
      held.set(person, found)
      try {
        return await found.list
      } catch (error) {
        leave(person)
        throw error
      }
    },
    leave,
  }
}
