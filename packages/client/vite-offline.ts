import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const WORKER = `${import.meta.dirname}/offline/sw.js`

/** `/sw.js`: the service worker, with the list of all that is needed to play without a connection. */
export function offline(): Plugin {
  return {
    name: 'cloak-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter(name => name.startsWith('assets/') || name === 'notice.txt')
        // The page itself is kept under an address of its own.
        const files = ['offline', ...assets, ...readdirSync(`${import.meta.dirname}/public`)].map(name => `/${name}`)
        const listed = JSON.stringify([...new Set(files)].sort())
        const page = bundle['index.html']
        const version = createHash('sha256')
          .update(listed)
          .update(page?.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 12)
        const source = readFileSync(WORKER, 'utf8')
          .replace('/* files */ []', listed)
          .replace('cloak-unversioned', `cloak-${version}`)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
