import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#src/api/queryClient.ts'
import { cashFlow, latestMonth, type Movement } from '#src/features/account/cashFlow.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { CashFlow } from './CashFlow.tsx'

const movements: Omit<Movement, 'name'>[] = [
  { date: new Date(2026, 0, 14).getTime(), transaction_type: 'debit', amount: 42_000, status: 'in_progress' },
  { date: new Date(2026, 0, 2).getTime(), transaction_type: 'credit', amount: 320_000, status: 'successful' },
  { date: new Date(2025, 11, 22).getTime(), transaction_type: 'debit', amount: 4900, status: 'failed' },
  { date: new Date(2025, 10, 3).getTime(), transaction_type: 'credit', amount: 1_000_000, status: 'successful' },
]
const rows = movements.map((row) => ({ name: 'Book Nook', ...row }))
const months = cashFlow(rows, latestMonth(rows, new Date(2026, 10, 22)))
afterEach(() => page.viewport(800, 600))

const views = () => page.getByRole('radiogroup', { name: 'Chart' })

it('shows the balance over time as a second view, with a table of its figures by month', async () => {
  await renderPage(<CashFlow months={months} rows={rows} balance={1_278_000} currency="$" />, createQueryClient())
  await expect.element(page.getByRole('region', { name: 'Money in and out' })).toBeVisible()
  await views().getByRole('radio', { name: 'Balance' }).click()
  await expect.element(page.getByRole('region', { name: 'Balance over time' })).toBeVisible()
  await expect.element(page.getByText(/^Highest \$[\d,.]+, lowest \$[\d,.]+$/)).toBeVisible()
  const table = page.getByRole('table', { name: /^Balance at the end of each month/ })
  const lines = table.getByRole('row').elements().slice(1)
  expect(lines.map((line) => line.textContent)).toEqual([
    'August 2025–',
    'September 2025–',
    'October 2025–',
    'November 2025$10,000.00',
    'December 2025$10,000.00',
    'January 2026$12,780.00',
  ])
  await page.getByRole('link', { name: /^November 2025/ }).hover()
  await expect.element(page.getByText('End of November 2025')).toBeVisible()
})

it('marks what is in progress, in the bar and below the sums', async () => {
  await renderPage(<CashFlow months={months} rows={rows} balance={1_278_000} currency="$" />, createQueryClient())
  const note = page.getByText('Includes $420.00 still on its way out')
  await page.getByRole('link', { name: /^January 2026/ }).hover()
  await expect.element(note).toBeVisible()
  expect(document.querySelectorAll('svg [fill^="url("]')).toHaveLength(1)
  await page.getByRole('link', { name: /^November 2025/ }).hover()
  await expect.element(note).not.toBeInTheDocument()
})

it.each([
  ['the rows do not add up to the balance', 1_278_001, rows],
  ['the bank states no balance', undefined, rows],
  ['a row could not be read', 1_278_000, undefined],
])('has no second view when %s', async (_why, balance, history) => {
  await renderPage(<CashFlow months={months} rows={history} balance={balance} currency="$" />, createQueryClient())
  await expect.element(page.getByRole('table', { name: 'Money in and out by month' })).toBeInTheDocument()
  expect(views().elements()).toHaveLength(0)
})

it('has the same height for every month and both views', async () => {
  await page.viewport(360, 740)
  await renderPage(<CashFlow months={months} rows={rows} balance={1_278_000} currency="$" />, createQueryClient())
  const height = () => page.getByRole('region').element().getBoundingClientRect().height
  const first = height()
  await page.getByRole('link', { name: /^November 2025/ }).hover()
  await expect.element(page.getByText('November 2025', { exact: true }).first()).toBeVisible()
  expect(height()).toBe(first)
  await views().getByRole('radio', { name: 'Balance' }).click()
  await expect.element(page.getByRole('region', { name: 'Balance over time' })).toBeVisible()
  expect(height()).toBe(first)
})

it('puts the name of a month under its bar in a right-to-left page', async () => {
  await renderPage(
    <div dir="rtl">
      <CashFlow months={months} rows={rows} balance={1_278_000} currency="$" />
    </div>,
    createQueryClient(),
  )
  const left = (element: Element | undefined) => element?.getBoundingClientRect().left
  const bars = [...document.querySelectorAll('svg rect[data-up]')]
  const names = page.getByRole('link').elements()
  expect(left(bars.at(0))).toBeLessThan(left(bars.at(-1)) ?? 0)
  expect(left(names.at(0))).toBeLessThan(left(names.at(-1)) ?? 0)
})
