import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { citationsIn } from './rules/citations.ts'
import { judge, type Text } from './rules/judge.ts'
import { readRules } from './rules/read-rules.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): Promise<string> => readFile(resolve(root, path), 'utf8')
const find = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root, exclude: ['**/node_modules'] }))).sort()

const texts: Text[] = []
for (const path of await find('docs/rules/*.md'))
  texts.push({ name: basename(path), path, claimedBy: [], ...readRules(await read(path)) })

const faults: string[] = []
for (const path of await find('packages/games/*/package.json')) {
  const { name, rules } = JSON.parse(await read(path)) as { name: string; rules?: string }
  if (rules === undefined) continue
  // A game brings its rules text in its own folder, or claims one of docs/rules.
  const own = `${dirname(path)}/${rules}`
  if (existsSync(resolve(root, own)))
    texts.push({ name: own, path: own, claimedBy: [name], ...readRules(await read(own)) })
  else {
    const text = texts.find(each => each.name === rules)
    if (text) text.claimedBy.push(name)
    else faults.push(`${path}: there is neither ${own} nor docs/rules/${rules}`)
  }
}

const cited = new Map<string, string>()
for (const path of await find('packages/**/test/**/*.test.ts')) {
  const found = citationsIn(await read(path))
  faults.push(...found.faults.map(fault => `${path}, ${fault}`))
  for (const { id, line } of found.citations) if (!cited.has(id)) cited.set(id, `${path}:${line}`)
}

const notTestable = JSON.parse(await read('docs/rules/not-testable.json')) as { [id: string]: string }
const verdict = judge(texts, cited, notTestable)
faults.push(...verdict.faults)

for (const { text, toCite, uncited } of verdict.counts) {
  const state = text.claimedBy.length ? `claimed by ${text.claimedBy.join(', ')}` : 'not claimed by a game yet'
  console.log(`${text.name}: ${text.rules.length} rules, ${toCite} testable, ${uncited.length} uncited (${state})`)
  if (process.argv.includes('--report') && uncited.length) console.log(`  ${uncited.join(' ')}`)
}
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length) process.exitCode = 1
