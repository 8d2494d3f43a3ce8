import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const rules = [
  'one-way-imports',
  'views-only-look',
  'characters-apart',
  'no-spread-in-views',
  'no-casts',
  'no-clock-no-chance',
  'no-prose',
  'no-explicit-any',
]
interface Report {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

let folder: string
const expected: string[] = []
const reported: string[] = []

/** The house rules as the repository has them, on a copy of the fixtures that mirrors the repository. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  await cp(join(root, 'tools/test/fixtures/lint'), folder, { recursive: true })
  const config = JSON.parse(await readFile(join(root, 'oxlint.json'), 'utf8'))
  config.jsPlugins = [join(root, 'tools/lint/plugin.mjs')]
  config.options.typeAware = false
  await writeFile(join(folder, 'oxlint.json'), JSON.stringify(config))

  for await (const file of glob('**/*.ts', { cwd: folder })) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    lines.forEach((line, i) => {
      for (const [, rule] of line.matchAll(/✗ ([\w-]+)/g)) expected.push(`${rule} ${file}:${i + 1}`)
    })
  }
  for (const { code, filename, labels } of await lint()) {
    const rule = /\((.+)\)/.exec(code)?.[1] ?? code
    if (rules.includes(rule))
      reported.push(`${rule} ${relative(folder, resolve(folder, filename))}:${labels[0]?.span.line}`)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const lint = () =>
  new Promise<Report[]>((done, fail) => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    execFile(process.execPath, [oxlint, '-c', 'oxlint.json', '-f', 'json'], { cwd: folder }, (_, out, err) => {
      try {
        done(JSON.parse(out).diagnostics)
      } catch {
        fail(new Error(`oxlint said: ${out}${err}`))
      }
    })
  })

describe.each(rules)('%s', rule => {
  const about = (reports: string[]) => reports.filter(each => each.startsWith(`${rule} `)).sort()

  test('has something to forbid in the fixtures', () => expect(about(expected)).not.toEqual([]))
  test('reports each marked line and no other', () => expect(about(reported)).toEqual(about(expected)))
})

test('no file switches a house rule off in place', async () => {
  const culprits: string[] = []
  for await (const file of glob('packages/**/*.{ts,tsx,mjs}', { cwd: root, exclude: ['**/node_modules/**'] }))
    if (/oxlint-disable.*cloak\//.test(await readFile(join(root, file), 'utf8'))) culprits.push(file)
  expect(culprits).toEqual([])
})
