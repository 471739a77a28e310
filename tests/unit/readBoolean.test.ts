import { expect, it } from 'vitest'
import { readBoolean } from '#src/lib/fields.ts'

it.each([true, 1, 'yes', '1', 'true', 'YES', ' Yes ', 'True\n'])('reads %j as yes', (value) => {
  expect(readBoolean(value)).toBe(true)
})

it.each([false, 0, 'no', '0', 'false', 'NO', ' No ', '\tFalse'])('reads %j as no', (value) => {
  expect(readBoolean(value)).toBe(false)
})

it.each([undefined, null, '', ' ', 'maybe', 2, -1, {}, [], ['yes']])('reads %j as neither', (value) => {
  expect(readBoolean(value)).toBeUndefined()
})
