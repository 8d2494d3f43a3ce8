import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

interface Check {
  name: string
  command: string
}

/** Quick checks, cheapest news first; each is run even when another has failed. */
const still: Check[] = [
  { name: 'types', command: 'npm run -s types' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'format', command: 'oxfmt --check' },
]
const whole: Check[] = [
  { name: 'words', command: 'node tools/words-checked.ts' },
  { name: 'rules', command: 'node tools/rules-cited.ts' },
]
/** Run only when all the quick ones have passed. */
const units: Check = { name: 'units', command: 'vitest run' }

const root = resolve(import.meta.dirname, '..')
const lines: string[] = []

function passes({ name, command }: Check): boolean {
  console.log(`\n── ${name}: ${command}`)
  const began = performance.now()
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  lines.push(`${status === 0 ? '✓' : '✗'} ${name.padEnd(7)} ${seconds.padStart(6)} s`)
  return status === 0
}

const everything = process.argv.includes('--units')
const quick = (everything ? [...still, ...whole] : still).map(passes).every(Boolean)
if (everything && !quick) lines.push(`– ${units.name.padEnd(7)} not run`)
const green = quick && (!everything || passes(units))

console.log(`\n${lines.join('\n')}`)
process.exitCode = green ? 0 : 1
