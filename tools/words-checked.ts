import { resolve } from 'node:path'
import { checkWords } from './words/check-words.ts'

const { faults, warnings, messages, folders } = await checkWords(resolve(import.meta.dirname, '..'))

for (const warning of warnings) console.warn(`! ${warning}`)
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(
  `${messages} messages in ${folders} packages, each in English, Polish and Hungarian; ${faults.length} faults`,
)
if (faults.length) process.exitCode = 1
