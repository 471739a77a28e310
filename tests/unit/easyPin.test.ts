import { expect, it } from 'vitest'
import { isEasyPin } from '#src/lib/easyPin.ts'

it.each(['1234', '4321', '7890', '9012', '1111', '1212', '1122', '0000', '1987', '2026', '2412', '1224', '0102'])(
  'a PIN that people try first is easy: %s',
  (pin) => expect(isEasyPin(pin)).toBe(true),
)

it.each(['4821', '7093', '3205', '2580', '0013', '9513', '1352', '3190'])('another is not: %s', (pin) =>
  expect(isEasyPin(pin)).toBe(false),
)

it.each(['', '123', '12345', '12a4'])('what is no PIN is not: %j', (text) => expect(isEasyPin(text)).toBe(false))
