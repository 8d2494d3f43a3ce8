import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { lackingIn, type Packages } from './lock/platforms.ts'

const path = resolve(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages }
const lacking = lackingIn(lock.packages)

lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...lacking }).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${Object.keys(lacking).length} packages of other platforms added to package-lock.json`)
