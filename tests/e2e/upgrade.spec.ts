import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'

const { upgrade } = paths.dashboard

const plans = (page: Page) => page.getByRole('radiogroup', { name: 'Plan' })
const choose = (page: Page, name: string) => plans(page).getByText(name).click()
const plan = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

test('[R170, R171] shows plans and prices, and needs one', async ({ page, openAs, sent }) => {
  await openAs('ada', upgrade(), 'fail:submitUpgrade:error500')
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade Account' })).toBeVisible()
  expect(sent('getupgradeform')).toHaveLength(1)
  for (const name of [/Silver.*Your current plan.*\$250\.00/, /Gold.*\$750\.00/, /Platinum.*\$1,500\.00/])
    await expect(plan(page, name)).toBeVisible()
  await expect(plans(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText(/^What does a plan include\?/).getByRole('link')).toHaveAttribute('href', /contact$/)
  await expect(page.getByText("Until then it's pending, and you stay on Silver.")).toBeVisible()
  const amount = page.getByLabel('Amount')
  await expect(page.getByRole('heading', { name: 'Send to this address' })).toBeVisible()
  await expect(amount).toHaveValue('')
  await page.getByRole('button', { name: 'Submit Upgrade' }).click()
  await expect(page.getByText('Select a plan')).toBeVisible()
  await expect(plan(page, /Silver/)).toBeDisabled()
  await expect(plan(page, /Gold/)).toBeFocused()
  expect(sent('newupgrade')).toHaveLength(0)
  await choose(page, 'Gold')
  await expect(amount).toHaveValue('750.00')
  await expect(plans(page)).toHaveAccessibleDescription(/^Gold lasts 12 months, until/)
  await choose(page, 'Platinum')
  await expect(amount).toHaveValue('1,500.00')
  await expect(amount).not.toHaveAccessibleDescription(/costs/)
  await amount.fill('800')
  await expect(amount).toHaveAccessibleDescription(/Platinum costs \$1,500\.00\./)
  await choose(page, 'Gold')
  await expect(amount).toHaveValue('800.00')
  await expect(amount).not.toHaveAccessibleDescription(/costs/)

  await test.step('[R172, R173] submits plan, coin, amount and proof', async () => {
    await choose(page, 'Platinum')
    await page.getByLabel('Amount').fill('1500')
    await page.locator('input[type=file]:not([capture])').setInputFiles(png)
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    await expect(plan(page, /Platinum/)).toBeChecked()
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
    expect(sent('newupgrade')[1]?.fields).toEqual({
      newupgrade: 'newupgrade',
      plan: 'Platinum',
      type: 'Bitcoin',
      amount: '1500.00',
      depositPic: 'proof.png',
      idempotency_key: expect.any(String),
      token: expect.stringMatching(/^demo-session/),
    })
    await expect(page.getByRole('definition').filter({ hasText: /^Platinum$/ })).toBeVisible()
    const row = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem').first()
    await expect(row).toContainText(/Platinum · Bitcoin.*\$1,500\.00/s)
    await page.getByRole('button', { name: 'Report another upgrade' }).click()
    await expect(plans(page).getByRole('radio', { checked: true })).toHaveCount(0)
  })

  await openAs('mia', upgrade())
  await expect(page.getByText('No plan is available')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Upgrade' })).toHaveCount(0)
})
