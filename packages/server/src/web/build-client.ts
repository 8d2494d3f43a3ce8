import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'

const CLIENT = resolve(import.meta.dirname, '../../../client')
const BUILT = join(CLIENT, 'dist')
/** Whatever of these is newer than the build makes it stale. */
const SOURCES = ['client', 'words', 'kernel', 'protocol', 'games'].map(name => resolve(CLIENT, '..', name))
const IGNORED = /(^|\/)(node_modules|dist(\.[^/]*)?|test|e2e)(\/|$)/

const newest = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile() && !IGNORED.test(each.parentPath.slice(folder.length)))
    .reduce((latest, each) => Math.max(latest, statSync(join(each.parentPath, each.name)).mtimeMs), 0)

function isStale(): boolean {
  const built = join(BUILT, 'index.html')
  if (!existsSync(built)) return true
  const when = statSync(built).mtimeMs
  return SOURCES.some(folder => existsSync(folder) && newest(folder) > when)
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
  if (existsSync(join(CLIENT, 'package.json')) && isStale()) {
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
