import { ledgerBalance } from '#tests/e2e/support/bankMemory.ts'
import { expect, pressOnceShown, test } from '#tests/e2e/support/fixtures.ts'
import { enter, goToPin, home } from '#tests/e2e/support/transferSteps.ts'

const ada = '2024000101'
const ben = '2024000102'

test('[R92, R117, R127, R129] moves money from Ada to Ben, to the cent, on both sides', async ({
  page,
  openAs,
  open,
  bank,
}) => {
  const balance = page
    .getByRole('region', { name: 'Savings account' })
    .getByText(/^\$[\d,.]+$/)
    .first()
  await openAs('ada', home())
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(balance).toHaveText('$18,092.50')
  expect([ledgerBalance(bank, ada), ledgerBalance(bank, ben)]).toEqual([1_809_250, 114_125])

  await page.getByRole('main').getByRole('link', { name: 'Send', exact: true }).click()
  await goToPin(page)
  await pressOnceShown(page, 'Go to dashboard', () => enter(page, '1234'))
  await expect(balance).toHaveText('$17,969.05')
  const row = page.getByRole('listitem').filter({ hasText: 'Transfer to Ben Okafor' }).first()
  await expect(row).toContainText('−$123.45')
  await expect(row).toContainText('in progress')
  expect([ledgerBalance(bank, ada), ledgerBalance(bank, ben)]).toEqual([1_796_905, 114_125])

  const order = bank.store.transfers.all().at(-1)
  expect(order).toMatchObject({ act_no: ben, amount: 12_345, fee: 309, status: 'in_progress' })
  await open(home(), `transfer:${order?.id ?? 0}:successful`)
  await expect(row).toContainText('successful')
  await expect(balance).toHaveText('$17,969.05')

  await openAs('ben', home())
  await expect(balance).toHaveText('$1,261.61')
  await expect(page.getByRole('listitem').filter({ hasText: 'Transfer from Ada Marlow' }).first()).toContainText(
    '+$120.36',
  )
  expect([ledgerBalance(bank, ada), ledgerBalance(bank, ben)]).toEqual([1_796_905, 126_161])
})
