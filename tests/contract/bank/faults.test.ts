import { describe, expect, it } from 'vitest'
import { injectFault, type FaultKind } from '#mocks/faults/faults.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, post, call, sessionOf } = bankPerTest()

describe('injected responses', () => {
  it.each<[FaultKind, string, object]>([
    ['nullRows', 'getstatement', { transactions: [{ name: null, amount: null }] }],
    ['textLists', 'getnotifications', { notifications: 'none' }],
    ['nullMessage', 'getcontact', { message: null }],
  ])('%s', async (kind, name, expected) => {
    const token = await sessionOf('ada')
    await injectFault(bank(), '*', kind)
    const body = await call(name, token)
    const rows = Object.entries(fieldsOf(body)).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, 1) : value,
    ])
    expect(Object.fromEntries(rows)).toMatchObject(expected)
  })

  it('say when the caller may try again', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank(), 'getCryptoDepositForm', 'error429')
    expect((await post({ getcdform: 'getcdform', token })).headers.get('Retry-After')).toBe('60')
  })

  it('never arrive or never end', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank(), 'getContact', 'endless')
    const response = await post({ getcontact: 'getcontact', token })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{')
    await reader?.cancel()
    await injectFault(bank(), 'getContact', 'silent')
    const controller = new AbortController()
    const waiting = post({ getcontact: 'getcontact', token }, '', { signal: controller.signal })
    expect(await call('getcontact', token)).toHaveProperty('contact')
    controller.abort()
    await expect(waiting).rejects.toThrow()
  })
})
