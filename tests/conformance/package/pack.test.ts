import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startBackend, type Backend } from '#tests/conformance/broken/backend.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { mockTarget, type MockTarget } from '#tests/conformance/mockTarget.ts'
import { rules } from '#tests/conformance/rules.ts'
import { pack } from './pack.ts'
import { packageName } from './packed.ts'

const root = mkdtempSync(join(tmpdir(), 'package-'))
const [folder, empty] = [join(root, 'package'), join(root, 'empty')]

function command(...args: string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(folder, 'conformance.mjs'), ...args], { cwd: empty })
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.on('close', (code) => done({ code, out }))
  })
}

const text = (path: string): string => readFileSync(join(folder, path), 'utf8')

describe('the package', { timeout: 60_000 }, () => {
  let target: MockTarget
  let backend: Backend
  beforeAll(async () => {
    mkdirSync(empty)
    await pack(folder)
    target = await mockTarget()
    backend = await startBackend(target, await loadPlan(), {
      after: (response, { id }) => (id === 'getContact' ? { ...response, type: 'text/html' } : undefined),
    })
  }, 60_000)
  afterAll(async () => {
    await backend.close()
    await target.close()
    rmSync(root, { recursive: true, force: true })
  })

  it('contains every file that its README names, and names no file that it lacks', async () => {
    const { out: help } = await command('--help')
    const documents = ['README.md', 'RULES.md', 'CHANGELOG.md', 'openapi/README.md', 'reference.html'].map(text)
    for (const document of [help, ...documents]) expect(document).not.toMatch(/npm run|--mock\b/)
    const named = [...text('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(5)
    const list = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    const [archive] = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).parse(JSON.parse(list))
    const delivered = archive?.files.map(({ path }) => path)
    expect(delivered).toEqual(expect.arrayContaining([...named, 'package.json', 'openapi/paths/auth.yaml']))
    for (const [, path = ''] of text('openapi/README.md').matchAll(/`(users\.[a-z.]*yaml)`/g))
      expect(existsSync(join(folder, 'openapi', path)), path).toBe(true)
  })

  it('lists every rule by topic, and documents npx for machines without a terminal', () => {
    for (const { id } of rules) expect(text('RULES.md')).toContain(`- **${id}** (`)
    expect(text('RULES.md').match(/^## /gm)?.length).toBeGreaterThan(10)
    expect(text('README.md')).toContain(`npx --yes --package=/path/to/this/folder ${packageName}`)
  })

  it('names the command, the oldest supported Node and the version of the contract', async () => {
    const { version } = await loadPlan()
    expect(JSON.parse(text('package.json'))).toMatchObject({
      ...{ name: packageName, version, bin: { [packageName]: 'conformance.mjs' }, engines: { node: '>=20.19' } },
    })
    expect(text('conformance.mjs')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect((await command()).out).toBe('Name the backend with --url URL.\n')
  })

  it('checks a backend from an empty folder, with line numbers of the contract in the package', async () => {
    const ada = ['--email', 'ada@example.com', '--password', 'demo-password']
    const { code, out } = await command('--url', backend.endpoint.origin, ...ada, '--only', 'getContact')
    expect(code).toBe(1)
    expect(out).toMatch(/MUST content-type-json/)
    const [, path = '', line = ''] = /contract {2}(openapi\/\S+):(\d+)/.exec(out) ?? []
    expect(text(path).split('\n').length).toBeGreaterThan(Number(line))
  })

  it('writes a starter backend whose README uses this command', async () => {
    expect(await command('scaffold', 'bank')).toMatchObject({ code: 0 })
    expect(readFileSync(join(empty, 'bank/README.md'), 'utf8')).toContain('node ../../package/conformance.mjs --url')
    expect(existsSync(join(empty, 'bank/public/api/users.php'))).toBe(true)
  })

  it('replaces its own folder only', async () => {
    await pack(folder)
    expect(existsSync(join(folder, 'README.md'))).toBe(true)
    await expect(pack(join(empty, 'bank'))).rejects.toThrow('is not empty: nothing was written.')
  })
})
