import { changeCustomer, customerById } from '#mocks/domain/customers.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/network.ts'

test('[R181] sends a date that cannot be read back unchanged', async ({ page, openAs, bank }) => {
  await changeCustomer(bank, 'ada', { dob: '15/05/1990' })
  await openAs('ada', paths.dashboard.profile())
  await expect(page.getByLabel('Date of birth')).toHaveValue('15/05/1990')
  await page.getByLabel('Next of kin').fill('Cora')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').getByText('Action Successful')).toBeVisible()
  expect(customerById(bank, 'ada')).toMatchObject({ dob: '15/05/1990', next_of_kin: 'Cora' })
})
