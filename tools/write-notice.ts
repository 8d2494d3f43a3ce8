import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { notice } from './notice/notice.ts'

const root = resolve(import.meta.dirname, '..')
writeFileSync(resolve(root, 'NOTICE'), notice(root))
console.log('NOTICE is up to date')
