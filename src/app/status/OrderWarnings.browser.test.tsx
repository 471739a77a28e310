import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OrderId } from '#src/api/generated/operations.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { failed, type Outcome } from '#src/api/reading/outcome.ts'
import type { Row } from '#src/orders/order.ts'
import { orders } from '#src/orders/orders.ts'
import { paths } from '#src/paths.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { OrderWarnings } from './OrderWarnings.tsx'

const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: Outcome<unknown> = { kind: 'success', ...reply }
const lost = failed('network')
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  beginSession('a session')
  customer.set('ada@example.com')
  stop = orders.follow()
})
afterEach(() => {
  endSession()
  stop()
  localStorage.clear()
})

/** Sends an order and leaves its screen. */
async function sent(operation: OrderId, label = '', outcome: Outcome<unknown> = lost, later?: readonly Row[]) {
  const placed = await orders.send({
    operation,
    details: label,
    label,
    known: orders.known(undefined),
    readRows: () => Promise.resolve([]),
    post: () => Promise.resolve(outcome),
    isCurrent: () => true,
    onWait: () => undefined,
  })
  if (placed?.order === undefined) throw new Error('Nothing was sent.')
  orders.hide(placed.order.key)
  if (outcome.kind === 'success' && later === undefined) await orders.dismiss(placed.order.key)
  if (later !== undefined) await orders.look(placed.order, later)
  return placed.order
}

async function renderNotices() {
  const screen = await renderPage(<OrderWarnings />, createQueryClient())
  const notices = screen.getByRole('region', { name: 'Orders to check' })
  return { screen, notices, dismiss: notices.getByRole('button', { name: 'Dismiss' }) }
}

const { addFundsCrypto, makePaymentCrypto, fixedDepositCrypto, statements, upgrade } = paths.dashboard

it.each([
  ['submitTransfer', 'your newest transactions', statements()],
  ['submitCryptoDeposit', 'your deposits', addFundsCrypto()],
  ['submitPayment', 'your payments', makePaymentCrypto()],
  ['submitFixedDeposit', 'your fixed deposits', fixedDepositCrypto()],
  ['submitUpgrade', 'your upgrades', upgrade()],
] as const)('[R153] %s that may exist links to its list', async (operation, list, address) => {
  await sent(operation)
  const { notices, dismiss } = await renderNotices()
  await expect.poll(() => notices.element().textContent).toContain(`Look for it in ${list} before you try again.`)
  await expect.element(notices.getByRole('link', { name: list })).toHaveAttribute('href', address)
  await dismiss.click()
  await expect.element(notices).not.toBeInTheDocument()
})

it('[R127] a transfer that may exist says what and when', async () => {
  await sent('submitTransfer', '$420.00 to Lena Abel')
  const { notices } = await renderNotices()
  await expect
    .poll(() => notices.element().textContent)
    .toMatch(
      /^\$420\.00 to Lena Abel The transfer you sent at \S+ may have gone through\. We didn't find it at \S+\. Look for it in your newest transactions before you try again\./,
    )
})

it('[R127] each order has its notice', async () => {
  await sent('submitTransfer', '$420.00 to Lena Abel')
  await sent('submitTransfer', '$12.00 to Ben Okafor')
  const { notices, dismiss } = await renderNotices()
  await expect.poll(() => dismiss.elements().length).toBe(2)
  await dismiss.first().click()
  await expect.poll(() => notices.element().textContent).not.toContain('Lena Abel')
  await expect.poll(() => notices.element().textContent).toContain('Ben Okafor')
})

it('[R127] an order found after its screen was left is said', async () => {
  await sent('submitTransfer', '$420.00 to Lena Abel', lost, [{ id: '1', status: 'in_progress' }])
  const { notices } = await renderNotices()
  await expect
    .element(notices.getByText(/The bank has the transfer you sent at \S+, so don't send it again\./))
    .toBeVisible()
})

it('[R127] a transfer that the bank lists twice is said', async () => {
  await sent('submitTransfer', '$420.00 to Lena Abel', success, [
    { id: '1', status: 'in_progress' },
    { id: '2', status: 'in_progress' },
  ])
  const { notices } = await renderNotices()
  await expect
    .poll(() => notices.element().textContent)
    .toContain('The bank lists 2 new transfers. If you made only one, contact us.')
})

it('[R219] nobody else is told of it', async () => {
  await sent('submitTransfer', '$420.00 to Lena Abel')
  endSession()
  beginSession('another session')
  customer.set('emil@example.com')
  const { screen, notices } = await renderNotices()
  await expect.poll(() => orders.isIdentified()).toBe(true)
  await expect.element(notices).not.toBeInTheDocument()
  expect(screen.container.textContent).toBe('')
})
