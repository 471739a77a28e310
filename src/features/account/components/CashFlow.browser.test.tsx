import { expect, it } from 'vitest'
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

it('shows the figures of the month that is pointed at, and names them in its link', async () => {
  await renderPage(<CashFlow months={months} currency="$" />, createQueryClient())
  const section = page.getByRole('region', { name: 'Money in and out' })
  const november = page.getByRole('link', { name: 'November 2025: in $10,000.00, out $0.00' })
  await november.hover()
  await expect.element(section.getByText('November 2025', { exact: true })).toBeVisible()
  await expect.element(november).toHaveAttribute('href', expect.stringContaining('?month=2025-11'))
  await section.getByRole('heading').hover()
  await expect.element(section.getByText('January 2026', { exact: true })).toBeVisible()
})

it('puts the name of a month under its bar in a right-to-left page', async () => {
  await renderPage(
    <div dir="rtl">
      <CashFlow months={months} currency="$" />
    </div>,
    createQueryClient(),
  )
  const left = (element: Element | undefined) => element?.getBoundingClientRect().left
  const bars = [...document.querySelectorAll('[data-up]')]
  const names = page.getByRole('link').elements()
  expect(left(bars.at(0))).toBeLessThan(left(bars.at(-1)) ?? 0)
  expect(left(names.at(0))).toBeLessThan(left(names.at(-1)) ?? 0)
})
