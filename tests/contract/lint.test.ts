import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractFile } from '#openapi/tools/contract.ts'
import { lintContract } from '#openapi/tools/lint.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-test-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('a mistake in the contract is reported as', { timeout: 60_000 }, () => {
  let printed: string

  async function lintWith(file: string, from: string | RegExp, to: string): Promise<string> {
    cpSync(dirname(contractFile), join(folder, 'openapi'), { recursive: true })
    const path = join(folder, 'openapi', file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    writeFileSync(path, after)
    expect(await lintContract(join(folder, 'openapi/users.yaml'))).toBe(false)
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
    // What is printed is expected here.
    vi.clearAllMocks()
    vi.restoreAllMocks()
  })

  it.each([
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
