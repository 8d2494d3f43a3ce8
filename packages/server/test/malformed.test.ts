import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launched } from './support/process.ts'
import { sqliteRows } from './support/rows.ts'
import { withstands } from './support/siege.ts'

const FRAMES = Number(process.env['CLOAK_MALFORMED'] ?? 100_000)
const REQUESTS = Math.ceil(FRAMES / 10)

test(`${FRAMES} malformed frames and ${REQUESTS} requests: each is answered or its connection closed, and nothing changes`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-malformed-'))
  const server = await launched({ DATA_DIR: dir })
  try {
    await withstands(server.address, async () => sqliteRows(dir), { frames: FRAMES, requests: REQUESTS })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  } finally {
    await server.kill()
    rmSync(dir, { recursive: true, force: true })
  }
}, 600_000)
