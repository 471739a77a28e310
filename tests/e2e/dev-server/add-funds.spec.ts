import { png } from '#tests/support/fixtures.ts'
import { home } from '#tests/support/transferSteps.ts'
import { expect, test } from '#tests/support/workshop.ts'

test('[R1, R150, R151, R153] a first deposit reaches the bank once, while every screen loads for the first time', async ({
  page,
  openAs,
  sent,
}) => {
  await openAs('ada', home())
  await page.getByRole('main').getByRole('link', { name: 'Add funds' }).click()
  await page.getByRole('link', { name: 'Crypto Deposit' }).click()
  await page.getByLabel('Amount').fill('321.40')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  await page.getByRole('button', { name: 'Submit Deposit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
  expect(sent('newcd').map(({ fields }) => [fields['amount'], fields['depositPic']])).toEqual([['321.40', 'proof.png']])
  await expect(page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem').first()).toContainText(
    '$321.40',
  )
})
