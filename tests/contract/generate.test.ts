import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { loadContract, type Contract } from '#openapi/tools/contract.ts'
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
