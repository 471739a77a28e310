import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractFile } from '#openapi/tools/contract.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-test-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('a mistake in the contract is reported as', { timeout: 60_000 }, () => {
  function lintWith(file: string, from: string | RegExp, to: string): string {
    cpSync(dirname(contractFile), join(folder, 'openapi'), { recursive: true })
    const path = join(folder, 'openapi', file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    writeFileSync(path, after)
    const args = ['openapi/tools/lint.ts', join(folder, 'openapi/users.yaml')]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status).toBe(1)
    return (stdout + stderr).trim()
  }

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
  ])('%s', (_what, file, from, to, message) => {
    expect(lintWith(file, from, to)).toMatch(message)
  })
})
