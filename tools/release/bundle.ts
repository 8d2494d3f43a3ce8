import { join } from 'node:path'
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown'
import { codeStamp } from '../../packages/server/src/tables/stamp.ts'
import { filesByUrl } from './files-by-url.ts'

/** A file of the release, by its path in it. */
export interface ReleaseFile {
  path: string
  body: Uint8Array
  executable?: boolean
}
export interface Bundle {
  files: ReleaseFile[]
  /** The modules that went into it, by their paths. */
  modules: string[]
}

const STAMP = /\/server\/src\/tables\/stamp\.ts$/

/**
 * The launcher, the server and the rules as a few ES modules, with all that they import. Names and lines are kept, so that a stack
 * trace can be read; each part says which source file it is of.
 */
export async function bundle(root: string): Promise<Bundle> {
  const build = await rolldown({
    cwd: root,
    input: { 'cloak-and-crown': join(root, 'packages/launcher/src/released.ts') },
    platform: 'node',
    // Never installed: pg falls back to JavaScript without it.
    external: ['pg-native'],
    plugins: [
      filesByUrl(),
      {
        // The stamp is over the source files, which a release does not have.
        name: 'code-stamp',
        load: { filter: { id: STAMP }, handler: () => `export const codeStamp = () => '${codeStamp()}'` },
      },
    ],
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(`bundle: ${log.message}`)
      handle(level, log)
    },
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      assetFileNames: '[name][extname]',
    })
    return {
      files: output.map(each => ({ path: `app/${each.fileName}`, body: bodyOf(each) })),
      modules: output.flatMap(each => (each.type === 'chunk' ? each.moduleIds : [])),
    }
  } finally {
    await build.close()
  }
}

const bodyOf = (file: OutputChunk | OutputAsset): Uint8Array =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source)
