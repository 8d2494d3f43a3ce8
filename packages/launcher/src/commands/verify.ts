import type { World } from '../world.ts'

/** Plays saved games again, as the research command line does. */
export async function verify(argv: readonly string[], { out, err }: World): Promise<number> {
  const { verify: verifyFiles } = await import('@cloak/cli/verify')
  return verifyFiles(argv, { out, err }, 'cloak-and-crown')
}
