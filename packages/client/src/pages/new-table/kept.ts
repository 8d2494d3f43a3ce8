import { type Decision, type Draft, faultIn, type Key, type Menu, type SomeOf } from '@cloak/kernel'
import { firstOrLapse } from '@cloak/parts/ask/first-draft.ts'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'
import { countedDraft, countedIn } from './counted.ts'

/** What was picked from a list, or from the list of a counted form. */
function picksIn(draft: Draft): readonly Key[] {
  if (Array.isArray(draft)) return listOf(draft)
  return listOf(Object.values(fieldsOf(fieldsOf(draft)['with'])).find(each => Array.isArray(each)))
}
const fitting = ({ of, max }: SomeOf, picks: readonly Key[]): Key[] =>
  picks.filter(pick => of.some(({ id, barred }) => id === pick && !barred)).slice(0, max)

/** As much of what a host had chosen as can stand where they choose something else. */
export function kept(into: Decision, had: Draft): Draft {
  if (faultIn(into, had) === null) return had
  if (into.kind === 'someOf') return fitting(into, picksIn(had))
  if (into.kind !== 'menu') return firstOrLapse(into)
  const counted = countedIn(into)
  if (counted) {
    const { form, picks } = counted.forms.at(-1)!
    const others = { ...fieldsOf(firstOrLapse(form)), ...fieldsOf(fieldsOf(had)['with']) }
    return countedDraft(counted, { ...others, [counted.field]: fitting(picks, picksIn(had)) })
  }
  const same = into.actions.find(action => action.do === fieldsOf(had)['do'] && !action.barred)
  if (!same) return firstOrLapse(into)
  return same.with ? { do: same.do, with: kept(same.with, fieldsOf(had)['with']) } : { do: same.do }
}

/** The next answer to a menu: another action begins with what was chosen for the one before. */
export function changed({ actions }: Menu, was: Draft, next: Draft): Draft {
  const action = actions.find(each => each.do === fieldsOf(next)['do'])
  if (!action?.with || action.do === fieldsOf(was)['do']) return next
  return { do: action.do, with: kept(action.with, fieldsOf(was)['with']) }
}
