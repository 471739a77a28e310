import { describe, expect, it } from 'vitest'
import { table } from '#mocks/generated/tables.ts'
import { loadContract } from '#openapi/tools/contract.ts'
import { releasedFile } from '#openapi/tools/release.ts'

describe('the contract beside the released one', async () => {
  const [released, contract] = [await loadContract(releasedFile), await loadContract()]

  it('has a higher version if anything differs', () => {
    const order = contract.info.version.localeCompare(released.info.version, 'en', { numeric: true })
    if (order <= 0) expect(contract, 'Raise info.version in openapi/users.yaml').toEqual(released)
  })

  it('accepts the released responses within a major version', () => {
    const majorOf = (version: string): string => version.replace(/\..*/, '')
    if (majorOf(released.info.version) !== majorOf(contract.info.version)) return
    const schemas: Record<string, { response: { safeParse: (value: unknown) => { success: boolean } } }> = table
    for (const { post } of Object.values(released.paths)) {
      const [media] = Object.values(post.responses['200']?.content ?? {})
      for (const [name, { value }] of Object.entries(media?.examples ?? {}))
        expect(schemas[post.operationId]?.response.safeParse(value).success, `${post.operationId} ${name}`).toBe(true)
    }
  })
})
