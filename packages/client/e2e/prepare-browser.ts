import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Found, installedBrowser, namedBrowser, THIS_MACHINE } from './find-browser.ts'
import { makeOnce } from './make-once.ts'
import { CACHE } from './places.ts'

const run = promisify(execFile)
const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

/** The package unpacks into the temporary folder of its process, so it gets a process and a temporary folder of its own. */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium'
  await chromium.executablePath()
  await inflate(${JSON.stringify(join(PACKAGE, 'bin/al2023.tar.br'))})
`

/** The machine's fonts and those of the package: a browser without any font does not draw. */
const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<fontconfig>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
</fontconfig>
`

/** Why this browser does not start; null if it does. */
const faultOf = ({ path, env }: Found): Promise<string | null> =>
  run(path, ['--version'], { env: { ...process.env, ...env } }).then(
    () => null,
    (error: unknown) => String(error),
  )

/** The browser of the npm package, unpacked once for each version; with its own libraries where the machine has none. */
async function unpackedBrowser(): Promise<Found> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  await makeOnce(folder, async staging => {
    const env = { ...process.env, TMPDIR: staging }
    await run(process.execPath, ['--input-type=module', '-e', UNPACK], { cwd: import.meta.dirname, env })
    await writeFile(join(staging, 'fonts.conf'), fontsOf(folder))
  })
  const plain: Found = { path: join(folder, 'chromium'), env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') } }
  if ((await faultOf(plain)) === null) return plain
  const helped: Found = { ...plain, env: { ...plain.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') } }
  const fault = await faultOf(helped)
  if (fault === null) return helped
  throw new Error(`The browser of the npm package does not start; set CHROME_PATH to another. ${fault}`)
}

/** The browser that CHROME_PATH names, else that of the npm package, else one that is installed. */
export async function preparedBrowser(): Promise<Found> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  return namedBrowser(THIS_MACHINE) ?? (isPackaged ? unpackedBrowser() : installedBrowser(THIS_MACHINE))
}
