import { beforeAll, describe, expect, it } from 'vitest'
import { sendRequest } from '#mocks/direct.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { issueToken } from '#mocks/domain/sessions.ts'
import { table } from '#mocks/generated/tables.ts'
import { seededBank } from '#mocks/node.ts'
import { loadContract, operationsOf, type Operation } from '#openapi/tools/contract.ts'

const operations = operationsOf(await loadContract())

interface FormExample {
  value: Record<string, string>
}

async function exampleOf(id: string): Promise<Record<string, string>> {
  const { paths } = await loadContract()
  const post = Object.values(paths).find((item) => item.post.operationId === id)?.post
  const [media] = Object.values(post?.requestBody?.content ?? {})
  return (media?.examples as { request: FormExample } | undefined)?.request.value ?? {}
}

function formOf(operation: Operation, fields: Record<string, string>): FormData | URLSearchParams {
  const form = operation.encoding === 'multipart' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function request(operation: Operation, fields: Record<string, string>, query = operation.query): Request {
  const search = new URLSearchParams(query).toString()
  return new Request(`http://bank.test/api/users.php?${search}`, { method: 'POST', body: formOf(operation, fields) })
}

describe('the mock bank over the wire', () => {
  let bank: Bank
  let token: string
  beforeAll(async () => {
    bank = await seededBank()
    const ada = customerByEmail(bank, 'ada@example.com')
    if (ada === undefined) throw new Error('Ada is missing')
    token = (await issueToken(bank, ada)).token
  })

  it('has every operation of the contract', () => {
    expect(Object.keys(table)).toEqual(operations.map(({ id }) => id))
    expect(operations.length).toBeGreaterThanOrEqual(36)
  })

  it.each(operations)('[R201, R202] responds to the example of $id as the contract requires', async (operation) => {
    const fields = await exampleOf(operation.id)
    if ('token' in fields) fields['token'] = token
    if (operation.id === 'updatePicture') return
    const { response, violations } = await sendRequest(bank, request(operation, fields))
    expect(violations).toEqual([])
    expect(response).toMatchObject({ status: 200 })
  })

  it.each(operations.filter(({ session }) => session !== 'none'))(
    'responds with 401 to $id without a live session',
    async (operation) => {
      const fields = await exampleOf(operation.id)
      const { response } = await sendRequest(bank, request(operation, { ...fields, token: 'garbage' }))
      expect(response).toMatchObject({ status: 401 })
    },
  )
})
