import { rulesText } from '@cloak/citadels-core/test/rules-text'

const { rules, tableOf } = rulesText('citadels-classic.md')
export { tableOf }

/** Every id that the text defines, as far as a refusal may name it: `CLA-6.8b` too. */
export const isRule = (id: string): boolean => {
  const [, whole, letter] = /^(CLA-\d+\.\d+)([a-z])?$/.exec(id) ?? []
  if (whole === undefined) return false
  const at = [`**${whole} `, `**${whole}** `].map(mark => rules.indexOf(mark)).find(i => i >= 0)
  if (at === undefined) return false
  if (letter === undefined) return true
  const end = rules.indexOf('\n**CLA-', at + 1)
  return rules.slice(at, end < 0 ? undefined : end).includes(`\n- ${letter}. `)
}
