import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadContract, operationsOf } from '#openapi/tools/contract.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { run } from '#tests/conformance/run.ts'
import { freePort } from '#tests/support/freePort.ts'
import { isInstalled } from '#tests/support/servers.ts'
import { starterOf } from './scaffold.ts'

const contract = await loadContract()
const plan = await loadPlan()
const operations = operationsOf(contract)

if (!isInstalled('php'))
  console.warn('SKIPPED, nothing of it was tested: the PHP starter. There is no php on the PATH.')

describe.skipIf(!isInstalled('php'))('the starter in PHP', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  const servers: ChildProcess[] = []

  async function serve(env: Record<string, string>): Promise<URL> {
    const port = await freePort()
    const file = join(folder, 'users.php')
    servers.push(spawn('php', ['-S', `127.0.0.1:${port}`, file], { env: { ...process.env, ...env }, stdio: 'ignore' }))
    const url = new URL(`http://127.0.0.1:${port}/api/users.php`)
    for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => false)); tries += 1) await pause(50)
    return url
  }

  async function send(to: URL, fields: Record<string, string>, query: Record<string, string> = {}) {
    const url = new URL(`?${new URLSearchParams(query).toString()}`, to)
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
  }

  let empty: URL
  let examples: URL
  beforeAll(async () => {
    writeFileSync(join(folder, 'users.php'), starterOf(contract))
    empty = await serve({})
    examples = await serve({ EXAMPLES: '1' })
  })
  afterAll(() => {
    for (const server of servers) server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it('[R204] responds to every operation with HTTP 501', async () => {
    for (const { id, query, fields } of operations) {
      const body = { status: 'error', message: `${id} is not implemented yet.` }
      expect(await send(empty, fields, query)).toEqual({ status: 501, body })
    }
  })

  it('responds to every operation with its example', async () => {
    const { body } = await send(examples, { email: 'a@b.example', password: 'p' }, { crud: 'userlogin' })
    const token = z.string().parse(body['jwt'])
    for (const operation of plan.operations) {
      const form = Object.fromEntries(operation.form.map(({ name, example }) => [name, example]))
      const response = await send(examples, { ...form, ...operation.fields, token }, operation.query)
      expect(response.status, operation.id).toBe(200)
      expect(operation.violations(response.body), operation.id).toEqual([])
    }
  })

  it.each([
    ['no name', {}, {}],
    ['an unknown name', { getmoney: 'getmoney' }, {}],
    ['a name in another case', { getcontact: 'GETCONTACT' }, {}],
    ['two names', { getcontact: 'getcontact', getprofile: 'getprofile' }, {}],
    ['a name in the wrong place', { a: '' }, { getcontact: 'getcontact' }],
    ['crud and a marker', { getcontact: 'getcontact' }, { crud: 'userlogin' }],
    ['a list for a name', { 'getcontact[]': 'getcontact' }, {}],
    ['userforgot without its action', { a: '' }, { crud: 'userforgot' }],
  ])('responds to %s with HTTP 404', async (_what, fields, query) => {
    expect((await send(empty, fields, query)).status).toBe(404)
  })

  it('wants a live token, a complete form and POST', async () => {
    expect((await send(examples, { getcontact: 'getcontact', token: 'other' })).status).toBe(401)
    expect((await send(examples, { email: 'a@b.example' }, { crud: 'userlogin' })).status).toBe(422)
    expect((await fetch(`${examples.href}?getcontact=getcontact`)).status).toBe(405)
  })

  it('has no findings before an operation is implemented', async () => {
    const accounts = [{ kind: 'main' as const, email: 'main@example.com', password: 'demo-password' }]
    const limits = { concurrency: 4, timeoutMs: 10_000, slowMs: 5000 }
    const report = await run({ ...limits, endpoint: empty, accounts, scope: 'writes' }, plan)
    expect(report.operations.flatMap(({ findings }) => findings)).toEqual([])
    expect(report.operations.filter(({ result }) => result === 'not implemented')).toHaveLength(operations.length)
  })
})
