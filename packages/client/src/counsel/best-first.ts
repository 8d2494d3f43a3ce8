import type { Advice, Advised } from '../solo/counsel.ts'

/**
 * The answers as a reader expects them: by their chance. What was given up early has a chance that means little, and stays
 * behind.
 */
export function bestFirst({ answers }: Advice): Advised[] {
  const most = Math.max(...answers.map(({ worlds }) => worlds))
  const isWeighed = ({ worlds }: Advised): boolean => 2 * worlds >= most
  return answers.toSorted((a, b) => Number(isWeighed(b)) - Number(isWeighed(a)) || b.chance - a.chance)
}
