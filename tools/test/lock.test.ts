import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { integrityIn, withHashes, withoutIntegrity } from '../lock/integrity.ts'
import { lackingIn, platformOf, type Packages } from '../lock/platforms.ts'
import listed from '../lock/without-integrity.json' with { type: 'json' }

const lockfile = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')

describe('package-lock.json', () => {
  const { packages } = JSON.parse(lockfile) as { packages: Packages }

  test('names no registry and no path of a machine', () => {
    expect([...lockfile.matchAll(/"resolved": "(?!packages\/)[^"]*"/g)].map(([line]) => line)).toEqual([])
  })

  test('lists the packages of every platform, or npm ci would refuse it (npm run lock adds them)', () => {
    expect(Object.keys(lackingIn(packages))).toEqual([])
  })

  test('has an integrity hash for each package, apart from those listed in tools/lock/without-integrity.json', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(200)
    expect(
      withoutIntegrity(packages)
        .map(({ spec }) => spec)
        .sort(),
    ).toEqual(listed)
  })

  test('lacks a hash only for development tools of other platforms', () => {
    const needed = withoutIntegrity(packages).filter(({ path }) => {
      const { dev, optional, os, cpu } = packages[path]!
      return !dev || !optional || !(os ?? cpu)
    })
    expect(needed).toEqual([])
  })
})

describe('integrity hashes', () => {
  const missing = JSON.stringify({ error: { code: 'E404', summary: 'No match found for version 1.0.0' } })
  const down = JSON.stringify({ error: { code: 'ECONNREFUSED', summary: 'connect ECONNREFUSED' } })

  test('are read from what npm prints', () => {
    expect(integrityIn('a@1.0.0', '"sha512-A=="\n')).toBe('sha512-A==')
    expect(integrityIn('a@1.0.0', missing)).toBeNull()
    expect(integrityIn('a@1.0.0', '')).toBeNull()
  })

  test('a registry that does not answer is an error, not a missing package', () => {
    expect(() => integrityIn('a@1.0.0', down)).toThrow('the registry did not answer for a@1.0.0: connect ECONNREFUSED')
  })

  test('are filled in where the registry knows them, and only where they are missing', async () => {
    const before: Packages = {
      '': { version: '0.2.0' },
      'packages/own': { version: '0.2.0' },
      'node_modules/own': { link: true },
      'node_modules/has': { version: '1.0.0', integrity: 'sha512-old' },
      'node_modules/a': { version: '1.0.0', dev: true },
      'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
    }
    const { packages, unknown } = await withHashes(before, async spec => (spec === 'a@1.0.0' ? 'sha512-new' : null))
    expect(unknown).toEqual(['@x/b@2.0.0'])
    expect(packages).toEqual({
      ...before,
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-new', dev: true },
    })
  })
})

describe('platform packages', () => {
  test('say in their name what they are for', () => {
    expect(platformOf('@oxlint/binding-linux-x64-musl')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['musl'] })
    expect(platformOf('@oxfmt/binding-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'] })
    expect(platformOf('@oxlint-tsgolint/win32-arm64')).toEqual({ os: ['win32'], cpu: ['arm64'] })
    expect(platformOf('@rolldown/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
    expect(platformOf('left-pad')).toBeNull()
  })

  test('are looked for upwards, as Node does', () => {
    const inner = { optionalDependencies: { 'x-darwin-arm64': '1.0.0' }, dev: true }
    expect(
      lackingIn({ 'node_modules/a/node_modules/b': inner, 'node_modules/a/node_modules/x-darwin-arm64': {} }),
    ).toEqual({})
    expect(lackingIn({ 'node_modules/a': inner, 'node_modules/x-darwin-arm64': {} })).toEqual({})
    expect(lackingIn({ 'node_modules/a': inner })).toEqual({
      'node_modules/x-darwin-arm64': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], dev: true, optional: true },
    })
  })

  test('anything else that is lacking is a fault', () => {
    expect(() => lackingIn({ 'node_modules/a': { optionalDependencies: { b: '1.0.0' } } })).toThrow('lacks b')
  })
})
