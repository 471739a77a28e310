import { describe, expect, it } from 'vitest'
import { redactMessage, redactName, stackFrames } from '#src/lib/redact.ts'

describe('redactMessage', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'fullname')",
      'Cannot read properties of undefined (reading <text>)',
    ],
    ['Unexpected token A, "Ada Lovelace" is not valid JSON', 'Unexpected token A, <text> is not valid JSON'],
    ["undefined is not a function (near '...ada...')", 'undefined is not a function (<text>)'],
    ["Failed to execute 'insertBefore' on 'Node'", 'Failed to execute <text> on <text>'],
    ["The document can't be read", 'The document can’t be read'],
    ['cut off: "Ada Love', '<text>: <text>'],
    ["cut off: 'Ada Love", '<text>: <text>'],
    ['no `Ada Lovelace` in `names`', 'no <text> in <text>'],
    ['no “Ada Lovelace” and no ‘Ada’ here', 'no <text> and no <text>'],
    ['no value for Ada Lovelace, ada lovelace', 'no value for <text>, <text>'],
    ['no value for Ada Marie Lovelace', 'no value for <text>'],
    ['no url ada@example.com, ada＠example.com', 'no url <text>, <text>'],
    ['GET https://bank.example/wp-user/auth/verify/ada failed', 'GET <text> failed'],
    ['Failed to fetch bank.example/auth/verify/ada', 'Failed to fetch <text>'],
    ['value 0012345678, DE89370400440532013000', 'value <text>, <text>'],
    ['value $1,234.50 and ٤٢', 'value <text>,<text> and <text>'],
  ])('%j becomes %j', (message, redacted) => {
    expect(redactMessage(message)).toBe(redacted)
  })

  it('keeps at most 500 characters', () => {
    expect(redactMessage('value '.repeat(1000)).length).toBeLessThanOrEqual(510)
  })
})

it('the name of an error is kept if it is a standard one', () => {
  expect(['TypeError', 'LoadFailure', 'Error', 'Ada Lovelace', 'AdaError', ''].map(redactName)).toEqual([
    ...['TypeError', 'LoadFailure', 'Error', 'Error', 'Error', 'Error'],
  ])
})

describe('stackFrames', () => {
  it('keeps only the positions in the code', () => {
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
