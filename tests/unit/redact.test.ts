import { describe, expect, it } from 'vitest'
import { redactMessage, stackFrames } from '#src/lib/redact.ts'

describe('redactMessage', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'fullname')",
      'Cannot read properties of undefined (reading <text>)',
    ],
    ['Unexpected token A, "Ada Lovelace" is not valid JSON', 'Unexpected token A, <text> is not valid JSON'],
    ['cut off: "Ada Love', 'cut off: <text>'],
    ["cut off: 'Ada Love", 'cut off: <text>'],
    ['no `Ada Lovelace` in `names`', 'no <text> in <text>'],
    ['cut off: `Ada Love', 'cut off: <text>'],
    ['no “Ada Lovelace” and no ‘Ada’ here', 'no <text> and no <text> here'],
    ['cut off: “Ada Love', 'cut off: <text>'],
    ['no mail to ada@example.com', 'no mail to <address>'],
    ['GET https://bank.example/wp-user/auth/verify/ada failed', 'GET <address> failed'],
    ['account 0012345678, DE89370400440532013000', 'account <number> <number>'],
    ['row 7', 'row <number>'],
    ['balance $1,234.50 and ٤٢', 'balance <number> and <number>'],
  ])('%j becomes %j', (message, redacted) => {
    expect(redactMessage(message)).toBe(redacted)
  })

  it('keeps no more than 500 characters', () => {
    expect(redactMessage('word '.repeat(1000))).toHaveLength(500)
  })
})

describe('stackFrames', () => {
  it('keeps the places in the code and nothing else', () => {
    const stack = `Error: PIN 4711 of Ada
    at send (https://bank.example/wp-user/assets/index-B1.js?v=ada:12:345)
    at https://bank.example/wp-user/assets/SendPage-x_9.js:1:20`
    expect(stackFrames(stack)).toEqual(['index-B1.js:12:345', 'SendPage-x_9.js:1:20'])
    expect(stackFrames(undefined)).toEqual([])
  })

  it('keeps the innermost twenty', () => {
    const frames = Array.from({ length: 25 }, (_, index) => `index.js:${index + 1}:1`)
    expect(stackFrames(frames.map((frame) => `    at ${frame}`).join('\n'))).toEqual(frames.slice(0, 20))
  })
})
