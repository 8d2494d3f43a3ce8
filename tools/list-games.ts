import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installedList, knackList, readEntries, rulesList, webList } from './games/lists.ts'
import { gameFolders } from './games/workspaces.ts'

/** Writes the lists of games that the rest of the code imports. They follow from the folders, so they are not in the repository. */
const root = resolve(import.meta.dirname, '..')
const games = gameFolders(root)
const entries = await readEntries(root, games)
const ids = entries.map(({ id }) => id)
const twice = ids.find((id, i) => ids.indexOf(id) !== i)
if (twice !== undefined) throw new Error(`two games have the id '${twice}'`)

const lists = {
  'list.ts': installedList(root, games),
  'knacks.ts': knackList(games, ids),
  'rules.ts': rulesList(games, ids),
  'web.ts': webList(root, games, entries),
}
for (const [file, text] of Object.entries(lists)) {
  const path = join(root, 'packages/games/all/src', file)
  // A file that is as it should be keeps its time, so that nothing is built anew for it.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
