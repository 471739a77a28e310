import { changeSettings } from '#mocks/domain/bank.ts'
import { editCustomer } from '#mocks/domain/editing.ts'
import { injectFault } from '#mocks/faults/faults.ts'
import { expect, failures, test } from '#tests/e2e/support/fixtures.ts'
import { expectAboveToast } from '#tests/e2e/support/toasts.ts'
import {
  enter,
  field,
  fillIn,
  goOn,
  home,
  openMore,
  openPayee,
  required,
  row,
  send,
  sendConfirm,
  toBen,
} from '#tests/e2e/support/transferSteps.ts'

test.describe('Transfer details', () => {
  test('[R111, R117] are reviewed with the fee and what arrives', async ({ page, open, openAs, sent }) => {
    // Also [R113], [R114], [R115], [R116], [R118]
    await openAs('ada', send())
    await openMore(page)
    await expect(field(page, "Payee's currency")).toHaveValue('USD')
    await fillIn(page, toBen)
    await goOn(page)
    await expect(page).toHaveURL(/\/dashboard\/send\/confirm$/)
    const { Amount: _, ...shown } = toBen
    for (const text of Object.values(shown)) await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(1)
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('123.45')
    const steps = page.getByRole('list', { name: 'Steps of the transfer' }).getByRole('listitem')
    await expect(steps).toHaveText([/Details/, /Check/, /PIN/])
    await expect(page.locator('[aria-current=step]')).toContainText('Check')

    for (const [amount, fee, received] of [
      ['123.45', '3.09', '120.36'],
      ['1000', '25.00', '975.00'],
    ] as const) {
      await page.getByLabel('Amount', { exact: true }).fill(amount)
      await expect(row(page, 'Fee (2.5%)')).toContainText(`$${fee}`)
      await expect(page.getByLabel('Ben Okafor gets, before conversion')).toHaveValue(received)
      await expect(
        page.getByRole('status').filter({ hasText: `the payee receives $${received} before conversion.` }),
      ).toHaveText(/^The fee is taken from the amount: /)
    }
    // One when Send opened.
    expect(sent('getperc')).toHaveLength(2)

    await test.step('[R112, R121] a reload, or the address of a later step, starts anew', async () => {
      await page.getByRole('button', { name: 'Confirmed' }).click()
      await expect(page.getByLabel('Transaction PIN')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Account holder')).toHaveValue('')
      await expect(page).toHaveURL(/\/send$/)
      await open(sendConfirm())
      await expect(page).toHaveURL(/\/send$/)
      await expect(page.getByLabel('Account holder')).toHaveValue('')
    })
  })

  test('[R111] names the missing fields, and focuses the first', async ({ page, openAs }) => {
    await openAs('ada', send())
    await fillIn(page, { Amount: '0' })
    await page.getByRole('button', { name: 'Continue' }).click()
    const choice = page.getByRole('group', { name: 'Check 2 fields' })
    await expect(choice).toBeFocused()
    await choice.getByRole('link', { name: 'Who are you paying?' }).click()
    await expect(page.getByRole('radio', { name: /^Lena Abel/ })).toBeFocused()
    await openPayee(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('group', { name: 'Check 4 fields' })).toBeFocused()
    await expect(page).toHaveURL(/\/send$/)

    const available = page.getByText(/^Available/)
    await expect(available).not.toContainText('$')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expect(available).toContainText('$18,092.50')
  })

  test('[R111, R207] come from a recent payee', async ({ page, openAs, sent }) => {
    await openAs('ada', send())
    const payees = page.getByRole('radiogroup', { name: 'Who are you paying?' }).getByRole('radio')
    await expect(payees).toHaveCount(6)
    await page.getByText('Lena Abel').first().click()
    await expect(payees).toHaveCount(0)
    const amount = page.getByLabel('Amount', { exact: true })
    await expect(amount).toBeFocused()
    await expect(amount).toHaveValue('')
    const section = page.getByRole('button', { name: "More about the payee's bank" })
    await expect(section).toHaveAccessibleDescription("Filled in: SWIFT code, Routing number, Bank's country")
    await page.getByRole('button', { name: /^Last time: \$/ }).click()
    for (const [label, text] of Object.entries({
      'Account holder': 'Lena Abel',
      'Account number or IBAN': '5500112233',
      Bank: 'Meridian Mutual',
      'SWIFT code': 'DEMOYY11',
      Amount: '420.00',
      'Note to the payee': '',
    }))
      await expect(field(page, label)).toHaveValue(text)
    expect(sent('gettrslist')).toHaveLength(1)
    await page.getByRole('main').getByRole('button', { name: 'Edit' }).click()
    await expect(payees.first()).toBeChecked()
    await page.getByLabel('Account holder').press('End')
    await page.keyboard.type('ard')
    await expect(page.getByLabel('Account holder')).toHaveValue('Lena Abelard')
    await expect(section).toHaveAttribute('aria-expanded', 'false')
    await expect(section).toHaveAccessibleDescription("Filled in: SWIFT code, Routing number, Bank's country")
    await goOn(page)
    await expect(row(page, 'Fee (2.5%)')).toContainText('Taken from the $420.00. Nothing more leaves your account.')
    await expect(row(page, 'SWIFT code')).toContainText('DEMOYY11')
    await expect(row(page, "Bank's country")).toContainText('Germany')
  })

  test('[R112] are warned of slips, and kept between the steps', async ({ page, openAs }) => {
    await openAs('ada', send())
    const firstPayment = page.getByText(/isn't among your recent transfers/)
    await openPayee(page)
    const account = page.getByLabel('Account number or IBAN')
    await account.fill('5500112233')
    await expect(firstPayment).toHaveCount(0)
    await account.fill('DE89 3704 0044 0532 0130 01')
    await expect(account).toHaveAccessibleDescription(/check digits don't match/)
    await expect(firstPayment).toBeVisible()
    await fillIn(page, { 'Account holder': 'Leo Brandt', Bank: 'Rheinbank', Amount: '5' })
    await goOn(page)
    await expect(firstPayment).toBeVisible()
    await expect(firstPayment).toContainText("This IBAN's check digits don't match")

    await page.goBack()
    const heading = page.getByRole('heading', { level: 1, name: 'Bank Transfer' })
    await expect(heading).toBeFocused()
    await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Rheinbank')
    await page.goForward()
    await expect(page).toHaveURL(/\/send$/)
    await expect(heading).toBeFocused()
    await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Rheinbank')
    await goOn(page)
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('1.234')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(account).toBeFocused()
    await expect(account).toHaveValue('DE89 3704 0044 0532 0130 01')
    await expect(amount).toHaveValue('1.234')
  })
})

test.describe('Transfer review', () => {
  test('[R113, R116] never shows the charge of an earlier visit', async ({ page, openAs, bank }) => {
    await openAs('ada', send())
    await fillIn(page)
    await goOn(page)
    await expect(row(page, 'Fee (2.5%)')).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await injectFault(bank, 'getTransferFee', 'response', { times: 0, body: '{"percent":"5","tb":"1000.00"}' })
    await changeSettings(bank, { latencies: { getTransferFee: 500 } })
    await page.evaluate(() => {
      const seen: string[] = []
      new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
        childList: true,
        subtree: true,
      })
      Object.assign(window, { seen })
    })
    await goOn(page)
    await expect(row(page, 'Fee (5%)')).toBeVisible()
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
    const checks = seen.filter((text) => text.includes('Check your transfer'))
    expect(checks.length).toBeGreaterThan(0)
    expect(checks.filter((text) => text.includes('2.5%'))).toEqual([])
  })

  test('[R118, R127] sends the typed amount, and names the sum', async ({ page, openAs, sent }) => {
    const note = (sum: string) =>
      `${sum} USD leaves your account. The bank pays it out in GBP, at its own rate. The amount in GBP isn't known yet.`
    await openAs('ada', send())
    const amount = page.getByLabel('Amount', { exact: true })
    await fillIn(page, { ...toBen, Amount: '12,50' })
    await expect(page.getByText(note('12.50'))).toBeVisible()
    await expect(amount).toHaveAccessibleDescription(/You entered \$12\.50\./)
    await expect(page.getByText('Fee $0.31 (2.5%), taken from the amount.')).toBeVisible()
    const received = page.getByLabel('Ben Okafor gets, before conversion')
    await expect(received).toHaveValue('12.19')
    await amount.press('Enter')
    await expect(page).toHaveURL(/confirm/)
    await expect(amount).toHaveValue('12.50')
    const confirmed = page.getByRole('button', { name: 'Confirmed' })
    await amount.fill('1.234')
    await expect(amount).toHaveAccessibleDescription('Did you mean 1,234.00? Add decimals to be exact')
    await expect(confirmed).toBeDisabled()
    await amount.fill('1.234,50')
    await expect(page.getByText(note('1,234.50'))).toBeVisible()
    await expect(received).toHaveValue('1,203.64')
    await confirmed.click()
    await expect(row(page, /^Amount$/)).toContainText('$1,234.50')
    await page.getByLabel('Transaction PIN').fill('1234')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => sent('newtrs').map(({ fields }) => fields['amount'])).toEqual(['1234.50'])
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(note('1,234.50'))
    await expect(row(page, "Payee's currency")).toContainText('GBP')
    await expect(row(page, 'Amount received')).toContainText('$1,203.64 before conversion')
  })

  test('[R118, R127] sends what leaves the payee exactly the typed amount', async ({ page, openAs, sent }) => {
    await openAs('ada', send())
    await page.getByText('Lena Abel').first().click()
    const amount = page.getByLabel('Amount', { exact: true })
    const received = page.getByLabel('Lena Abel gets exactly')
    await received.fill('0')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(received).toHaveAccessibleDescription('Enter an amount above zero')
    await expect(received).toBeFocused()
    await received.fill('100')
    await expect(amount).toHaveValue('102.56')
    await goOn(page)
    await expect(received).toHaveValue('100.00')
    await expect(row(page, 'Fee (2.5%)')).toContainText('$2.56')
    await received.fill('200')
    await expect(amount).toHaveValue('205.13')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(received).toHaveValue('200.00')
    await goOn(page)
    await page.getByRole('button', { name: 'Confirmed' }).click()
    await expect(row(page, /^Amount$/)).toContainText('$205.13')
    await expect(row(page, 'Amount received')).toContainText('$200.00')
    await enter(page, '1234')
    await expect.poll(() => sent('newtrs').map(({ fields }) => fields['amount'])).toEqual(['205.13'])
  })

  test('[R119, R120] accepts only an amount below the balance', async ({ page, openAs, sent, bank }) => {
    await openAs('zoe', send())
    const amount = page.getByLabel('Amount', { exact: true })
    await fillIn(page, { ...required, Amount: '1000' })
    await expect(amount).toHaveAccessibleDescription(/Insufficient balance/)
    await page.getByRole('button', { name: 'Continue' }).click()
    const confirmed = page.getByRole('button', { name: 'Confirmed' })
    await expect(amount).toHaveAccessibleDescription(/Insufficient balance/)
    await expect(page.getByText('Enter less than your balance to go on.')).toBeVisible()
    await expect(confirmed).toBeDisabled()
    await amount.fill('1000.01')
    await expect(confirmed).toBeDisabled()
    await amount.fill('999.99')
    await expect(confirmed).toBeEnabled()
    await expect(page.getByText('Insufficient balance')).toHaveCount(0)
    await amount.fill('0')
    await expect(confirmed).toBeDisabled()
    await amount.press('Enter')
    await expect(page).toHaveURL(/confirm$/)

    await test.step('[R132] sends no text that the bank could not read', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
      await page.getByLabel('Amount', { exact: true }).fill('900')
      const note = page.getByLabel('Note to the payee')
      await note.evaluate((input) => {
        if (!(input instanceof HTMLInputElement)) return
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Party \ud83c')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await goOn(page)
      await confirmed.click()
      await expect(page.getByText('Something went wrong!')).toBeVisible()
      await expect(page).toHaveURL(/confirm$/)
      expect([...sent('confirmmypin'), ...sent('newtrs')]).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
      await note.fill('Party')
      await goOn(page)
    })

    await test.step('[R127] shows why the bank refuses it', async () => {
      await confirmed.click()
      const { id } = bank.store.customers.all().find(({ email }) => email === 'zoe@example.com') ?? { id: '' }
      await editCustomer(bank, id, { balance: 80_000 })
      await enter(page, '1234')
      await expect(page.getByRole('main').getByText('Insufficient balance', { exact: true })).toBeVisible()
    })
  })
})

test.describe('A payment to a recent payee, from Home', () => {
  test('[R111, R121] works with the keyboard alone', async ({ page, openAs, sent }) => {
    await openAs('ada', home())
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Send' }).press('Enter')
    await expect(page.getByRole('radio', { name: /^Lena Abel/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: /^Lena Abel/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const second = page.getByRole('radio').nth(1)
    await expect(second).toBeFocused()
    await expect(second).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
    await page.keyboard.type('13')
    await page.keyboard.press('Enter')
    const confirmed = page.getByRole('button', { name: 'Confirmed' })
    await expect(confirmed).toBeFocused()
    await expect(confirmed).toHaveAccessibleDescription(
      /^The fee is taken from the amount: the payee receives \$[\d.]+ ?\. You'll enter your PIN next\. Nothing is sent before that\.$/,
    )
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Transaction PIN')).toBeFocused()
    await page.keyboard.type('1234')
    await page.keyboard.press('Enter')
    await expect.poll(() => sent('newtrs').map(({ fields }) => fields['amount'])).toEqual(['13.00'])
  })

  test('[R121] shows the next step on the smallest phone', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openAs('ada', send({ again: '8' }), failures('submitTransfer', ['html']))
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
    for (const name of ['Continue', 'Confirmed', 'Confirm']) {
      const next = page.getByRole('button', { name, exact: true })
      await expect(next).toBeInViewport({ ratio: 1 })
      if (name === 'Confirm') {
        const pin = page.getByLabel('Transaction PIN')
        await expect(pin).toBeFocused()
        await expect(pin).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false')
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.mouse.wheel(0, 200)
      if (name === 'Continue') await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
      for (const stays of [
        page.getByRole('link', { name: 'Back' }),
        page.getByRole('list', { name: 'Steps of the transfer' }),
      ])
        await expect(stays).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0)
      if (name !== 'Confirm') await next.click()
    }

    // Also after a transfer that may have been sent, beside the notice of it.
    await page.setViewportSize({ width: 360, height: 740 })
    await enter(page, '1234')
    await expectAboveToast(page, page.getByRole('main').getByRole('link', { name: 'Statements & Report' }))
    await page.getByRole('button', { name: 'Try again with the PIN' }).click()
    const notice = page.getByRole('region', { name: 'Orders to check' })
    await expect(notice.getByRole('link', { name: 'your newest transactions' })).toBeVisible()
    await expect(page.getByLabel('Transaction PIN')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
