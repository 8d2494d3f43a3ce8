import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isKnown, keysIn, namespacesOf } from './keys.ts'
import { judgeLocale, readMessages, type Findings, type Messages, type Same } from './locale.ts'
import { languages } from './message.ts'

/** Where message keys are written as plain strings. */
const SPEAKING = ['packages/kernel/src/**/*.ts', 'packages/games/*/src/**/*.ts', 'packages/server/src/web/**/*.ts']

/** Checks every locale folder under `root`, and every message key the kernel, the games and the server use. */
export async function checkWords(root: string): Promise<Findings & { messages: number; folders: number }> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  const find = async (pattern: string): Promise<string[]> =>
    (await Array.fromAsync(glob(pattern, { cwd: root, exclude: ['**/node_modules'] }))).sort()

  const faults: string[] = []
  const warnings: string[] = []
  /** Every key, and the folder that has it. */
  const known = new Map<string, string>()
  const folders = new Set((await find('packages/**/locales/*.json')).map(path => dirname(path)))

  for (const folder of folders) {
    const locale: { [language: string]: Messages } = {}
    for (const language of languages) {
      const path = join(folder, `${language}.json`)
      if (!existsSync(join(root, path))) {
        // A new game may begin in English alone.
        const isGame = folder.startsWith('packages/games/') && language !== 'en'
        if (isGame) warnings.push(`${path} does not exist: English is said in its place`)
        else faults.push(`${path} does not exist`)
        continue
      }
      const messages = readMessages(await read(path))
      if (typeof messages === 'string') faults.push(`${path} ${messages}`)
      else locale[language] = messages
    }
    for (const key of Object.keys(locale['en'] ?? {})) {
      const other = known.get(key)
      if (other) faults.push(`${folder}/en.json '${key}' stands in ${other} too`)
      else known.set(key, folder)
    }
    const { en, pl, hu } = locale
    if (!en || !pl || !hu) continue
    const same = join(folder, 'same.json')
    const found = judgeLocale(
      { en, pl, hu },
      existsSync(join(root, same)) ? (JSON.parse(await read(same)) as Same) : {},
    )
    faults.push(...found.faults.map(fault => `${folder}/${fault}`))
    warnings.push(...found.warnings.map(warning => `${folder}/${warning}`))
  }

  const keys = new Set(known.keys())
  const namespaces = namespacesOf(keys)
  for (const path of (await Promise.all(SPEAKING.map(find))).flat())
    for (const { key, line } of keysIn(await read(path), namespaces))
      if (!isKnown(key, keys)) faults.push(`${path}:${line} says '${key}', which no locale file has`)

  return { faults, warnings, messages: known.size, folders: folders.size }
}
