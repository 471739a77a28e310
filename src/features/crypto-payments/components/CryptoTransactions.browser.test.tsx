import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'

const rows = [
  { id: '1', type: 'Bitcoin', amount: 75_025, status: 'declined', created_at: new Date(2025, 11, 15).getTime() },
  { id: '2', type: 'USDT (TRC20)', amount: 150_000, status: 'confirmed', created_at: new Date(2026, 0, 12).getTime() },
] as const

afterEach(() => page.viewport(800, 600))

it.each([320, 360, 1280])('keeps the date and the status of a payment apart at %i px', async (width) => {
  await page.viewport(width, 740)
  await renderPage(
    <div style={{ paddingInline: 16 }}>
      <CryptoTransactions transactions={rows} currency="$" violations={[]} />
    </div>,
    createQueryClient(),
  )
  const date = page
    .getByText(/15 December 2025/)
    .element()
    .getBoundingClientRect()
  const status = page.getByText('declined').element().getBoundingClientRect()
  expect(date.right + 8 <= status.left || date.bottom <= status.top).toBe(true)
})
