import { describe, expect, it } from 'vitest'
import { injectFault } from '#mocks/faults/faults.ts'
import { bankPerTest, order, refused, success } from '#tests/contract/bankPerTest.ts'

const { bank, call, crud, sessionOf, confirmPin, travel, upload, balance } = bankPerTest()

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

  it('books a deposit once per key, refuses the key with other details, and accepts it from another customer', async () => {
    const [ada, ben] = [await sessionOf('ada'), await sessionOf('ben')]
    const deposit = { type: 'Bitcoin', amount: '5.00', idempotency_key: key }
    const taken = (): number => bank().store.requests.all().length
    const before = taken()
    for (let time = 0; time < 3; time++) expect(await call('newcd', ada, deposit)).toEqual(success)
    expect(taken()).toBe(before + 1)
    expect(await call('newcd', ada, { ...deposit, amount: '6.00' })).toEqual(refused)
    expect(await call('newcd', ben, deposit)).toEqual(success)
    expect(taken()).toBe(before + 2)
  })

  it('books two orders without a key, and two with different keys', async () => {
    const token = await sessionOf('ada')
    const before = bank().store.requests.all().length
    const deposit = { type: 'Bitcoin', amount: '5.00' }
    for (let time = 0; time < 2; time++) {
      await call('newcd', token, deposit)
      await call('newcd', token, { ...deposit, idempotency_key: `${key.slice(0, -1)}${time}` })
    }
    expect(bank().store.requests.all()).toHaveLength(before + 4)
  })

  it('sends the same response in any order of the fields, and in another session of the customer', async () => {
    const [one, other] = [await sessionOf('ada'), await sessionOf('ada')]
    const before = bank().store.requests.all().length
    expect(await call('newcd', one, { type: 'Bitcoin', amount: '5.00', idempotency_key: key })).toEqual(success)
    expect(await call('newcd', other, { idempotency_key: key, amount: '5.00', type: 'Bitcoin' })).toEqual(success)
    expect(bank().store.requests.all()).toHaveLength(before + 1)
  })

  it('treats a file of another name or size as other details', async () => {
    const token = await sessionOf('ada')
    const send = (proof: File): Promise<unknown> =>
      upload('newcd', token, { type: 'Bitcoin', amount: '5.00', idempotency_key: key, depositPic: proof })
    expect(await send(new File(['1234'], 'proof.png'))).toEqual(success)
    expect(await send(new File(['5678'], 'proof.png')), 'its content is not compared').toEqual(success)
    expect(await send(new File(['12345'], 'proof.png'))).toEqual(refused)
    expect(await send(new File(['1234'], 'other.png'))).toEqual(refused)
  })

  it('accepts the same key for another operation', async () => {
    const token = await sessionOf('ada')
    const payment = { type: 'Bitcoin', amount: '5.00', idempotency_key: key }
    expect(await call('newcd', token, payment)).toEqual(success)
    expect(await call('newmpc', token, { ...payment, purpose: 'Rent' })).toEqual(success)
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

  it('refuses a key with other details, with the text and the field of the operation', async () => {
    const token = await sessionOf('ada')
    const message = 'This request was sent before with other details.'
    await call('newcd', token, { type: 'Bitcoin', amount: '5.00', idempotency_key: key })
    expect(await call('newcd', token, { type: 'Bitcoin', amount: '6.00', idempotency_key: key })).toEqual({
      status: 'error',
      icon: 'error',
      message,
    })
    const email = { email: 'ada@example.com', idempotency_key: key }
    expect(await call('updateemail', token, email)).toEqual({ status: 'success' })
    expect(await call('updateemail', token, { ...email, email: 'marlow@example.com' })).toEqual({
      status: 'error',
      failed: message,
      message,
    })
    const person = { first_name: 'Eve', last_name: '', fullname: 'Eve', username: 'eve', password: 'demo-password' }
    const signUp = { ...person, email: 'eve@example.com', idempotency_key: key }
    expect(await crud('newuser', signUp)).toEqual({ status: 'success' })
    expect(await crud('newuser', { ...signUp, username: 'eva' })).toEqual({ status: 'error', error: true, message })
    const pin = { pin: '9999', idempotency_key: key }
    expect(await call('confirmmypin', token, pin)).toHaveProperty('tries_left', 4)
    expect(await call('confirmmypin', token, { ...pin, pin: '8888' })).toEqual({ status: 'error', message })
  })
})
