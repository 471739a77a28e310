import { changeCustomer, customerById } from '#mocks/domain/customers.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/network.ts'

test('[R180, R181] saves only what the customer has changed', async ({ page, openAs, network, bank }) => {
  const saved = page.getByRole('main').getByText('Action Successful')
  const save = () => page.getByRole('button', { name: 'Save changes' }).click()
  // A date that cannot be read is sent back unchanged.
  await changeCustomer(bank, 'ada', { dob: '15/05/1990' })
  await openAs('ada', paths.dashboard.profile())
  await expect(page.getByLabel('Date of birth')).toHaveValue('15/05/1990')
  await page.getByLabel('Next of kin').fill('Cora')
  await changeCustomer(bank, 'ada', { phone: '+44 20 7946 0000', next_of_kin: 'Dan' })
  await save()
  await expect(saved).toBeVisible()
  expect(network.received('updateprofile')).toHaveLength(1)
  expect(customerById(bank, 'ada')).toMatchObject({
    dob: '15/05/1990',
    phone: '+44 20 7946 0000',
    next_of_kin: 'Cora',
  })
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0000')
  await expect(page.getByLabel('Next of kin')).toHaveValue('Cora')
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)

  // Also if the newest details cannot be read before.
  await page.getByLabel('Phone').fill('+44 20 7946 1111')
  await expect(saved).toHaveCount(0)
  network.damage('getprofile', 'badGateway')
  await save()
  await expect(saved).toBeVisible()
  expect(customerById(bank, 'ada')).toMatchObject({ phone: '+44 20 7946 1111', next_of_kin: 'Cora' })
})
