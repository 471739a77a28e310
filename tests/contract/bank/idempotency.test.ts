import { describe, expect, it } from 'vitest'
import { injectFault } from '#mocks/faults/faults.ts'
import { bankPerTest, order, refused, success } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, confirmPin, travel, balance } = bankPerTest()

const key = '7d1f6c1e-3f0b-4c5e-9a51-0d7c1f6b2a11'

describe('idempotency', () => {
  it('gives the same response to the same key, and books a transfer once, even when its response is lost', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    const keyed = { ...order, idempotency_key: key }
    await confirmPin(token)
    await injectFault(bank(), 'submitTransfer', 'lost')
    await expect(call('newtrs', token, keyed)).rejects.toThrow()
    const again = await call('newtrs', token, keyed)
    expect(again).toEqual(success)
    expect(await call('newtrs', token, keyed)).toEqual(again)
    expect(before - balance('ada')).toBe(1000)
  })

  it('gives the same response to two simultaneous calls with one key', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await confirmPin(token)
    const keyed = { ...order, idempotency_key: key }
    const [first, second] = await Promise.all([call('newtrs', token, keyed), call('newtrs', token, keyed)])
    expect(first).toEqual(success)
    expect(second).toEqual(first)
    expect(before - balance('ada')).toBe(1000)
  })

  it('drops a key after a day', async () => {
    await travel(60)
    const deposit = { type: 'Bitcoin', amount: '5.00', idempotency_key: key }
    expect(await call('newcd', await sessionOf('ada'), deposit)).toEqual(success)
    const before = bank().store.requests.all().length
    await travel(60 + 24 * 60 - 1)
    expect(await call('newcd', await sessionOf('ada'), { ...deposit, amount: '6.00' })).toEqual(refused)
    await travel(60 + 24 * 60)
    expect(await call('newcd', await sessionOf('ada'), { ...deposit, amount: '6.00' })).toEqual(success)
    expect(bank().store.requests.all()).toHaveLength(before + 1)
  })
})
