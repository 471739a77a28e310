import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PrintHeader } from './PrintHeader.tsx'

const statement = {
  holder: 'Ada Lovelace',
  account: { number: '2024000101', currency: 'USD' },
  period: 'January 2026',
  totals: { credit: 320_000, debit: 48_400 },
  currency: '$',
  shown: '3 transactions',
}
const terms = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => term.textContent)

it('begins a printed statement with the balances around the period, where they are certain and not hidden', async () => {
  const { rerender } = await render(<PrintHeader {...statement} balances={{ opening: -5000, closing: 266_600 }} />)
  await expect.element(page.getByText('$2,666.00')).toBeVisible()
  await expect.element(page.getByText('−$50.00')).toBeVisible()
  expect(terms()).toEqual([
    'Bank',
    'Account holder',
    'Account number',
    'Currency',
    'Period',
    'Opening balance',
    'Money in',
    'Money out',
    'Closing balance',
    'Shown',
    'Printed on',
  ])
  await rerender(<PrintHeader {...statement} balances={undefined} />)
  expect(terms()).not.toContain('Opening balance')
})
