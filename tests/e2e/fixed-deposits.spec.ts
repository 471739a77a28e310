import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'

const { fixedDeposit } = paths.dashboard

test('[R167, R168] offers cryptocurrency only, with plans', async ({ page, openAs, sent }) => {
  await openAs('ada', fixedDeposit(), 'fail:submitFixedDeposit:null')
  await expect(page.getByRole('heading', { level: 1, name: 'Fixed deposit' })).toBeVisible()
  const main = page.getByRole('region', { name: 'Methods' })
  await expect(main.locator('ul > li')).toHaveCount(4)
  await expect(main.getByText('Not available for your region')).toHaveCount(3)
  await expect(main.getByRole('link')).toHaveCount(1)
  await main.getByRole('link', { name: 'Crypto Deposit' }).click()
  await expect(page).toHaveURL(/\/wp-user\/dashboard\/fixed-deposit\/crypto$/)

  await test.step('[R169, R173] submits the proof under its own field name', async () => {
    for (const name of ['3 months, 2.1% a year', '6 months, 2.4% a year', '12 months, 2.9% a year'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
    expect(sent('getfdcform')).toHaveLength(1)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('radiogroup', { name: 'Plan' }).getByText('12 months').click()
    await expect(page.getByLabel(/^Address/)).toHaveText(/bitcoin/)
    await expect(page.getByText('Payment Proof', { exact: true })).toBeVisible()
    await page.getByLabel('Amount').fill('5000')
    await page.locator('input[type=file]:not([capture])').setInputFiles(png)
    await page.getByRole('button', { name: 'Submit Fixed Deposit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveValue('5,000.00')
    await page.getByRole('button', { name: 'Submit Fixed Deposit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
    await expect(page.getByText(/^Your money stays locked for 12 months, until /)).toBeVisible()
    await expect(page.getByText(/^about \$5,145\.00 on \d.* \(estimate\)$/)).toBeVisible()
    expect(sent('newfdc')[1]?.fields).toEqual({
      newfdc: 'newfdc',
      plan: '12 months, 2.9% a year',
      type: 'Bitcoin',
      amount: '5000.00',
      fixedDepositPic: 'proof.png',
      idempotency_key: expect.any(String),
      token: expect.stringMatching(/^demo-session/),
    })
    await expect(page.getByRole('region', { name: 'Crypto Transactions' })).toContainText('$5,000.00')
  })

  // Also when earlier deposits could not be loaded.
  await openAs('ada', fixedDeposit(), 'fail:getFixedDepositForm:error500:always')
  await page.getByRole('link', { name: 'Crypto Deposit' }).click()
  await expect(page).toHaveURL(/\/wp-user\/dashboard\/fixed-deposit\/crypto$/)
})
