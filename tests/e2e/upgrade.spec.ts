import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/support/fixtures.ts'

const { upgrade } = paths.dashboard

test.describe('Upgrade', () => {
  test('[R170] shows the current plan, and the price of each', async ({ page, openAs, sent }) => {
    await openAs('ada', upgrade())
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrade Account' })).toBeVisible()
    expect(sent('getupgradeform')).toHaveLength(1)
    const plans = page.getByRole('region', { name: 'Plans' })
    await expect(plans.getByRole('term')).toHaveText(['Your current plan', 'Silver', 'Gold', 'Platinum'])
    await expect(plans.getByRole('definition')).toHaveText(['Silver', '$250.00', '$750.00', '$1,500.00'])
    await page.getByRole('button', { name: /Plan/ }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Silver ($250.00)',
      'Gold ($750.00)',
      'Platinum ($1,500.00)',
    ])
  })

  test('[R171] sends nothing without a plan, and leads to the choice', async ({ page, openAs, sent }) => {
    await openAs('ada', upgrade())
    await page.getByLabel('Amount').fill('750')
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    const problem = page.getByRole('link', { name: 'Select a plan' })
    await expect(problem).toBeVisible()
    await problem.click()
    await expect(page.getByRole('button', { name: /Plan/ })).toBeFocused()
    expect(sent('newupgrade')).toHaveLength(0)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /Gold/ }).click()
    await expect(page.getByText('Select a plan')).toHaveCount(0)
    await expect(page.getByLabel('Amount')).toHaveValue('750')
  })

  test('[R172, R173] submits plan, coin, amount and proof', async ({ page, openAs, sent }) => {
    await openAs('ada', upgrade())
    await page.getByRole('button', { name: /Plan/ }).click()
    await page.getByRole('option', { name: /Platinum/ }).click()
    await page.getByLabel('Amount').fill('1500')
    await page.locator('input[type=file]:not([capture])').setInputFiles(png)
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
    expect(sent('newupgrade')[0]?.fields).toEqual({
      newupgrade: 'newupgrade',
      plan: 'Platinum',
      type: 'Bitcoin',
      amount: '1500.00',
      depositPic: 'proof.png',
      idempotency_key: expect.any(String),
      token: expect.stringMatching(/^demo-session/),
    })
    await expect(page.getByRole('region', { name: 'Crypto Transactions' })).toContainText('$1,500.00')
    await page.getByRole('button', { name: 'Report another payment' }).click()
    await expect(page.getByRole('button', { name: /Plan/ })).toContainText('Choose one')
  })

  test('[R172] can be done with the keyboard alone', async ({ page, openAs, sent }) => {
    await openAs('ada', upgrade())
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /Plan/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Plan/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /Type/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('750')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/waiting for the bank's review/)).toBeVisible()
    expect(sent('newupgrade').map(({ fields }) => [fields['plan'], fields['amount']])).toEqual([['Gold', '750.00']])
  })

  test('[R173] says that something went wrong, and keeps the choice', async ({ page, openAs, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    await openAs('ada', upgrade(), 'fail:submitUpgrade:error500')
    await page.getByRole('button', { name: /Plan/ }).click()
    await page.getByRole('option', { name: /Gold/ }).click()
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Plan/ })).toContainText('Gold')
  })

  test('[R170, R171] stands without a plan on offer', async ({ page, openAs, sent }) => {
    await openAs('mia', upgrade())
    await expect(page.getByRole('region', { name: 'Plans' }).getByRole('definition')).toHaveText('None')
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByText('Select a plan').first()).toBeVisible()
    expect(sent('newupgrade')).toHaveLength(0)
  })
})
