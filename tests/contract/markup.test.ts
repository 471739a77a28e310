import { expect, it } from 'vitest'
import { markup, withMarkup } from '#mocks/faults/markup.ts'

it('puts markup behind every text that the contract leaves free', () => {
  const answer = { status: 'success', total: '7', rows: [{ name: 'Rent', amount: 7, kind: 'debit' }] }
  const fits = (tried: unknown) => !JSON.stringify(tried).includes(`7<`) && !JSON.stringify(tried).includes('debit<')
  expect(withMarkup(answer, true, fits)).toEqual({
    ...answer,
    message: `Note.${markup}`,
    rows: [{ name: `Rent${markup}`, amount: 7, kind: 'debit' }],
  })
  expect(withMarkup(answer, false, () => false)).toEqual(answer)
})
