import type { Decision, Option, Why } from '@cloak/kernel'

/** Rule → this edition's own; `exchange/CIT-6.8.0` only where it is said of that action. */
type Cites = { readonly [rule: string]: string }

/** The decision with every barred reason citing this edition's own rule. */
export function cite(d: Decision, cites: Cites, doing?: string): Decision {
  switch (d.kind) {
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
      return { ...d, of: d.of.map(o => citeOption(o, cites, doing)) }
    case 'split':
      return { ...d, of: d.of.map(o => citeOption(o, cites, doing)) }
    case 'amount':
      return d
    case 'form':
      return { ...d, fields: Object.fromEntries(Object.entries(d.fields).map(([k, f]) => [k, cite(f, cites, doing)])) }
    case 'menu':
      return {
        ...d,
        actions: d.actions.map(a => {
          const within = doing ?? a.do
          return { ...a, with: a.with && cite(a.with, cites, within), barred: citeWhy(a.barred, cites, within) }
        }),
      }
  }
}

const citeOption = <O extends Option>(o: O, cites: Cites, doing: string | undefined): O =>
  o.barred ? { ...o, barred: citeWhy(o.barred, cites, doing) } : o

const citeWhy = (why: Why | undefined, cites: Cites, doing: string | undefined): Why | undefined =>
  why && { ...why, rule: cites[`${doing}/${why.rule}`] ?? cites[why.rule] ?? why.rule }
