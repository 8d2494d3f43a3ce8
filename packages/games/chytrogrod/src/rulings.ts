/** A place where the rules text leaves a hole: the rule, and the sentence that says what this game does. */
export interface Ruling {
  rule: string
  key: string
}

export const rulings: readonly Ruling[] = [
  { rule: 'CHY-3.7', key: 'chytrogrod.ruling.guild-order' },
  { rule: 'CHY-7.7', key: 'chytrogrod.ruling.setup-supply' },
  { rule: 'CHY-11.2', key: 'chytrogrod.ruling.intrigue-in-two-steps' },
  { rule: 'CHY-13.49', key: 'chytrogrod.ruling.no-winner' },
  { rule: 'CHY-17.1', key: 'chytrogrod.ruling.buyouts-differ' },
]
