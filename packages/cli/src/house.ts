import { readFileSync, statSync } from 'node:fs'
import { type InstalledGame, gameNamed, withHouse } from '@cloak/games'
import { Misuse, reasonOf } from './io.ts'
import { explained, inEnglish } from './speak.ts'

/** Finds a game by its id. */
export type Find = (id: string) => InstalledGame | undefined

const LARGEST = 1024 * 1024

/** With `--house FILE`, the games are those of the register and the one that the host's values make. */
export function findWith(path: string | undefined): Find {
  if (path === undefined) return gameNamed
  const values = valuesIn(path)
  return id => {
    const plain = gameNamed(id.split('+')[0]!)
    if (!plain) return undefined
    const own = withHouse(plain, values)
    if ('rule' in own) throw new Misuse(`--house cannot be so: ${explained(own, inEnglish(plain))}`)
    return id === plain.game.id || id === own.game.id ? own : undefined
  }
}

function valuesIn(path: string): unknown {
  try {
    if (statSync(path).size > LARGEST) throw new Error('it is larger than 1 MB')
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Misuse(`--house: '${path}' cannot be read: ${reasonOf(error)}`)
  }
}
