import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { issueToken } from '#mocks/domain/sessions.ts'
import { bankServer, seededBank } from '#mocks/node.ts'
import { seed } from '#mocks/seed/seed.ts'
import { loadContract, operationsOf, type Operation } from '#openapi/tools/contract.ts'
import * as kyc from '#src/api/generated/hooks/kyc/kyc.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { config } from '#src/config.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { argumentsOf } from '#tests/support/requestExamples.ts'
import { callGenerated, generated } from './hooks.ts'

const contract = await loadContract()
const operations = operationsOf(contract)

async function send(operation: Operation): Promise<unknown> {
  const values = argumentsOf(contract, operation)
  return callGenerated(operation.id as OperationId, Object.keys(values).length === 0 ? undefined : values)
}

describe('the app on the wire', () => {
  let bank: Bank
  let requests: Request[]

  beforeAll(async () => {
    config.apiUrl = 'https://bank.test/root/'
    bank = await seededBank()
    const server = bankServer(bank)
    server.listen()
    return () => server.close()
  })
  beforeEach(async () => {
    await seed(bank)
    vi.stubGlobal('localStorage', memoryStorage())
    requests = []
    const through = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return through(request)
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  async function beAda(): Promise<string> {
    const ada = customerByEmail(bank, 'ada@example.com')
    if (ada === undefined) throw new Error('Ada is missing')
    const { token } = await issueToken(bank, ada)
    localStorage.setItem('baUid', token)
    return token
  }

  it.each(operations)('[R201, R202, R203, R204] sends $id as the contract requires', async (operation) => {
    const token = await beAda()
    await send(operation)
    expect(requests).toHaveLength(1)
    const [request] = requests
    if (request === undefined) return
    const url = new URL(request.url)
    expect(request.method).toBe('POST')
    expect(`${url.origin}${url.pathname}`).toBe('https://bank.test/root/api/users.php')
    expect(url.hash).toBe('')
    expect(Object.fromEntries(url.searchParams)).toEqual(operation.query)
    expect(request.headers.get('Content-Type')).toMatch(
      operation.encoding === 'multipart' ? /^multipart\/form-data; boundary=/ : /^application\/x-www-form-urlencoded/,
    )
    expect(request.referrerPolicy).toBe('no-referrer')
    expect(request.credentials).toBe('omit')

    const body = await request.formData()
    const cruds = ['userlogin', 'newuser', 'verifyuser', 'userforgot']
    if (cruds.includes(operation.wire)) expect(operation.query).toEqual({ crud: operation.wire })
    else expect(body.get(operation.wire)).toBe(operation.wire)
    expect(Object.fromEntries(body)).toMatchObject({ ...operation.fields, token })
    for (const name of new Set(body.keys())) expect(body.getAll(name), name).toHaveLength(1)
    for (const [name, value] of Object.entries(argumentsOf(contract, operation)))
      expect(body.get(name), name).toEqual(value instanceof File ? expect.any(File) : value)
    expect(request.url, 'no token in the address').not.toContain(token)
  })

  it.each(operations)('[R203] sends $id without a token when none is stored', async (operation) => {
    await send(operation).catch(() => undefined)
    const body = await requests[0]?.formData()
    expect(body?.has('token')).toBe(false)
  })

  it.each(operations)(
    '[R203] sends the temporary token with $id only if the operation accepts it',
    async (operation) => {
      localStorage.setItem('tempToken', 'temporary')
      await send(operation).catch(() => undefined)
      const body = await requests[0]?.formData()
      expect(body?.get('token') ?? undefined).toBe(operation.session === 'temporary' ? 'temporary' : undefined)
    },
  )

  it('[R203] prefers the session token when both are stored', async () => {
    const token = await beAda()
    localStorage.setItem('tempToken', 'temporary')
    await kyc.submitVerification({ country: '', phone: '', home_address: '', type: '' })
    expect((await requests[0]?.formData())?.get('token')).toBe(token)
  })

  it('no query key contains more than the name of its operation', () => {
    const keys = Object.entries(generated).filter(([name]) => /^get\w+QueryKey$/.test(name))
    expect(keys).toHaveLength(operations.filter(({ kind }) => kind === 'loader').length)
    for (const [name, keyOf] of keys) {
      if (typeof keyOf !== 'function') throw new Error(name)
      const key: unknown = Reflect.apply(keyOf, undefined, [])
      expect(key).toEqual([name.charAt(3).toLowerCase() + name.slice(4, -'QueryKey'.length)])
    }
  })
})
