import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { ReleaseFile } from './bundle.ts'

/** The same for every file of every build, so that the same commit gives the same bytes. */
const WRITTEN = new Date('2000-01-01T00:00:00Z')

/** Writes a gzipped tar of these files under one folder, whose bytes depend on nothing but the files and the level. */
export async function writeArchive(
  path: string,
  folder: string,
  files: readonly ReleaseFile[],
  level: number,
): Promise<void> {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level }), createWriteStream(path))
  for (const name of foldersOf(folder, files)) tar.entry({ name, type: 'directory', mode: 0o755, ...OWNER })
  for (const { path, body, executable } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    tar.entry({ name: `${folder}/${path}`, mode: executable ? 0o755 : 0o644, ...OWNER }, Buffer.from(body))
  tar.finalize()
  await written
}
const OWNER = { mtime: WRITTEN, uid: 0, gid: 0 }

/** Every folder that holds a file, each before what is in it. */
function foldersOf(top: string, files: readonly ReleaseFile[]): string[] {
  const all = files.flatMap(({ path }) => {
    const parts = `${top}/${path}`.split('/').slice(0, -1)
    return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`)
  })
  return [...new Set(all)].sort()
}

/** The SHA-256 of a file, in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
