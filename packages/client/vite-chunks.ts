import { normalizePath, type Plugin } from 'vite'

const at = (source: string): string => normalizePath(`${import.meta.dirname}/${source}`)
const ENTRY = at('src/main.tsx')
const TABLE = at('src/table/TablePage.tsx')
/** Pages that need some of what the table needs, but not the table. */
const OTHERS = [
  'src/pages/new-table/NewTable.tsx',
  'src/pages/Rules.tsx',
  'src/pages/Settings.tsx',
  'src/chest-keeper/ChestKeeper.tsx',
].map(at)

/**
 * Decides which modules share a file; the rest is left to the bundler. What every page needs comes in one file, and the
 * table in another: on a slow line each further request costs seconds.
 */
export function chunks(): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'cloak-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ debugName: 'wholes', name: id => names.get(id) ?? null }] } },
        },
      },
    }),
    buildEnd() {
      const needed = (...sources: string[]): Set<string> => {
        const all = new Set(sources)
        for (const id of all) for (const each of this.getModuleInfo(id)?.importedIds ?? []) all.add(each)
        return all
      }
      const [first, table, others] = [needed(ENTRY), needed(TABLE), needed(...OTHERS)]
      names.clear()
      for (const id of this.getModuleIds()) {
        // Each root stays apart. The entry waits for words, which must not wait for it in turn; and what is imported by name
        // out of a shared file gets a file of its own that only leads there, at the price of a request.
        if (id === ENTRY || id === TABLE) continue
        if (first.has(id)) names.set(id, 'first')
        else if (table.has(id)) names.set(id, others.has(id) ? 'shared' : 'table')
      }
    },
  }
}
