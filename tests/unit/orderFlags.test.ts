import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFlags, writeFlags } from '#src/orders/flags.ts'
import type { OrderFlag } from '#src/orders/model.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const flag: OrderFlag = { operation: 'submitTransfer', sentAt: 1000, salt: 's', digest: 'd' }

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the flags of unsettled orders', () => {
  it('are read as they were written, and leave no key when there are none', () => {
    const flags = [flag, { ...flag, operation: 'submitUpgrade' as const }]
    writeFlags(flags)
    expect(readFlags()).toEqual(flags)
    writeFlags([])
    expect(sessionStorage).toHaveLength(0)
    expect(readFlags()).toEqual([])
  })

  it.each([
    ['null', null],
    ['no operation', { ...flag, operation: undefined }],
    ['an operation that is a number', { ...flag, operation: 7 }],
    ['an operation without money', { ...flag, operation: 'signIn' }],
    ['a name that every object has', { ...flag, operation: 'toString' }],
    ['a time that is a text', { ...flag, sentAt: '1000' }],
    ['a salt that is a number', { ...flag, salt: 1 }],
    ['a digest that is missing', { ...flag, digest: undefined }],
  ])('omit the entry that has %s', (_what, entry) => {
    sessionStorage.setItem('orders', JSON.stringify([entry, flag]))
    expect(readFlags()).toEqual([flag])
  })

  it.each(['', '{', '7', 'null', '{"0":{}}'])('are empty for %j', (text) => {
    sessionStorage.setItem('orders', text)
    expect(readFlags()).toEqual([])
  })

  it('are empty when storage is blocked, and writing them does not throw', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(readFlags()).toEqual([])
    expect(() => writeFlags([flag])).not.toThrow()
    expect(() => writeFlags([])).not.toThrow()
  })
})
