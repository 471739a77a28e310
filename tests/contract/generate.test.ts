import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { contractFile, loadContract, type Contract } from '#openapi/tools/contract.ts'
import { createStaging, removeStaging } from '#openapi/tools/staging.ts'
import { orvalProjects } from '../../orval.config.ts'

it('refuses an unknown option in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['openapi/tools/generate.ts', '--chek'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'Usage: npm run generate -- [--check]\n' })
})

it("the app's models have no limits of responses", async () => {
  const contract = await loadContract()
  const clientOf = (read: Contract) => JSON.stringify(orvalProjects(read).client.input)
  const limited = structuredClone(contract)
  const { username: name } = limited.components.schemas['User']?.properties ?? {}
  Object.assign(name ?? {}, { pattern: '^[0-9]{4}$', minLength: 4 })
  expect(limited).not.toEqual(contract)
  expect(clientOf(limited)).toBe(clientOf(contract))
})

it('the staging folder has what generated code imports', () => {
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
