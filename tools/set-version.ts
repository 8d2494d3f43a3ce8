import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { atVersion, readManifests } from './version/manifests.ts'

const root = resolve(import.meta.dirname, '..')
const [version = ''] = process.argv.slice(2)

if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  console.error(`set-version: '${version}' is not a version such as 0.3.0`)
  process.exit(2)
}
for (const [path, manifest] of Object.entries(atVersion(readManifests(root), version)))
  writeFileSync(join(root, path), `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`Every package is at ${version}. Now add it to CHANGELOG.md, then run npm run lock and npm run notice.`)
