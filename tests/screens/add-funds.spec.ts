import { paths } from '#src/app/paths.ts'
import { texts } from '#src/texts.ts'
import { expect, png, test } from '#tests/fixtures.ts'

const { addFunds, addFundsCrypto } = paths.dashboard
const { cryptoDeposit } = texts

test.describe('Add funds', () => {
  test('[R133, R134, R137] lists five methods, three of them without a link', async ({ page, openAs }) => {
    await openAs('ada', addFunds())
    await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeVisible()
    await expect(page).toHaveTitle(/^Add funds/)
    const methods = page.getByRole('main').getByRole('listitem')
    await expect(methods).toHaveCount(5)
    for (const name of [/Bank Transfer/, /Card/, /Cash deposit/]) {
      const method = methods.filter({ hasText: name })
      await expect(method).toContainText('Not available for your region')
      await expect(method.getByRole('link')).toHaveCount(0)
    }
  })

  test('[R135, R136] leads to the institutional transfer and to the crypto deposit', async ({ page, openAs }) => {
    await openAs('ada', addFunds())
    const methods = page.getByRole('main').getByRole('listitem')
    await expect(methods.filter({ hasText: 'Institutional Transfer' })).toContainText(
      'Receive cash from limited institutes',
    )
    await expect(page.getByRole('link', { name: 'Institutional Transfer' })).toHaveAttribute(
      'href',
      '/wp-user/dashboard/add-funds/it',
    )
    await expect(methods.filter({ hasText: 'Crypto Deposit' })).toContainText(/swiftly with cryptocurrency/)
    await page.getByRole('link', { name: 'Crypto Deposit' }).click()
    await expect(page).toHaveURL(/\/wp-user\/dashboard\/add-funds\/crypto$/)
  })
})

test.describe('Crypto deposit', () => {
  test('[R138, R139, R140] says what to do, and loads its form with the token', async ({ page, openAs, sent }) => {
    await openAs('ada', addFundsCrypto())
    await expect(page.getByRole('heading', { level: 1, name: cryptoDeposit.title })).toBeVisible()
    await expect(page.getByText(cryptoDeposit.subtitle)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Methods', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Deposit method' })).toBeVisible()
    await expect(
      page.getByText(/Choose the payment method panel, pay to the displayed address, then come back to fill the form/),
    ).toBeVisible()
    expect(sent('getcdform')[0]?.fields).toMatchObject({
      getcdform: 'getcdform',
      token: expect.stringMatching(/^demo-session/),
    })
  })

  test('[R141, R142] shows the address of the chosen type, and none where there is none', async ({ page, openAs }) => {
    await openAs('ada', addFundsCrypto())
    const address = page.getByLabel(/^Address/)
    await expect(address).toHaveText(/bitcoin/)
    const type = page.getByRole('button', { name: /Type/ })
    await type.click()
    await expect(page.getByRole('option')).toHaveText(['Bitcoin', 'Ethereum (ERC20)', 'USDT (TRC20)', 'Litecoin'])
    await page.getByRole('option', { name: 'Ethereum (ERC20)' }).click()
    await expect(address).toHaveText(/ethereum/)
    await type.click()
    await page.getByRole('option', { name: 'Litecoin' }).click()
    await expect(address).not.toHaveText(/DEMO/)
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeDisabled()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  })

  test('[R143, R144] copies the whole address and says so', async ({ page, openAs }) => {
    await openAs('ada', addFundsCrypto())
    await page.getByRole('button', { name: /^Copy/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DEMO-NOT-AN-ADDRESS-bc1q-bitcoin-7f3k9x')
  })

  test('[R145] takes a numeric amount and writes it with two decimals', async ({ page, openAs }) => {
    await openAs('ada', addFundsCrypto())
    const amount = page.getByLabel('Amount')
    await amount.pressSequentially('1a2,5b00.5')
    await amount.blur()
    await expect(amount).toHaveValue('12,500.50')
  })

  test('[R146, R147, R148, R149] takes any file, and says that it is there', async ({ page, openAs }) => {
    await openAs('ada', addFundsCrypto())
    await expect(page.getByText('Payment Proof', { exact: true })).toBeVisible()
    await expect(page.getByText(/max 800x400px/)).toBeVisible()
    const input = page.locator('input[type=file]')
    await expect(input).toHaveAttribute('accept', /image\/svg\+xml.*image\/png.*image\/jpeg.*image\/gif/)
    await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_000_000) })
    await expect(page.getByText('File Uploaded', { exact: true })).toBeVisible()
    await expect(page.getByText('notes.pdf')).toBeVisible()
  })

  test('[R150, R151, R153, R154] submits the deposit, which is pending from then on', async ({
    page,
    openAs,
    sent,
  }) => {
    await openAs('ada', addFundsCrypto())
    await page.getByLabel('Amount').fill('321.4')
    await page.locator('input[type=file]').setInputFiles(png)
    await page.getByRole('button', { name: 'Submit Deposit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
    await expect(page.getByText(/waiting for the bank's review/)).toBeVisible()
    const [call] = sent('newcd')
    expect(call?.contentType).toMatch(/^multipart\/form-data/)
    expect(call?.fields).toMatchObject({
      newcd: 'newcd',
      type: 'Bitcoin',
      amount: '321.40',
      depositPic: 'proof.png',
      token: expect.stringMatching(/^demo-session/),
    })
    const row = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem').first()
    await expect(row).toContainText('$321.40')
    await expect(row).toContainText('pending')
    await page.reload()
    await expect(row).toContainText('$321.40')
  })

  test('[R152] does not hold back an empty form', async ({ page, openAs, sent }) => {
    await openAs('ada', addFundsCrypto())
    await page.getByRole('button', { name: 'Submit Deposit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    expect(sent('newcd')).toHaveLength(1)
  })

  test('[R155, R156, R157, R158] lists earlier deposits with their date and state', async ({ page, openAs }) => {
    await openAs('ada', addFundsCrypto())
    const rows = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText(/\$500\.00/)
    await expect(rows.nth(0)).toContainText('15/00/2026')
    await expect(rows.nth(0).locator('time')).toHaveAttribute('datetime', '2026-01-15')
    await expect(rows.nth(0)).toContainText('15 January 2026')
    await expect(rows.nth(2)).toContainText('15/11/2025')
    const looks = await rows.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item.querySelector('[data-tone]') ?? item).color),
    )
    expect(new Set(looks).size).toBe(3)
  })

  test('[R155] shows no list when there is nothing to list', async ({ page, openAs }) => {
    await openAs('emil', addFundsCrypto())
    await expect(page.getByText('Crypto Transactions')).toHaveCount(0)
  })

  test('[R153] one press is one request, however fast', async ({ page, openAs, sent }) => {
    await openAs('ada', addFundsCrypto(), 'latency:300')
    await page.getByLabel('Amount').fill('10')
    await page.getByRole('button', { name: 'Submit Deposit' }).evaluate((button) => {
      if (button instanceof HTMLElement) for (let press = 0; press < 5; press++) button.click()
    })
    await page.getByRole('button', { name: 'Submit Deposit' }).dblclick({ force: true })
    await expect(page.getByText(/waiting for the bank's review/)).toBeVisible()
    expect(sent('newcd')).toHaveLength(1)
  })

  for (const [fault, message] of [
    ['html', /did not accept/],
    ['empty', /did not accept/],
    ['error500', /did not accept/],
    ['refused', /did not accept/],
    ['cut', /did not answer/],
  ] as const) {
    test(`[R153, R206] keeps the form as typed after: ${fault}`, async ({ page, openAs, allowErrors }) => {
      allowErrors(/Failed to load resource/)
      await openAs('ada', addFundsCrypto(), `fail:submitCryptoDeposit:${fault}`)
      await page.getByLabel('Amount').fill('77')
      await page.locator('input[type=file]').setInputFiles(png)
      await page.getByRole('button', { name: 'Submit Deposit' }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByLabel('Amount')).toHaveValue('77.00')
      await expect(page.getByRole('status').filter({ hasText: 'proof.png' })).toBeVisible()
      await expect(page.getByText('Payment Pending!')).toHaveCount(0)
    })
  }
})
