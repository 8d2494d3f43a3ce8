import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'

const CLIENT = resolve(import.meta.dirname, '../../../client')
const BUILT = join(CLIENT, 'dist')
/** All that goes into the build: our packages, the rules texts, and which versions of what others made. */
export const SOURCES: readonly string[] = [
  'packages/bots',
  'packages/client',
  'packages/games',
  'packages/kernel',
  'packages/parts',
  'packages/protocol',
  'packages/record',
  'packages/words',
  'docs/rules',
  'NOTICE',
  'package-lock.json',
].map(place => resolve(CLIENT, '../..', place))
const IGNORED = /(^|\/)(node_modules|dist(\.[^/]*)?|test|e2e)(\/|$)/

const writtenAt = (file: string): number => statSync(file).mtimeMs
function newest(place: string): number {
  if (!existsSync(place)) return 0
  if (statSync(place).isFile()) return writtenAt(place)
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile() && !IGNORED.test(each.parentPath.slice(place.length)))
    .reduce((latest, each) => Math.max(latest, writtenAt(join(each.parentPath, each.name))), 0)
}

/** Is the build in this folder missing, or older than anything it is made of? */
export function isStale(folder: string, sources: readonly string[]): boolean {
  const built = join(folder, 'index.html')
  return !existsSync(built) || sources.some(place => newest(place) > writtenAt(built))
}

/** Each server that starts builds on its own; the finished build takes the old one's place whole. */
function putInPlace(fresh: string): void {
  const old = `${fresh}.old`
  try {
    if (existsSync(BUILT)) renameSync(BUILT, old)
    renameSync(fresh, BUILT)
  } catch {
    // Another server was quicker, with a build of the same sources.
  }
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
}

/** The folder of the built client, built now if need be; null if there is none. */
export function builtClient(log: Logger): string | null {
  if (existsSync(join(CLIENT, 'package.json')) && isStale(BUILT, SOURCES)) {
    log.info('building the client')
    const fresh = `${BUILT}.${process.pid}`
    const vite = join(dirname(createRequire(join(CLIENT, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
    const { status, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', fresh],
      {
        cwd: CLIENT,
        env: { ...process.env, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    )
    if (status === 0) putInPlace(fresh)
    else log.error({ stderr }, 'the client could not be built')
  }
  return existsSync(join(BUILT, 'index.html')) ? BUILT : null
}
