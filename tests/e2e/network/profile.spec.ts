import { changeCustomer, customerById } from '#mocks/domain/customers.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/network.ts'

test('[R180, R181] sends an unreadable date of birth back unchanged', async ({ page, openAs, network, bank }) => {
  await changeCustomer(bank, 'ada', { dob: '15/05/1990' })
  await openAs('ada', paths.dashboard.profile())
  await expect(page.getByLabel('Date of birth')).toHaveValue('15/05/1990')
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').getByText('Action Successful')).toBeVisible()
  expect(network.received('updateprofile').map(({ fields }) => fields['dob'])).toEqual(['15/05/1990'])
  expect(customerById(bank, 'ada')).toMatchObject({ dob: '15/05/1990', phone: '+44 20 7946 0000' })
})

test('[R181] keeps what was saved elsewhere in the meantime, and shows it', async ({ page, openAs, network, bank }) => {
  await openAs('ada', paths.dashboard.profile())
  await page.getByLabel('Next of kin').fill('Cora')
  await changeCustomer(bank, 'ada', { phone: '+44 20 7946 0000', next_of_kin: 'Dan' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').getByText('Action Successful')).toBeVisible()
  expect(network.received('updateprofile')).toHaveLength(1)
  expect(customerById(bank, 'ada')).toMatchObject({ phone: '+44 20 7946 0000', next_of_kin: 'Cora' })
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0000')
  await expect(page.getByLabel('Next of kin')).toHaveValue('Cora')
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
})

test('[R181] is saved with the details that were shown if the newest cannot be read', async ({
  page,
  openAs,
  network,
  bank,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await openAs('ada', paths.dashboard.profile())
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  network.damage('getprofile', 'badGateway')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main').getByText('Action Successful')).toBeVisible()
  expect(customerById(bank, 'ada')).toMatchObject({ phone: '+44 20 7946 0000', next_of_kin: 'Ben Marlow' })
})
