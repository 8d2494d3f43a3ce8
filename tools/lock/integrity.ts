import type { Packages } from './platforms.ts'

/** `name@version` of each package that npm installs without checking a hash, with the path of its lockfile entry. */
export function withoutIntegrity(packages: Packages): { spec: string; path: string }[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !link && integrity === undefined)
    .map(([path, { version }]) => ({ spec: `${path.split('node_modules/').at(-1)}@${version}`, path }))
}

/** Reads what `npm view <spec> dist.integrity --json` prints; null if the registry does not have the package. */
export function integrityIn(spec: string, printed: string): string | null {
  if (printed.trim() === '') return null
  const answer = JSON.parse(printed) as string | { error: { code: string; summary: string } }
  if (typeof answer === 'string') return answer
  if (answer.error.code === 'E404') return null
  throw new Error(`the registry did not answer for ${spec}: ${answer.error.summary}`)
}

/** A copy of `packages` with the hashes that `ask` knows, and the packages for which it knows none. */
export async function withHashes(
  packages: Packages,
  ask: (spec: string) => Promise<string | null>,
): Promise<{ packages: Packages; unknown: string[] }> {
  const filled: Packages = { ...packages }
  const unknown: string[] = []
  await Promise.all(
    withoutIntegrity(packages).map(async ({ spec, path }) => {
      const integrity = await ask(spec)
      if (integrity === null) unknown.push(spec)
      else {
        const { version, ...rest } = packages[path]!
        filled[path] = { ...(version !== undefined && { version }), integrity, ...rest }
      }
    }),
  )
  return { packages: filled, unknown: unknown.sort() }
}
