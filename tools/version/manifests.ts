import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  name: string
  version: string
  workspaces?: string[]
  dependencies?: { [name: string]: string }
  devDependencies?: { [name: string]: string }
}
export type Manifests = { [path: string]: Manifest }

const KINDS = ['dependencies', 'devDependencies'] as const

/** The package.json of the project and of each workspace, by path. */
export function readManifests(root: string): Manifests {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
  const { workspaces = [] } = read('package.json')
  const paths = globSync(
    workspaces.map(each => `${each}/package.json`),
    { cwd: root },
  )
  return Object.fromEntries(['package.json', ...paths.sort()].map(path => [path, read(path)]))
}

/** The same manifests, all at this version, and each workspace needing the others at this version. */
export function atVersion(manifests: Manifests, version: string): Manifests {
  const own = new Set(Object.values(manifests).map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(manifests).map(([path, manifest]) => {
      const next = { ...manifest, version }
      for (const kind of KINDS) {
        const needs = manifest[kind]
        if (!needs) continue
        next[kind] = Object.fromEntries(
          Object.entries(needs).map(([name, range]) => [name, own.has(name) ? version : range]),
        )
      }
      return [path, next]
    }),
  )
}

/** The newest version that CHANGELOG.md has a heading for; null if it has none. */
export const newestIn = (changelog: string): string | null => /^## \[(\d[^\]]*)\]/m.exec(changelog)?.[1] ?? null
