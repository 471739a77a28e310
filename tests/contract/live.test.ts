import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkResponse } from '#mocks/contractViolations.ts'
import { violationsOf } from '#mocks/devtools/live/violations.ts'
import { watchFetch } from '#mocks/devtools/live/watchRequests.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { injectFault } from '#mocks/faults/faults.ts'
import { seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'
import { startBankServer } from '#mocks/server.ts'

describe('live mode', () => {
  let bank: Bank
  let token: string
  let endpoint: string
  const seen: Exchange[] = []
  const watched = watchFetch(fetch, (exchange) => seen.push(exchange))

  beforeAll(async () => {
    bank = await seededBank()
    token = (await playScenario(bank, 'as:ada')).signIn?.token ?? ''
    const server = await startBankServer(bank)
    endpoint = `${server.url}/api/users.php`
    return server.close
  })
  beforeEach(() => {
    seen.length = 0
  })

  const call = async (fields: Record<string, string>) => {
    const response = await watched(endpoint, { method: 'POST', body: new URLSearchParams({ token, ...fields }) })
    return response.text()
  }

  async function nextExchange(): Promise<Exchange> {
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    const [exchange] = seen
    if (exchange === undefined) throw new Error('Nothing was reported.')
    return exchange
  }

  it('reports nothing about a conforming backend', async () => {
    expect(JSON.parse(await call({ getcontact: 'getcontact' }))).toHaveProperty('contact.phone')
    const exchange = await nextExchange()
    expect(exchange).toMatchObject({ operation: 'getContact', violations: [], response: { status: 200 } })
    expect(exchange.tookMs).toBeGreaterThan(0)
    expect(violationsOf(exchange)).toEqual([])
  })

  it('names the path of a violation', async () => {
    await call({ updatepin: 'updatepin', pin: '12' })
    expect(violationsOf(await nextExchange()).join()).toMatch(/^request, pin: /)
    seen.length = 0
    await injectFault(bank, 'getContact', 'types')
    await call({ getcontact: 'getcontact' })
    expect(violationsOf(await nextExchange())).toContainEqual(expect.stringMatching(/^response, contact[:.]/))
  })

  it('reports no JSON, and a needless session', async () => {
    await injectFault(bank, 'getContact', 'html')
    await call({ getcontact: 'getcontact' })
    expect(violationsOf(await nextExchange())).toEqual([expect.stringMatching(/^response, body: not JSON: <!doctype/)])
    const type = 'application/json'
    expect(checkResponse('signIn', { status: 401, type, body: '{}' })).toEqual([
      'status: 401, but the operation needs no session',
    ])
    expect(checkResponse('getContact', { status: 401, type, body: '{}' })).toHaveLength(2)
    expect(checkResponse('getContact', { status: 500, type: 'text/plain', body: 'oops' })).toEqual([])
    const expired = { status: 401, type: 'text/html', body: '{"status":"error","message":"Sign in."}' }
    expect(checkResponse('getContact', expired)).toEqual(['Content-Type: text/html, expected application/json'])
  })

  it('reports a broken connection, but no aborted call', async () => {
    await injectFault(bank, 'getContact', 'cut')
    await expect(call({ getcontact: 'getcontact' })).rejects.toThrow()
    expect(violationsOf(await nextExchange())).toEqual([expect.stringMatching(/^response, none/)])
    seen.length = 0
    const given = AbortSignal.abort()
    await expect(watched(endpoint, { method: 'POST', signal: given })).rejects.toThrow()
    expect(seen).toEqual([])
  })
})
