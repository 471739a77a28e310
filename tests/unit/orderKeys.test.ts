import { afterEach, describe, expect, it, vi } from 'vitest'
import { failed } from '#src/api/reading/outcome.ts'
import { newIdempotencyKey } from '#src/orders/idempotency.ts'
import { createOrderKeys } from '#src/orders/orderKeys.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a key for an order', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  it('is a UUID of version 4, another one each time', () => {
    const keys = Array.from({ length: 100 }, newIdempotencyKey)
    expect(keys.filter((key) => !uuid.test(key))).toEqual([])
    expect(new Set(keys)).toHaveLength(100)
  })

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('has every random bit in it: of bytes of %i it is %s', (byte, key) => {
    vi.spyOn(crypto, 'getRandomValues').mockReturnValue(new Uint8Array(16).fill(byte))
    expect(newIdempotencyKey()).toBe(key)
  })
})

describe('the keys of the orders of a form', () => {
  const file = new File(['x'], 'proof.png')
  const fields = { type: 'Bitcoin', amount: '5.00', proof: file }

  it('are one for the same fields, texts by value and files by identity', () => {
    const { keyFor } = createOrderKeys()
    const key = keyFor(fields)
    expect(keyFor({ ...fields })).toBe(key)
    expect(keyFor({ ...fields, amount: '5.01' })).not.toBe(key)
    expect(keyFor({ ...fields, proof: new File(['x'], 'proof.png') })).not.toBe(key)
    expect(keyFor(fields)).toBe(key)
  })

  it('are kept for an order that may have been carried out, and for no other', () => {
    const { keyFor, settle } = createOrderKeys()
    const [key, other] = [keyFor(fields), keyFor({ amount: '7' })]
    settle(key, failed('timeout'))
    expect(keyFor(fields)).toBe(key)
    settle(key, failed('tooLarge'))
    expect(keyFor(fields)).not.toBe(key)
    expect(keyFor({ amount: '7' })).toBe(other)
  })

  it('are forgotten one by one', () => {
    const { keyFor, forget } = createOrderKeys()
    const [key, other] = [keyFor(fields), keyFor({ amount: '7' })]
    forget(key)
    expect(keyFor(fields)).not.toBe(key)
    expect(keyFor({ amount: '7' })).toBe(other)
  })
})
