import { charactersApart, oneWayImports, viewsOnlyLook } from './imports.mjs'
import { noClockNoChance, noProse } from './purity.mjs'
import { noCasts, noSpreadInViews } from './secrecy.mjs'

/** The house rules, as an oxlint plugin. Each has fixtures in tools/test/fixtures/lint. */
export default {
  meta: { name: 'cloak' },
  rules: {
    'one-way-imports': oneWayImports,
    'views-only-look': viewsOnlyLook,
    'characters-apart': charactersApart,
    'no-spread-in-views': noSpreadInViews,
    'no-casts': noCasts,
    'no-clock-no-chance': noClockNoChance,
    'no-prose': noProse,
  },
}
