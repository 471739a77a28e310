import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/freePort.ts'
import { isInstalled } from '#tests/support/servers.ts'
import { loadPlan } from './plan.ts'
import type { Report } from './report.ts'
import { run } from './run.ts'
import { profileFieldsOf } from './scenarios/profileForm.ts'

const hasPhp = isInstalled('php')
const script = fileURLToPath(new URL('php/users.php', import.meta.url))
const only = ['signIn', 'getIdentityDocuments', 'getContact', 'getProfile', 'updateProfile', 'updatePicture']

const plan = await loadPlan()
const profileFields = profileFieldsOf({ plan }).map(({ name }) => name)

const folder = mkdtempSync(join(tmpdir(), 'users-php-'))
let server: ChildProcess | undefined

afterEach(() => {
  server?.kill()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function judge(broken = ''): Promise<Report> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...{ BROKEN: broken, STATE_FILE: join(folder, `${broken}.json`), PROFILE_FIELDS: profileFields.join() },
  }
  server = spawn('php', ['-S', `127.0.0.1:${port}`, script], { env, stdio: 'ignore' })
  const endpoint = new URL(`http://127.0.0.1:${port}/api/users.php`)
  for (let tries = 0; tries < 100 && !(await isUp(endpoint)); tries += 1) await pause(50)
  const account = { kind: 'main', email: 'mira.halden@example.com', password: 'correct-horse-demo' } as const
  const settings = { concurrency: 4, timeoutMs: 10_000, slowMs: 5000, seed: 1, scope: 'writes' } as const
  return run({ ...settings, endpoint, accounts: [account], only }, plan)
}

async function isUp(endpoint: URL): Promise<boolean> {
  return fetch(endpoint, { method: 'POST' }).then(
    () => true,
    () => false,
  )
}

function found({ operations }: Report): string[] {
  return operations.flatMap(({ findings }) => findings.map(({ rule, operation }) => `${rule}@${operation}`)).sort()
}

if (!hasPhp) console.warn('SKIPPED, nothing of it was tested: the real PHP backend. There is no php on the PATH.')

describe.skipIf(!hasPhp)('a real PHP backend', { timeout: 180_000 }, () => {
  it('conforms', async () => {
    const { operations } = await judge()
    expect(operations.map(({ id, result }) => `${id} ${result}`).sort()).toEqual(
      ['endpoint', ...only].map((id) => `${id} conforms`).sort(),
    )
  })

  it.each([
    { broken: 'silent', finds: ['name-missing@endpoint'] },
    { broken: 'request', finds: ['name-place@getContact', 'name-place@getIdentityDocuments'] },
    { broken: 'list', finds: ['object-not-list@getContact'] },
    { broken: 'careless', finds: ['no-html-page@updateProfile'] },
    { broken: 'markup', finds: ['text-kept@updateProfile'] },
  ])('fails when it is $broken', async ({ broken, finds }) => {
    const report = await judge(broken)
    expect(found(report)).toEqual(expect.arrayContaining(finds))
    for (const find of finds) {
      const operation = report.operations.find(({ id }) => id === find.split('@')[1])
      expect(operation?.result).toBe('violates')
    }
  })
})
