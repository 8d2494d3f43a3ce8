import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { bundle, type ReleaseFile } from './bundle.ts'
import { dependenciesOf, licenceText, packageOf } from './licences.ts'
import type { PinnedNode, Platform } from './platforms.ts'

/** What is the same for every platform: the code, the built client, the licences, and how to deploy it. */
export async function commonFiles(root: string, client: string): Promise<ReleaseFile[]> {
  const { files, modules } = await bundle(root)
  const packages = [
    ...modules.flatMap(module => packageOf(module) ?? []),
    ...dependenciesOf(join(root, 'packages/client'), root),
  ]
  return [
    ...files,
    ...filesUnder(client, 'client'),
    ...filesUnder(join(root, 'deploy'), 'deploy'),
    ...['LICENSE', 'NOTICE'].flatMap(name => optionalFile(join(root, name), name)),
    { path: 'README.txt', body: readFileSync(join(root, 'tools/release/parts/README.txt')) },
    { path: 'third-party-licences.txt', body: Buffer.from(licenceText(packages)) },
  ]
}

/** What differs: the pinned Node, and the launcher that starts it. */
export function platformFiles(root: string, platform: Platform, { program, licence }: PinnedNode): ReleaseFile[] {
  const isWindows = platform === 'win-x64'
  const launcher = isWindows ? 'cloak-and-crown.cmd' : 'cloak-and-crown'
  const script = readFileSync(join(root, 'tools/release/parts', launcher), 'utf8')
  return [
    { path: isWindows ? 'node/node.exe' : 'node/node', body: program, executable: true },
    { path: 'node/LICENSE', body: licence },
    { path: launcher, body: Buffer.from(isWindows ? withCrlf(script) : script), executable: true },
  ]
}

/** As the command interpreter of Windows wants its files. */
const withCrlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n')

function filesUnder(folder: string, to: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
    .map(file => ({ path: `${to}/${relative(folder, file).split(sep).join('/')}`, body: readFileSync(file) }))
}

const optionalFile = (file: string, path: string): ReleaseFile[] =>
  existsSync(file) ? [{ path, body: readFileSync(file) }] : []
