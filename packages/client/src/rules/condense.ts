/** Rules that stand side by side, said once: CIT-11.7, CIT-11.8, CIT-11.9 are «CIT-11.7–9». */
export function condense(ids: readonly string[]): { id: string; label: string }[] {
  const runs: { id: string; last: string }[] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run && isNext(run.last, id)) run.last = id
    else runs.push({ id, last: id })
  }
  return runs.map(({ id, last }) => ({
    id,
    label: id === last ? id : `${id}–${last.slice(last.lastIndexOf('.') + 1)}`,
  }))
}

function isNext(a: string, b: string): boolean {
  const [, above, n] = /^(.*\.)(\d+)$/.exec(a) ?? []
  const [, other, m] = /^(.*\.)(\d+)$/.exec(b) ?? []
  return above !== undefined && above === other && Number(m) === Number(n) + 1
}
