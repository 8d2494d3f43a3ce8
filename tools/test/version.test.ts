import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atVersion, newestIn, readManifests } from '../version/manifests.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

describe('the version of the project', () => {
  const manifests = readManifests(root)
  const { version } = manifests['package.json']!

  test('is a semantic version', () => expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/))

  test('is the same in every workspace, and in what they need of one another', () => {
    expect(Object.keys(manifests).length).toBeGreaterThan(10)
    expect(manifests).toEqual(atVersion(manifests, version))
  })

  test('is the same in package-lock.json', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: { [path: string]: { version?: string } } }
    const paths = Object.keys(manifests).map(path => path.replace(/\/?package\.json$/, ''))
    expect(paths.map(path => [path, packages[path]?.version])).toEqual(paths.map(path => [path, version]))
  })

  test('is the newest one in CHANGELOG.md', () => expect(newestIn(read('CHANGELOG.md'))).toBe(version))
})

test('the newest version of a changelog is the first one that has a number', () => {
  expect(newestIn('# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n\n## [1.1.0]\n')).toBe('1.2.0')
  expect(newestIn('# Changelog\n\n## [Unreleased]\n')).toBeNull()
})

test('a new version is set everywhere, and other packages keep theirs', () => {
  const a = { name: '@cloak/a', version: '0.1.0', dependencies: { '@cloak/b': '0.1.0', zod: '0.1.0' } }
  const b = { name: '@cloak/b', version: '0.1.0', devDependencies: { '@cloak/a': '0.1.0' } }
  expect(atVersion({ a, b }, '0.2.0')).toEqual({
    a: { name: '@cloak/a', version: '0.2.0', dependencies: { '@cloak/b': '0.2.0', zod: '0.1.0' } },
    b: { name: '@cloak/b', version: '0.2.0', devDependencies: { '@cloak/a': '0.2.0' } },
  })
})
