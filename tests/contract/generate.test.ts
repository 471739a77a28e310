import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { isContractSource, oneAtATime } from '#build/contractWatch.ts'
import { sendRequest } from '#mocks/direct.ts'
import { seededBank } from '#mocks/node.ts'
import { bundleDocument } from '#openapi/tools/bundle.ts'
import { contractFile, loadContract, operationsOf, type Contract } from '#openapi/tools/contract.ts'
import { lintContract } from '#openapi/tools/lint.ts'
import { applyChanges, changesBetween, createStaging, removeStaging } from '#openapi/tools/staging.ts'
import { refresh } from '#src/api/invalidation.ts'
import { orvalProjects } from '../../orval.config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-test-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it.each([
  ['openapi/tools/generate.ts', '--chek', 'Usage: npm run generate -- [--check]\n'],
  ['tests/changed.ts', 'x..y', '"x..y" is not a revision. Usage: npm run test:changed -- [REVISION]\n'],
])('%s refuses %s in one line', (file, argument, line) => {
  const { status, stderr } = spawnSync(process.execPath, [file, argument], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: line })
})

describe('a mistake in the contract is reported as', { timeout: 60_000 }, () => {
  let printed: string

  async function lintWith(file: string, from: string | RegExp, to: string): Promise<string> {
    cpSync(dirname(contractFile), join(folder, 'openapi'), { recursive: true })
    const path = join(folder, 'openapi', file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before && from !== '') throw new Error(`${file} does not contain ${String(from)}`)
    writeFileSync(path, after)
    const isValid = await lintContract(join(folder, 'openapi/users.yaml'))
    expect(isValid).toBe(printed === '')
    return printed
  }

  beforeEach(() => {
    printed = ''
    const collect = (text: unknown): boolean => {
      printed += String(text)
      return true
    }
    vi.spyOn(process.stderr, 'write').mockImplementation(collect)
    vi.spyOn(process.stdout, 'write').mockImplementation(collect)
    vi.spyOn(console, 'error').mockImplementation(collect)
    vi.spyOn(console, 'log').mockImplementation(collect)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('nothing, without a mistake', async () => {
    expect(await lintWith('users.yaml', '', '')).toBe('')
  })

  it.each([
    ['a mistyped reference', 'paths/contact.yaml', '#/GetContactAnswer', '#/GetContactAnswers', /Can't resolve \$ref/],
    [
      'an operation that users.yaml does not list',
      'users.yaml',
      /.*users\.php#getcontact:\n.*\n/,
      '',
      /describes getcontact, but users\.yaml does not list it/,
    ],
    [
      'an operation that was renamed in its file alone',
      'paths/contact.yaml',
      /^getcontact:/m,
      'getcontacts:',
      /^paths\/contact\.yaml describes getcontacts, but users\.yaml does not list it\. It lists \/api\/users\.php#getcontact, which does not exist\. Replace it with:\n {2}\/api\/users\.php#getcontacts:\n {4}\$ref: paths\/contact\.yaml#\/getcontacts$/,
    ],
    [
      'a session operation without 401',
      'paths/contact.yaml',
      /.*'401':\n.*\n/,
      '',
      /An operation that needs a session has the response 401/,
    ],
    ['an action without its outcome', 'paths/settings.yaml', /.*x-outcome: failed\n/, '', /which field tells success/],
    [
      'a constant without an enum',
      'schemas/contact.yaml',
      /.*enum:\n.*- getcontact\n/,
      '',
      /Each const has an enum with the same value beside it/,
    ],
  ])('%s', async (_what, file, from, to, message) => {
    expect(await lintWith(file, from, to)).toMatch(message)
  })
})

it('an action names the queries to refresh, unless it is known to change no records', async () => {
  const changesNoQuery = [
    ...['signIn', 'signUp', 'verifyEmail', 'requestPasswordReset', 'resetPassword', 'resendConfirmationCode'],
    ...['resendResetCode', 'confirmPin', 'confirmAuthorizationCode', 'updatePassword', 'updatePin'],
  ]
  const lists: Record<string, readonly string[]> = refresh
  for (const { id, kind } of operationsOf(await loadContract()))
    if (kind === 'action')
      expect(lists[id]?.length === 0, `src/api/invalidation.ts lists no query for ${id}`).toBe(
        changesNoQuery.includes(id),
      )
})

it('limits of a response are not in the models of the app, whose readers have none', async () => {
  const contract = await loadContract()
  const clientOf = (read: Contract) => JSON.stringify(orvalProjects(read).client.input)
  const limited = structuredClone(contract)
  const { username: name } = limited.components.schemas['User']?.properties ?? {}
  Object.assign(name ?? {}, { pattern: '^[0-9]{4}$', minLength: 4 })
  expect(limited).not.toEqual(contract)
  expect(clientOf(limited)).toBe(clientOf(contract))
})

describe('the staging folder', () => {
  it('contains what generated code imports, and nothing derived', () => {
    const root = join(dirname(contractFile), '..')
    const staging = createStaging(root, ['src/api/generated'])
    try {
      expect(existsSync(join(staging, 'src/api/client.ts'))).toBe(true)
      expect(existsSync(join(staging, 'src/api/generated'))).toBe(false)
      expect(existsSync(join(staging, 'node_modules/orval'))).toBe(true)
    } finally {
      removeStaging(staging)
    }
    expect(existsSync(staging)).toBe(false)
    expect(existsSync(join(root, 'node_modules/orval')), 'the packages behind the link are kept').toBe(true)
  })

  it('changes only the files that differ', () => {
    write('project/derived/same.ts', 'same')
    write('project/derived/other.ts', 'old')
    write('project/derived/gone.ts', 'gone')
    write('project/kept.ts', 'kept')
    write('staging/derived/same.ts', 'same')
    write('staging/derived/other.ts', 'new')
    write('staging/derived/deep/added.ts', 'added')
    const [project, staging] = [join(folder, 'project'), join(folder, 'staging')]
    const untouched = statSync(join(project, 'derived/same.ts')).mtimeMs
    const changes = changesBetween(project, staging, ['derived'])
    expect(changes).toEqual({
      added: ['derived/deep/added.ts'],
      changed: ['derived/other.ts'],
      removed: ['derived/gone.ts'],
    })
    applyChanges(project, staging, changes)
    expect(readFileSync(join(project, 'derived/other.ts'), 'utf8')).toBe('new')
    expect(readFileSync(join(project, 'derived/deep/added.ts'), 'utf8')).toBe('added')
    expect(existsSync(join(project, 'derived/gone.ts'))).toBe(false)
    expect(existsSync(join(project, 'kept.ts'))).toBe(true)
    expect(statSync(join(project, 'derived/same.ts')).mtimeMs).toBe(untouched)
    expect(changesBetween(project, staging, ['derived'])).toEqual({ added: [], changed: [], removed: [] })
  })
})

describe('the watcher of the development server', () => {
  it('watches the sources of the contract, and no derived files', () => {
    for (const path of ['users.yaml', 'redocly.yaml', 'paths/auth.yaml', String.raw`schemas\auth.yaml`])
      expect(isContractSource(path), path).toBe(true)
    for (const path of ['users.wire.yaml', 'releases/1.1.0.yaml', 'tools/lint.ts', '../src/a.ts'])
      expect(isContractSource(path), path).toBe(false)
  })

  it('runs once for changes in quick succession, and once more for changes during the run', async () => {
    vi.useFakeTimers()
    const finish: (() => void)[] = []
    const trigger = oneAtATime(() => new Promise((resolve) => finish.push(resolve)))
    trigger()
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    expect(finish).toHaveLength(1)
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    expect(finish).toHaveLength(1)
    finish[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(finish).toHaveLength(2)
    finish[1]?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(finish).toHaveLength(2)
    vi.useRealTimers()
  })
})

describe('the bundle for client generators', async () => {
  const contract = await loadContract()
  const bundle = parse(bundleDocument(contract)) as Contract
  const bank = await seededBank()

  it.each(operationsOf(contract))('calls $id by its address alone', async ({ id, query, fields }) => {
    const key = Object.keys(bundle.paths).find((path) => bundle.paths[path]?.post.operationId === id) ?? ''
    expect(Object.fromEntries(new URLSearchParams(key.split('?')[1]))).toEqual({ ...query, op: id })
    expect(key).not.toContain('#')
    expect(bundle.paths[key]?.post.parameters).toBeUndefined()
    const request = new Request(`http://bank.test${key}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await sendRequest(bank, request)).operation).toBe(id)
  })
})
