import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { OWN_FILES } from './built.ts'
import { type Sendable, tagOf } from './sent.ts'

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The built files by their address, each with what the build has compressed beside it. */
export function builtFiles(folder: string): Map<string, Sendable> {
  const all = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(each => each.isFile())
      .map(each => join(each.parentPath, each.name))
      .map(path => [relative(folder, path).split(sep).join('/'), path]),
  )
  const bytes = (name: string): Uint8Array<ArrayBuffer> | undefined => {
    const path = all.get(name)
    return path === undefined ? undefined : new Uint8Array(readFileSync(path))
  }
  const isCompressed = (name: string): boolean => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -'.br'.length))
  const isServed = (name: string): boolean => !OWN_FILES.includes(name) && !isCompressed(name)
  return new Map(
    [...all.keys()].filter(isServed).map(name => {
      const [identity, br, gzip] = [bytes(name)!, bytes(`${name}.br`), bytes(`${name}.gz`)]
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [
        `/${name}`,
        { bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) }, type, tag: tagOf(identity) },
      ]
    }),
  )
}
