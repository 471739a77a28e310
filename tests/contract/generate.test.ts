import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractFile, loadContract, type Contract } from '#openapi/tools/contract.ts'
import { applyChanges, changesBetween, createStaging, removeStaging } from '#openapi/tools/staging.ts'
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

it('refuses an unknown option in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['openapi/tools/generate.ts', '--chek'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'Usage: npm run generate -- [--check]\n' })
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
