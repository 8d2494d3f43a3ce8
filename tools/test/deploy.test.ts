import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '@cloak/server'
import { afterAll, describe, expect, test } from 'vitest'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')
const dir = mkdtempSync(join(tmpdir(), 'cloak-deploy-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')

/** Does this command work here? If not, what it would have checked is skipped, and that is said. */
function has(command: string, ...args: string[]): boolean {
  const works = spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!works) console.log(`skipped: '${command} ${args.join(' ')}' does not work on this machine`)
  return works
}

describe('the unit', () => {
  const unit = read('cloak-and-crown.service')
  const LAUNCHER = '/opt/cloak-and-crown/cloak-and-crown'

  test.skipIf(!has('systemd-analyze', '--version'))('is accepted by systemd, and hardened', () => {
    // systemd looks whether the program is there.
    const launcher = join(dir, 'cloak-and-crown')
    writeFileSync(launcher, '#!/bin/sh\n')
    chmodSync(launcher, 0o755)
    const path = join(dir, 'cloak-and-crown.service')
    expect(unit).toContain(`ExecStart=${LAUNCHER} serve\n`)
    writeFileSync(path, unit.replace(`ExecStart=${LAUNCHER}`, `ExecStart=${launcher}`))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', '--threshold=20', path], {
      encoding: 'utf8',
    })
    expect(judged).toMatchObject({ status: 0 })
  })

  test('lets the server do what it must: compile JavaScript, and lower the priority of its bots', () => {
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=(yes|true)/m)
    expect(unit).not.toMatch(/^SystemCallFilter=.*~.*@resources/m)
  })
})

describe('the compose file', () => {
  const compose = (profile: string) =>
    spawnSync('docker', ['compose', '--profile', profile, 'config', '--format', 'json'], {
      cwd: DEPLOY,
      encoding: 'utf8',
      env: { ...process.env, DOMAIN: 'games.example.org', POSTGRES_PASSWORD: 'sesame' },
    })
  const services = {
    one: ['caddy', 'server'],
    many: ['caddy-many', 'node-1', 'node-2', 'postgres'],
  }

  test.skipIf(!has('docker', 'compose', 'version')).each(Object.entries(services))(
    'is accepted by Docker: profile %s',
    (profile, expected) => {
      const { status, stdout, stderr } = compose(profile)
      expect({ status, stderr }).toMatchObject({ status: 0 })
      const read = JSON.parse(stdout) as { services: { [name: string]: { environment?: { [name: string]: string } } } }
      expect(Object.keys(read.services).sort()).toEqual(expected)
      const node = read.services[profile === 'one' ? 'server' : 'node-1']!
      expect(readConfig(node.environment!).PUBLIC_URL?.origin).toBe('https://games.example.org')
    },
  )
})

test('the image holds every part of the archive that a server needs, and runs as a user without rights', () => {
  const image = read('Dockerfile')
  for (const part of ['cloak-and-crown', 'app', 'client', 'node', 'LICENSE', 'third-party-licences.txt'])
    expect(image).toMatch(new RegExp(`^COPY .*\\b${part}\\b.* /opt/cloak-and-crown/`, 'm'))
  expect(image).toMatch(/^USER 10001$/m)
  expect(image).toMatch(/^VOLUME \/data$/m)
  expect(image).toMatch(/^HEALTHCHECK .* CMD \["cloak-and-crown", "health"\]$/m)
  const env = Object.fromEntries(
    /^ENV (.*)$/m
      .exec(image)![1]!
      .split(' ')
      .map(each => each.split('=') as [string, string]),
  )
  expect(readConfig(env)).toMatchObject({ HOST: '0.0.0.0', PORT: 8080, DATA_DIR: '/data' })
})
