import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetCryptoDepositFormQueryKey } from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { getGetNotificationsQueryKey } from '#src/api/generated/hooks/notifications/notifications.ts'
import { getGetPaymentFormQueryKey } from '#src/api/generated/hooks/payments/payments.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { Component as CryptoDepositPage } from '#src/features/add-funds/pages/CryptoDepositPage.tsx'
import { Component as NotificationsPage } from '#src/features/notifications/pages/NotificationsPage.tsx'
import { Component as CryptoPaymentPage } from '#src/features/payments/pages/CryptoPaymentPage.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'

const many = Array.from({ length: 20_000 }, (_, index) => index)
const date = new Date(2026, 0, 15, 12).getTime()

function clientWith(rows: readonly number[], name: string) {
  const client = createQueryClient()
  const violations: never[] = []
  const transactions = rows.map((id) => ({
    id: String(id),
    type: name,
    purpose: name,
    amount: 7750,
    status: 'pending',
    created_at: date,
  }))
  const methods = { names: [name], addresses: ['x'], addresses2: ['x'], transactions, currency: 'USD', violations }
  client.setQueryData(getGetNotificationsQueryKey(), {
    notifications: rows.map((id) => ({ id: String(id), title: `${name} ${id}`, body: name, wasread: 'no', date })),
    violations,
  })
  client.setQueryData(getGetCryptoDepositFormQueryKey(), methods)
  client.setQueryData(getGetPaymentFormQueryKey(), { ...methods, purposes: [{ purpose_name: name }] })
  return client
}

// A list keeps its place in the history, which these tests share.
beforeEach(() => history.replaceState(null, ''))

const shown = (name: string | RegExp) => page.getByRole('region', { name }).getByRole('listitem').elements().length

it('shows 100 of 20,000 notifications', async () => {
  await renderPage(<NotificationsPage />, clientWith(many, 'Notice'))
  await expect.element(page.getByText('20,000 notifications')).toBeVisible()
  expect(shown('Notifications')).toBe(100)
})

it.each([
  ['deposits', <CryptoDepositPage />],
  ['payments', <CryptoPaymentPage />],
])('shows 100 of 20,000 %s, and more on request', async (_what, screen) => {
  await renderPage(screen, clientWith(many, 'Bitcoin'))
  const more = page.getByRole('button', { name: 'Show 100 more of 20,000' })
  await expect.element(more).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBeLessThan(130)
  await more.click()
  expect(page.getByRole('listitem').elements().length).toBeGreaterThan(199)
})
