import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from '#mocks/generated/tables.ts'
import { loadContract, type Schema } from '#openapi/tools/contract.ts'
import { schemaPlace } from './places.ts'
import { isRecord, schemaJudge } from './schema.ts'

const contract = await loadContract()
const judge = schemaJudge(contract)

const examples = Object.values(contract.paths).flatMap(({ post }) => {
  const media = post.responses['200']?.content?.['application/json']
  const name = media?.schema.$ref?.split('/').at(-1) ?? ''
  return Object.entries(media?.examples ?? {}).map(([example, { value }]) => ({
    id: post.operationId,
    example,
    name,
    value,
  }))
})

function corrupt(value: unknown, at: number, by: unknown): unknown {
  let count = -1
  const randomOrder = (node: unknown): unknown => {
    count += 1
    if (count === at) return by
    if (Array.isArray(node)) return node.map(randomOrder)
    if (isRecord(node)) return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, randomOrder(entry)]))
    return node
  }
  return randomOrder(value)
}

describe('the checker of responses', () => {
  it.each(examples)('accepts the example $example of $id', ({ name, value }) => {
    expect(judge(name, value)).toEqual([])
  })

  it('agrees with the generated validators on responses that are corrupted in one place', () => {
    const values = fc.constantFrom(null, [], {}, 7, -1, '7', '', 'yes', true, '2026-13-01', '1,000', undefined)
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.nat(30), values, ({ id, name, value }, at, by) => {
        const corrupted = corrupt(value, at, by)
        const generated = table[id as keyof typeof table].response.safeParse(corrupted).success
        expect(judge(name, corrupted).length === 0, JSON.stringify(corrupted)).toBe(generated)
      }),
      { numRuns: 2000 },
    )
  })

  it('names the expected alternatives in words', () => {
    const [issue] = judge('Money', true)
    expect(issue).toMatchObject({ expected: 'a number or a string', got: 'true' })
    expect(judge('Money', '1,250')[0]).toMatchObject({ kind: 'value', got: '"1,250"' })
  })

  it('rejects a contract with a keyword that it does not support', () => {
    const schemas: Record<string, Schema> = {
      Odd: { type: 'object', properties: { a: { type: 'string', maxLength: 3 } } },
    }
    expect(() => schemaJudge({ ...contract, components: { schemas } })).toThrow('"maxLength"')
  })

  it('finds the line of the contract that a response violates', () => {
    const [issue] = judge('BankNotification', { id: 1, title: 'x', body: 'x', wasread: 'No' })
    expect(schemaPlace(issue?.place ?? ['?'])).toMatch(/^openapi\/schemas\/notifications\.yaml:\d+$/)
    expect(schemaPlace(['User', 'properties', 'email'])).toMatch(/^openapi\/schemas\/common\.yaml:\d+$/)
  })
})
