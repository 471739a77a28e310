import { describe, expect, it } from 'vitest'
import { redactName, stackFrames } from '#src/lib/redact.ts'

it('the name of an error is kept if it is a standard one', () => {
  expect(['TypeError', 'LoadFailure', 'Error', 'Ada Lovelace', 'AdaError', ''].map(redactName)).toEqual([
    ...['TypeError', 'LoadFailure', 'Error', 'Error', 'Error', 'Error'],
  ])
})

describe('stackFrames', () => {
  it('keeps only the positions in the code', () => {
    const message = 'PIN 4711 of https://bank.example/ada.js:1:2'
    const stack = `Error: ${message}
    at send (https://bank.example/wp-user/assets/index-B1.js?v=ada:12:345)
    at https://bank.example/wp-user/assets/SendPage-x_9.js:1:20`
    expect(stackFrames({ message, stack })).toEqual(['index-B1.js:12:345', 'SendPage-x_9.js:1:20'])
    expect(stackFrames({ message })).toEqual([])
  })

  it('keeps the innermost twenty', () => {
    const frames = Array.from({ length: 25 }, (_, index) => `index.js:${index + 1}:1`)
    const stack = frames.map((frame) => `    at ${frame}`).join('\n')
    expect(stackFrames({ message: '', stack })).toEqual(frames.slice(0, 20))
  })
})
