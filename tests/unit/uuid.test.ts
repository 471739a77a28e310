import { afterEach, expect, it, vi } from 'vitest'
import { newUuid } from '#src/lib/uuid.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.restoreAllMocks()
})

it('is a version 4 UUID, a new one each time', () => {
  const keys = Array.from({ length: 100 }, newUuid)
  expect(keys.filter((key) => !uuid.test(key))).toEqual([])
  expect(new Set(keys)).toHaveLength(100)
})

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('uses every random bit: of bytes of %i it is %s', (byte, key) => {
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(new Uint8Array(16).fill(byte))
  expect(newUuid()).toBe(key)
})
