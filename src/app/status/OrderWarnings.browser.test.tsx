import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { submitTransfer } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginOrder, dismissOrder, endOrder, noteIfMissing, showOrder } from '#src/orders/orders.ts'
import { paths } from '#src/paths.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { OrderWarnings } from './OrderWarnings.tsx'

afterEach(() => vi.unstubAllGlobals())

const { addFundsCrypto, makePaymentCrypto, fixedDepositCrypto, upgrade } = paths.dashboard

it.each([
  ['submitCryptoDeposit', 'your deposits', addFundsCrypto()],
  ['submitPayment', 'your payments', makePaymentCrypto()],
  ['submitFixedDeposit', 'your fixed deposits', fixedDepositCrypto()],
  ['submitUpgrade', 'your upgrades', upgrade()],
] as const)('%s: an order that may exist links to the list that would contain it', async (operation, list, address) => {
  const { key } = beginOrder(operation, 'the details', [])
  showOrder(key, false)
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  const warning = screen.getByRole('region', { name: 'Orders to check' })
  await expect.element(warning).toBeVisible()
  expect(warning.element().textContent).toContain(`Look for it in ${list} before you try again.`)
  await expect.element(warning.getByRole('link', { name: list })).toHaveAttribute('href', address)
  dismissOrder(key)
  await expect.element(warning).not.toBeInTheDocument()
})

it('an order says what it is about, and which one if the page shows another, whose list it does not repeat', async () => {
  const order = beginOrder('submitTransfer', 'the rent', [], '$420.00 to Lena Abel')
  const { key } = order
  showOrder(key, false)
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  const warning = screen.getByRole('region', { name: 'Orders to check' })
  await expect.element(warning).toBeVisible()
  expect(warning.element().textContent).toMatch(/^\$420\.00 to Lena Abel, sent at \S+, may have/)
  noteIfMissing(order, undefined)
  noteIfMissing(order, [{ id: '1', status: 'failed' }])
  await expect.element(warning.getByText(/may have gone through\. Look for it/)).toBeVisible()
  noteIfMissing(order, [])
  await expect
    .element(warning.getByText(/may have gone through\. We didn't find it at \S+\. Look for it/))
    .toBeVisible()
  const other = beginOrder('submitTransfer', 'a book', [], '$12.00 to Ben Okafor')
  await expect.element(warning.getByRole('link', { name: 'your newest transactions' })).toBeVisible()
  expect(warning.element().textContent).toMatch(/^\$420\.00 to Lena Abel, sent earlier at \S+, may have/)
  dismissOrder(key)
  await expect.element(warning).not.toBeInTheDocument()
  dismissOrder(other.key)
  showOrder(other.key, false)
})

it('several orders of one kind share a notice, and each can be dismissed', async () => {
  const begin = (details: string, label?: string) => {
    const order = beginOrder('submitTransfer', details, [], label)
    showOrder(order.key, false)
    return order
  }
  const rent = begin('the rent', '$420.00 to Lena Abel')
  const chair = begin('a chair')
  const payment = beginOrder('submitPayment', 'tuition', [])
  showOrder(payment.key, false)
  noteIfMissing(rent, [])
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  const warning = screen.getByRole('region', { name: 'Orders to check' })
  const notices = warning.getByText(/may have gone through\./)
  await expect
    .poll(() => notices.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(
        /^2 transfers may have gone through\. Look for them in your newest transactions before you try again\.\$420\.00 to Lena Abel, sent at \S+\. We didn't find it at \S+\.DismissSent at \S+\.Dismiss$/,
      ),
      expect.stringMatching(/^The payment you sent at \S+ may have gone through\./),
    ])
  const dismiss = warning.getByRole('listitem').first().getByRole('button', { name: 'Dismiss' })
  await expect.element(dismiss).toHaveAccessibleDescription(/^\$420\.00 to Lena Abel/)
  await page.viewport(320, 640)
  const { height } = dismiss.element().getBoundingClientRect()
  expect(height).toBeLessThan(50)
  await dismiss.click()
  await expect.element(warning.getByText(/^The transfer you sent at \S+ may have gone through\./)).toBeVisible()
  for (const { key } of [chair, payment]) dismissOrder(key)
  await expect.element(warning).not.toBeInTheDocument()
})

it('orders of the same minute are told apart by their seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 15, 9, 12) })
  const keys = [12, 47].map((second) => {
    vi.setSystemTime(new Date(2026, 0, 15, 15, 9, second))
    const { key } = beginOrder('submitPayment', `payment at ${second}`, [])
    showOrder(key, false)
    return key
  })
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  await expect.element(screen.getByText('Sent at 15:09:12.')).toBeVisible()
  await expect.element(screen.getByText('Sent at 15:09:47.')).toBeVisible()
  for (const key of keys) dismissOrder(key)
  vi.useRealTimers()
})

it('an order that ended after its screen was left is reported until it is dismissed', async () => {
  const order = beginOrder('submitTransfer', 'other details', [])
  showOrder(order.key, false)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ icon: 'error' })))
  const request = { bank: 'Harbour Trust', act_no: '1', act_hold_name: 'Ben', amount: '5.00', extra: '{}' }
  endOrder(order, await submitTransfer({ ...request, idempotency_key: order.key }), [])
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  const warning = screen.getByRole('region', { name: 'Orders to check' })
  await expect.element(warning).toBeVisible()
  expect(warning.element().textContent).toContain("The bank didn't accept the transfer you sent at")
  await warning.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(warning).not.toBeInTheDocument()
})
