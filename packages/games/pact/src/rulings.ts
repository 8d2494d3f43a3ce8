/** Where the rules text leaves a hole, what this game does: the rule, and the key of the sentence that says it. */
export interface Ruling {
  rule: string
  key: string
}

export const rulings: readonly Ruling[] = [
  { rule: 'DWD-3.1', key: 'pact.ruling.market-moments' },
  { rule: 'DWD-3.4', key: 'pact.ruling.market-in-a-pass' },
  { rule: 'DWD-4.5', key: 'pact.ruling.requests' },
  { rule: 'DWD-4.5', key: 'pact.ruling.ready-sign' },
  { rule: 'DWD-9.6', key: 'pact.ruling.ready' },
  { rule: 'DWD-9.7', key: 'pact.ruling.side-by-side' },
  { rule: 'DWD-9.24', key: 'pact.ruling.other-courtier' },
  { rule: 'DWD-13.13', key: 'pact.ruling.second-inquisitor' },
  { rule: 'DWD-13.29', key: 'pact.ruling.rewards-at-home' },
  { rule: 'DWD-16.1', key: 'pact.ruling.jesters' },
  { rule: 'DWD-16.4', key: 'pact.ruling.replanning' },
  { rule: 'DWD-17.1', key: 'pact.ruling.costs' },
]
