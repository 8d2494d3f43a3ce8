import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@cloak/protocol'
import { expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { ask } from './support/client.ts'
import { launched } from './support/process.ts'

const { version } = own

test('a server tells its version when it starts, over the API and in the API document', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-version-'))
  const server = await launched({ DATA_DIR: dir, LOG_LEVEL: 'info' })
  try {
    expect((await ask(server.address, 'GET', '/api/version')).said).toEqual({ version, protocol: PROTOCOL })
    const { said } = await ask<{ info: object }>(server.address, 'GET', '/api/openapi.json')
    expect(said.info).toMatchObject({ version, 'x-protocol': PROTOCOL })
    const [first] = server.said().split('\n')
    expect(JSON.parse(first!)).toMatchObject({ version, msg: 'starting' })
    expect(server.said()).toContain(`Cloak & Crown ${version} is at ${server.address}`)
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})
