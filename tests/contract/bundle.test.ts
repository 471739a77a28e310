import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sendRequest } from '#mocks/direct.ts'
import { seededBank } from '#mocks/node.ts'
import { bundleDocument } from '#openapi/tools/bundle.ts'
import { loadContract, operationsOf, type Contract } from '#openapi/tools/contract.ts'

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
