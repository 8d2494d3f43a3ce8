import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const CLIENT = resolve(import.meta.dirname, '../packages/client')
const KILO = 1000

/** The ways into the client: which sources have to be there, and how much they may weigh. */
const LOADS = [
  { name: 'home page', needs: ['src/main.tsx', 'src/words/said/en.ts'], most: 200 },
  {
    name: 'a table of Citadels',
    needs: [
      'src/main.tsx',
      'src/words/said/en.ts',
      'src/table/TablePage.tsx',
      'src/games/citadels/CitadelsBoard.tsx',
      'citadels-2016/src/words.ts',
      'citadels-core/locales/en.json',
    ],
    most: 350,
  },
] as const

/** JavaScript and CSS of each way in, zipped. */
export async function sizes(): Promise<void> {
  const built = await build({
    configFile: resolve(CLIENT, 'vite.config.ts'),
    root: CLIENT,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, cssCodeSplit: true },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const files = new Map(output.map(file => [file.fileName, file]))
  const chunks = output.filter(file => file.type === 'chunk')
  console.log('kilobytes of JavaScript and CSS, zipped')
  for (const { name, needs, most } of LOADS) {
    const wanted = new Set<string>()
    const want = (file: string): void => {
      const chunk = files.get(file)
      if (wanted.has(file) || chunk?.type !== 'chunk') return
      wanted.add(file)
      for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css)
      for (const each of chunk.imports) want(each)
    }
    for (const need of needs) {
      const found = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(need)))
      if (!found) throw new Error(`no chunk has ${need}`)
      want(found.fileName)
    }
    const size = [...wanted].reduce((sum, file) => sum + zipped(files.get(file)), 0) / KILO
    console.log(`${name.padEnd(24)}${size.toFixed(1).padStart(8)}  of ${most} (${((size / most) * 100).toFixed(0)} %)`)
  }
}

function zipped(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  if (!file) return 0
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length
}
