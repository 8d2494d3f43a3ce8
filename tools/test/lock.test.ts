import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lackingIn, platformOf, type Packages } from '../lock/platforms.ts'

const lockfile = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')

describe('package-lock.json', () => {
  const { packages } = JSON.parse(lockfile) as { packages: Packages }

  test('names no registry and no path of a machine', () => {
    expect([...lockfile.matchAll(/"resolved": "(?!packages\/)[^"]*"/g)].map(([line]) => line)).toEqual([])
  })

  test('lists the packages of every platform, or npm ci would refuse it (npm run lock adds them)', () => {
    expect(Object.keys(lackingIn(packages))).toEqual([])
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
