import { expect, it } from 'vitest'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginOrder, dismissOrder, showOrder } from '#src/orders/orders.ts'
import { paths } from '#src/paths.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { OrderWarnings } from './OrderWarnings.tsx'

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
