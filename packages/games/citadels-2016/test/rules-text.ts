import { rulesText } from '@cloak/citadels-core/test/rules-text'

export const { tableOf } = rulesText('citadels.md')
