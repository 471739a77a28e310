import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'

const { makePayment } = paths.dashboard

test('[R163, R164] offers cryptocurrency only, with purposes', async ({ page, openAs, sent }) => {
  // Also [R173]
  await openAs('ada', makePayment(), 'fail:submitPayment:refused')
  await expect(page.getByRole('main')).not.toContainText('Rent')
  await expect(page.getByRole('heading', { level: 1, name: 'Make payment' })).toBeVisible()
  const methods = page.getByRole('region', { name: 'Methods' }).locator('ul > li')
  await expect(methods).toHaveCount(4)
  const unavailable = methods.filter({ hasText: 'Not available for your region' })
  await expect(unavailable).toHaveText([/Bank Transfer/, /Card/, /Cash deposit/])
  await expect(methods.getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'Crypto Deposit' }).click()
  await expect(page).toHaveURL(/\/wp-user\/dashboard\/make-payment\/crypto$/)
  expect(sent('getmpcform')[0]?.fields).toMatchObject({ token: expect.stringMatching(/^demo-session/) })

  await test.step('[R165, R166] submits the payment, which is then listed', async () => {
    await page.getByLabel('Amount').fill('10')
    await expect(page.getByText('Crypto Transactions')).toHaveCount(0)
    const purpose = page.getByRole('button', { name: /Purpose/ })
    await expect(purpose).toContainText('Select a purpose')
    await page.getByRole('button', { name: 'Submit Payment' }).click()
    await expect(purpose).toBeFocused()
    await expect(purpose).toHaveAccessibleDescription(/Select a purpose/)
    expect(sent('newmpc')).toHaveLength(0)
    await purpose.click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Invoice', 'Rent', 'Tuition', 'Other'])
    await page.getByRole('option', { name: 'Invoice' }).click()
    await page.getByRole('button', { name: 'Submit Payment' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveValue('10.00')
    expect(sent('newmpc')[0]?.fields).toMatchObject({ purpose: 'Invoice', type: 'Bitcoin', amount: '10.00' })
    await purpose.click()
    await page.getByRole('option', { name: 'Tuition' }).click()
    await page.getByRole('button', { name: /Type/ }).click()
    await page.getByRole('option', { name: 'Ethereum (ERC20)' }).click()
    await expect(page.getByLabel(/^Address/)).toHaveText(/ethereum/)
    await expect(page.getByText('Payment Proof', { exact: true })).toBeVisible()
    await page.getByLabel('Amount').fill('1,200.5')
    await page.locator('input[type=file]:not([capture])').setInputFiles(png)
    await page.getByRole('button', { name: 'Submit Payment' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
    await expect(page.getByText(/waiting for the bank's review/)).toBeVisible()
    const call = sent('newmpc')[1]
    expect(call?.contentType).toMatch(/^multipart\/form-data/)
    expect(call?.fields).toEqual({
      newmpc: 'newmpc',
      purpose: 'Tuition',
      type: 'Ethereum (ERC20)',
      amount: '1200.50',
      depositPic: 'proof.png',
      idempotency_key: expect.any(String),
      token: expect.stringMatching(/^demo-session/),
    })
    const row = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem')
    await expect(row).toContainText('$1,200.50')
    await expect(row).toContainText('pending')
    await expect(row).toContainText('Tuition · Ethereum (ERC20)')
  })
})
