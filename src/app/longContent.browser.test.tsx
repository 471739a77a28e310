import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetAccountQueryKey, getGetPinStatusQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { getGetCryptoDepositFormQueryKey } from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { getGetNotificationsQueryKey } from '#src/api/generated/hooks/notifications/notifications.ts'
import { getGetPaymentFormQueryKey } from '#src/api/generated/hooks/payments/payments.ts'
import { getGetTransferFeeQueryKey, getGetTransfersQueryKey } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { Component as CryptoDepositPage } from '#src/features/add-funds/pages/CryptoDepositPage.tsx'
import { Component as NotificationsPage } from '#src/features/notifications/pages/NotificationsPage.tsx'
import { Component as CryptoPaymentPage } from '#src/features/payments/pages/CryptoPaymentPage.tsx'
import { TransferContext } from '#src/features/transfers/components/transferContext.ts'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { quote } from '#src/features/transfers/fee.ts'
import { Component as SendPage } from '#src/features/transfers/pages/SendPage.tsx'
import { Component as TransferPinPage } from '#src/features/transfers/pages/TransferPinPage.tsx'
import { createTransferStore } from '#src/features/transfers/transferStore.ts'
import { renderPage } from '#tests/support/renderPage.tsx'

const long = 'Wolfeschlegelsteinhausen'.repeat(13).slice(0, 300)
const many = Array.from({ length: 20_000 }, (_, index) => index)
const date = new Date(2026, 0, 15, 12).getTime()

/** A query client whose cache holds the pages' data. `rows` is the number of entries in each list. */
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
  client.setQueryData(getGetPaymentFormQueryKey(), { ...methods, purposes: [{ name }] })
  client.setQueryData(getGetPinStatusQueryKey(), { haspin: true, violations })
  client.setQueryData(getGetAccountQueryKey(), {
    account: { account_no: '2024000101', tb: 100_000, currency: 'USD' },
    transactions: [],
    currency: '$',
    violations,
  })
  client.setQueryData(getGetTransferFeeQueryKey(), { percent: 1, tb: 100_000, violations })
  client.setQueryData(getGetTransfersQueryKey(), {
    transactions: [{ ...emptyDraft, id: '1', act_hold_name: name, act_no: name, bank: name, amount: 100, date }],
    violations,
  })
  return client
}

const shown = (name: string | RegExp) => page.getByRole('region', { name }).getByRole('listitem').elements().length

it('shows a hundred of 20,000 notifications, and finds one of them', async () => {
  await renderPage(<NotificationsPage />, clientWith(many, 'Notice'))
  await expect.element(page.getByText('20,000 notifications')).toBeVisible()
  expect(shown('From your bank')).toBe(100)
  await page.getByRole('searchbox').fill('Notice 19999')
  await expect.poll(() => shown('From your bank')).toBe(1)
})

it.each([
  ['deposits', <CryptoDepositPage />],
  ['payments', <CryptoPaymentPage />],
])('shows a hundred of 20,000 %s, and names only some of those that are pending', async (_what, screen) => {
  await renderPage(screen, clientWith(many, 'Bitcoin'))
  await expect.element(page.getByText('20,000 transactions')).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBeLessThan(130)
  await page.getByRole('button', { name: 'Show 100 more of 20000' }).click()
  expect(page.getByRole('listitem').elements().length).toBeGreaterThan(199)
})

const transferPages = (step: 'details' | 'pin') => {
  const store = createTransferStore()
  const details = {
    act_hold_name: long,
    act_no: long,
    bank: long,
    swift: long,
    routing: long,
    country: long,
    currency: long,
    note: long,
    amount: 10_000,
  }
  if (step === 'pin') {
    store.dispatch({ type: 'continued', details })
    store.dispatch({
      type: 'confirmed',
      quote: quote(10_000, { percent: 1, balance: 100_000 }),
    })
  }
  const pages = { details: <SendPage />, pin: <TransferPinPage /> }
  return <TransferContext value={{ ...store, isOnScreen: () => true }}>{pages[step]}</TransferContext>
}

afterEach(() => page.viewport(800, 600))

it.each([
  ['notifications', <NotificationsPage />, 'From your bank'],
  ['deposits', <CryptoDepositPage />, 'Need help?'],
  ['payments', <CryptoPaymentPage />, 'Need help?'],
  ['a transfer', transferPages('details'), 'Who are you paying?'],
  ['its PIN', transferPages('pin'), 'Confirm with your PIN'],
])('wraps a name of 300 letters at 320 px: %s', async (_what, screen, heading) => {
  await page.viewport(320, 640)
  await renderPage(screen, clientWith([1, 2], long))
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
