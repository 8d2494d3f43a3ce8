import { link } from '../connection/link.ts'

const KEPT = 'cloak.muted'

/** Somebody whose talk one does not hear. The server keeps to it on every device; names are known here alone. */
export interface Muted {
  person: string
  name: string
}

export const muted = (): Muted[] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Muted[]
export const isMuted = (person: string): boolean => muted().some(each => each.person === person)

export function keepMuted(who: Muted, on: boolean): void {
  const others = muted().filter(({ person }) => person !== who.person)
  localStorage.setItem(KEPT, JSON.stringify(on ? [...others, who] : others))
}

/** Hears somebody again, away from any table. */
export async function hearAgain(who: Muted): Promise<void> {
  const deaf = (): void => {}
  const own = link({ state: deaf, notice: deaf, missed: deaf, held: deaf, onOpen: () => ({ kind: 'ping' }) })
  const reply = await own.send({ kind: 'mute', person: who.person, on: false })
  own.close()
  if (reply.kind === 'done') keepMuted(who, false)
}
