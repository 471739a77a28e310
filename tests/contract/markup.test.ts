import { expect, it } from 'vitest'
import { markup, withMarkup } from '#mocks/faults/markup.ts'

it('adds markup to every free text of the contract', () => {
  const body = { status: 'success', total: '7', rows: [{ name: 'Rent', amount: 7, kind: 'debit' }] }
  const fits = (tried: unknown) => !JSON.stringify(tried).includes(`7<`) && !JSON.stringify(tried).includes('debit<')
  expect(withMarkup(body, true, fits)).toEqual({
    ...body,
    message: `Note.${markup}`,
    rows: [{ name: `Rent${markup}`, amount: 7, kind: 'debit' }],
  })
  expect(withMarkup(body, false, () => false)).toEqual(body)
})
