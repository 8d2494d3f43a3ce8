import type { Plugin } from 'vite'

/** Pages that need some of what the table needs, but not the table. */
const OTHERS = [
  'src/pages/new-table/NewTable.tsx',
  'src/pages/Rules.tsx',
  'src/pages/Settings.tsx',
  'src/chest-keeper/ChestKeeper.tsx',
]

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
        const all = new Set(sources.map(source => `${import.meta.dirname}/${source}`))
        for (const id of all) for (const each of this.getModuleInfo(id)?.importedIds ?? []) all.add(each)
        return all
      }
      const [first, table, others] = [needed('src/main.tsx'), needed('src/table/TablePage.tsx'), needed(...OTHERS)]
      names.clear()
      for (const id of this.getModuleIds()) {
        // The entry stays apart: it waits for the words, and what they are in must not wait for it in turn.
        if (this.getModuleInfo(id)?.isEntry) continue
        if (first.has(id)) names.set(id, 'first')
        else if (table.has(id)) names.set(id, others.has(id) ? 'shared' : 'table')
      }
    },
  }
}
