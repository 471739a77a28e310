import { describe, expect, it } from 'vitest'
import { injectFault } from '#mocks/faults/faults.ts'
import { bankPerTest, order, refused, success } from '#tests/contract/bankPerTest.ts'

const { bank, call, crud, upload, sessionOf, confirmPin, travel, balance } = bankPerTest()

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

  it('is of one customer and one operation, in any session and order of the fields', async () => {
    const [adas, bens, later] = [await sessionOf('ada'), await sessionOf('ben'), await sessionOf('ada')]
    const booked = () => bank().store.requests.all().length
    const before = booked()
    const deposit = { type: 'Bitcoin', amount: '5.00', idempotency_key: key }
    for (const token of [adas, later]) expect(await call('newcd', token, deposit)).toEqual(success)
    const turned = { idempotency_key: key, amount: '5.00', type: 'Bitcoin' }
    expect(await call('newcd', adas, turned)).toEqual(success)
    expect(booked()).toBe(before + 1)
    const proof = (name: string) => upload('newcd', bens, { ...deposit, depositPic: new File(['a'], name) })
    expect(await proof('a.png')).toEqual(success)
    await call('newmpc', adas, { ...deposit, purpose: 'Rent' })
    await call('newcd', adas, { ...deposit, idempotency_key: key.replace('7', '8') })
    expect(booked()).toBe(before + 4)
    const refusal = { status: 'error', message: 'This request was sent before with other details.' }
    expect(await call('newcd', adas, { ...deposit, type: 'Litecoin' })).toEqual({ ...refusal, icon: 'error' })
    expect(await proof('b.png')).toEqual({ ...refusal, icon: 'error' })
    const mail = (email: string) => call('updateemail', adas, { email, idempotency_key: key })
    expect(await mail('a@b.test')).toEqual({ status: 'success' })
    expect(await mail('c@d.test')).toEqual({ ...refusal, failed: refusal.message })
    const code = (email: string) => crud('verifyuser', { action: 'code', email, ver_code: '1', idempotency_key: key })
    await code('una@example.com')
    expect(await code('neil@example.com')).toEqual({ ...refusal, error: true })
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
