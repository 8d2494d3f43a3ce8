import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const LINK = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g
const ADDRESS = /https:\/\/github\.com\/cloak-and-crown\/[\w-]+/g

test('the README leads to all that a newcomer looks for', () => {
  const links = [...read('README.md').matchAll(LINK)].map(([, path]) => path)
  const expected = [
    'AUTHORS',
    'CHANGELOG.md',
    'CODE_OF_CONDUCT.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'NOTICE',
    'SECURITY.md',
  ]
  expect(links).toEqual(expect.arrayContaining(expected))
})

test('every link from one document to a file leads somewhere', () => {
  const documents = globSync('{*.md,.github/**/*.md,docs/**/*.md,packages/**/README.md}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  expect(documents.length).toBeGreaterThan(20)
  const broken = documents.flatMap(path =>
    [...read(path).matchAll(LINK)]
      .filter(([, link]) => !existsSync(join(root, dirname(path), link!)))
      .map(([, link]) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

describe('the address of the project', () => {
  const address = own.repository.url.replace(/^git\+(.*)\.git$/, '$1')

  test('is the same in each field of package.json', () => {
    expect(own.bugs).toBe(`${address}/issues`)
    expect(own.homepage).toBe(`${address}#readme`)
  })

  test.each(['README.md', 'CHANGELOG.md', '.github/ISSUE_TEMPLATE/config.yml'])('is that one in %s', path => {
    const found = [...read(path).matchAll(ADDRESS)].map(([each]) => each)
    expect(new Set(found)).toEqual(new Set([address]))
  })
})

describe('public CI', () => {
  test('runs the script that every CI runs', () =>
    expect(read('.github/workflows/ci.yml')).toContain('- run: .ci/run\n'))

  test.each(['ci', 'release'])('%s may only read, unless a job says why, and uses actions of a major version', name => {
    const workflow = read(`.github/workflows/${name}.yml`)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n$/m)
    for (const [, action] of workflow.matchAll(/uses: ([^.\s]\S*)/g)) expect(action).toMatch(/@v\d+$/)
  })

  test('caches nothing', () => {
    for (const name of ['ci', 'release']) {
      const workflow = read(`.github/workflows/${name}.yml`)
      expect(workflow).not.toMatch(/actions\/cache|^ +cache:/m)
      expect(workflow.match(/package-manager-cache: false/g)).toEqual(
        workflow.match(/setup-node/g)?.map(() => 'package-manager-cache: false'),
      )
    }
  })
})
