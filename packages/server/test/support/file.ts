import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Does something to a server's file while it is down, or looks into it. */
export function inFile<R>(dir: string, does: (file: DatabaseSync) => R): R {
  const file = new DatabaseSync(join(dir, 'cloak.sqlite'))
  try {
    return does(file)
  } finally {
    file.close()
  }
}
