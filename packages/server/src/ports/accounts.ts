export interface Person {
  id: string
  name: string
  bot: boolean
  login: string | null
}

/** Who people are. Tokens and passwords come here hashed, and never leave. */
export interface Accounts {
  add(person: Person, tokenHash: string): Promise<void>
  byToken(tokenHash: string): Promise<Person | null>
  byLogin(login: string): Promise<{ person: Person; password: string } | null>
  byId(id: string): Promise<Person | null>
  rename(id: string, name: string): Promise<void>
  /** Gives a guest a login. False: the login is taken, or the guest has one. */
  claim(id: string, login: string, password: string): Promise<boolean>
  admit(id: string, tokenHash: string): Promise<void>
  forget(tokenHash: string): Promise<void>
  mute(id: string, other: string, on: boolean): Promise<void>
  muted(id: string): Promise<string[]>
}
