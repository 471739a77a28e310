import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'

const { addFunds, addFundsCrypto, addFundsInstitution } = paths.dashboard

const token: unknown = expect.stringMatching(/^demo-session/)

test('[R133, R137] lists five methods, two of them links', async ({ page, openAs }) => {
  // Also [R134], [R135], [R136]
  await openAs('ada', addFunds())
  await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeVisible()
  await expect(page).toHaveTitle(/^Add funds/)
  const methods = page.getByRole('region', { name: 'Methods' }).locator('ul > li')
  await expect(methods).toHaveCount(5)
  const unavailable = methods.filter({ hasText: 'Not available for your region' })
  await expect(unavailable).toHaveText([/Bank Transfer/, /Card/, /Cash deposit/])
  await expect(methods.filter({ has: page.getByRole('link') })).toHaveText([
    /Institutional Transfer.*Receive cash from limited institutes/s,
    /Crypto Deposit.*swiftly with cryptocurrency/s,
  ])
  const institution = page.getByRole('link', { name: 'Institutional Transfer' })
  await expect(institution).toHaveAttribute('href', '/wp-user/dashboard/add-funds/it')
  await page.getByRole('link', { name: 'Crypto Deposit' }).click()
  await expect(page).toHaveURL(/\/wp-user\/dashboard\/add-funds\/crypto$/)
})

test.describe('Crypto deposit', () => {
  test('[R138, R142] shows the address of the chosen type', async ({ page, openAs, sent }) => {
    // Also [R139], [R140], [R141], [R143], [R144]
    await openAs('ada', addFundsCrypto())
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Deposit' })).toBeVisible()
    await expect(page.getByText('Deposit into your trading accounts')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Methods', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Deposit method' })).toBeVisible()
    await expect(
      page.getByText(/Choose the payment method panel, pay to the displayed address, then come back to fill the form/),
    ).toBeVisible()
    expect(sent('getcdform')[0]?.fields).toMatchObject({ getcdform: 'getcdform', token })
    const address = page.getByLabel(/^Address/)
    // Its groups are apart visually only.
    await expect(address).toHaveText('DEMO-NOT-AN-ADDRESS-bc1q-bitcoin-7f3k9x')
    expect(
      await address.evaluate((output) => {
        getSelection()?.selectAllChildren(output)
        return getSelection()?.toString()
      }),
    ).toBe('DEMO-NOT-AN-ADDRESS-bc1q-bitcoin-7f3k9x')
    await page.getByRole('button', { name: /^Copy/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DEMO-NOT-AN-ADDRESS-bc1q-bitcoin-7f3k9x')
    await expect(page.getByRole('img', { name: 'QR code of the Bitcoin address' })).toBeVisible()
    await expect(page.getByText("Send only Bitcoin to this address. It can't be undone.")).toBeVisible()
    const type = page.getByRole('button', { name: /Type/ })
    await type.click()
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options).toHaveText(['Bitcoin', 'Ethereum (ERC20)', 'USDT (TRC20)', 'Litecoin'])
    await page.getByRole('option', { name: 'Ethereum (ERC20)' }).click()
    await expect(address).toHaveText(/ethereum/)
    await type.click()
    await page.getByRole('option', { name: 'Litecoin' }).click()
    await expect(address).not.toHaveText(/DEMO/)
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeDisabled()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
    await type.click()
    await page.getByRole('option', { name: 'Bitcoin' }).click()
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show QR code' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  })

  test('[R148, R152] sends any file, and any amount as typed', async ({ page, openAs, sent }) => {
    // Also [R145], [R146], [R147], [R149]
    await openAs('ada', addFundsCrypto())
    await expect(page.getByText('Payment Proof', { exact: true })).toBeVisible()
    await expect(page.getByText('SVG, PNG, JPG or GIF (max 800x400px). Larger pictures are sent, too.')).toBeVisible()
    const input = page.locator('input[type=file]:not([capture])')
    await expect(input).toHaveAttribute('accept', /image\/svg\+xml.*image\/png.*image\/jpeg.*image\/gif/)
    await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_000_000) })
    await expect(page.getByText('File Uploaded', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Remove notes.pdf' }).click()
    await expect(page.getByText('Payment Proof', { exact: true })).toBeVisible()
    const amounts = { '0': '0.00', '-5': '-5.00', '': '' }
    for (const [index, typed] of Object.keys(amounts).entries()) {
      await page.getByLabel('Amount').fill(typed)
      if (typed !== '') await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/It's usually above zero/)
      await page.getByRole('button', { name: 'Submit Deposit' }).click()
      await expect.poll(() => sent('newcd').length).toBe(index + 1)
      await expect(page.locator('main [data-pending]')).toHaveCount(0)
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
    expect(sent('newcd').map(({ fields }) => fields['amount'])).toEqual(Object.values(amounts))
  })

  test('[R155, R156] lists deposits', async ({ page, openAs, sent }) => {
    // Also [R150], [R153], [R157], [R158]
    await openAs('ada', addFundsCrypto())
    const rows = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText(/\$500\.00/)
    await expect(rows.nth(0)).toContainText('15/00/2026')
    await expect(rows.nth(0).locator('time')).toHaveAttribute('datetime', '2026-01-15')
    await expect(rows.nth(0)).toContainText('15 January 2026')
    await expect(rows.nth(2)).toContainText('15/11/2025')
    // One by one: `evaluateAll` on this page ends a process of Firefox 153.
    const badges = await rows.locator('[data-status]').all()
    const colors = await Promise.all(
      badges.map((badge) => badge.evaluate((element) => getComputedStyle(element).color)),
    )
    expect(new Set(colors).size).toBe(3)
    const [clock, tick, cross] = [/a9 9/, /^m5 12/, /^m6 6 12 12/]
    for (const [index, drawing] of [clock, tick, cross].entries())
      await expect(rows.nth(index).locator('[data-status] path')).toHaveAttribute('d', drawing)

    await test.step('[R151, R154] submits one, which is then pending', async () => {
      await page.getByLabel('Amount').fill('321.4')
      await page.locator('input[type=file]:not([capture])').setInputFiles(png)
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
        token,
      })
      await expect(rows.first()).toContainText('$321.40')
      await expect(rows.first()).toContainText('pending')
      await page.reload()
      await expect(rows.first()).toContainText('$321.40')
    })

    await openAs('mia', addFundsCrypto())
    const method = page.getByRole('region', { name: 'Deposit method' })
    await expect(method, '[R141]').toContainText('No coin is available')
    await expect(method.getByRole('link', { name: 'Help & Support' })).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Submit Deposit' })).toHaveCount(0)
    await expect(page.getByText('Crypto Transactions')).toHaveCount(0)
  })
})

const fields = [
  ['Account holder', 'Ada Marlow'],
  ['Bank', 'Harbour Trust'],
  ['Your Username', 'ada'],
  ['Your Account Number', '2024000101'],
  ['Swift Code', 'DEMOXX00'],
  ['Routing Number', '000000000'],
  ['Country', 'Elsewhere'],
] as const

test('[R159, R162] shows the details, each to be copied', async ({ page, openAs, sent }) => {
  await openAs('ada', addFundsInstitution())
  await expect(page.getByRole('heading', { level: 1, name: 'Your Details' })).toBeVisible()
  expect(sent('getinstituition')[0]?.fields).toMatchObject({ getinstituition: 'getinstituition', token })
  await expect(page.getByRole('term')).toHaveText(fields.map(([term]) => term))
  for (const [term, value] of fields) {
    await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible()
    await page.getByRole('button', { name: `Copy ${term}` }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
  await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' }).first()).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.locator('[aria-current=page]')).toHaveText('Your Details')
  await trail.getByRole('link', { name: 'Add funds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeFocused()

  await test.step('[R160, R161] copies no missing detail', async () => {
    await openAs('mia', addFundsInstitution())
    await expect(page.getByRole('definition')).toHaveText(['n/a', 'n/a', '', '', ''])
    for (const button of await page.getByRole('button', { name: /^Copy/ }).all()) await expect(button).toBeDisabled()
  })
})
