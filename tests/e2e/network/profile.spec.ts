import { changeCustomer, customerById } from '#mocks/domain/customers.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/support/network.ts'

test('[R180, R181] sends an unreadable date of birth back unchanged', async ({ page, openAs, network, bank }) => {
  await changeCustomer(bank, 'ada', { dob: '15/05/1990' })
  await openAs('ada', paths.dashboard.profile())
  await expect(page.getByRole('group', { name: 'Date of birth' })).toContainText('15/05/1990')
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').getByText('Action Successful')).toBeVisible()
  expect(network.received('updateprofile').map(({ fields }) => fields['dob'])).toEqual(['15/05/1990'])
  expect(customerById(bank, 'ada')).toMatchObject({ dob: '15/05/1990', phone: '+44 20 7946 0000' })
})
