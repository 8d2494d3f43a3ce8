import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { holds, party } from './support/party.ts'
import { launched } from './support/process.ts'

const KILLS = Number(process.env['CLOAK_KILLS'] ?? 5)

test(`killed ${KILLS} times under load: nothing acknowledged is lost, nothing is done twice, every table goes on`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-crash-'))
  let server = await launched({ DATA_DIR: dir })
  const port = new URL(server.address).port
  const crowd = await party(() => [server.address], 4, 7, 5)
  try {
    for (let i = 0; i < KILLS; i++) {
      await crowd.goesOn(40 + 7 * (i % 5))
      await server.kill()
      server = await launched({ DATA_DIR: dir, PORT: port })
    }
    await crowd.goesOn(60)
    await crowd.stop()
    const file = new DatabaseSync(join(dir, 'cloak.sqlite'), { readOnly: true })
    const rows = file.prepare('select line from journal order by "table", seq').all() as { line: string }[]
    file.close()
    await holds(
      crowd,
      rows.map(({ line }) => JSON.parse(line) as { kind: string }),
      server.address,
    )
    expect(crowd.acknowledged()).toBeGreaterThan(KILLS * 40)
  } finally {
    await crowd.stop()
    await server.kill()
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)
