import type { Page } from '@playwright/test'
import type { Bank } from '#mocks/domain/bank.ts'
import { editCustomer } from '#mocks/domain/editing.ts'
import { authTexts } from '#src/texts/auth.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { lastCode } from '#tests/e2e/support/bankMemory.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, failures, firefoxResends, resize, test } from '#tests/e2e/support/fixtures.ts'
import { expectAboveToast, toastDuration, toasts } from '#tests/e2e/support/toasts.ts'
import { enter, goToPin, openMore, row, send, toBen } from '#tests/e2e/support/transferSteps.ts'

const code = dashboardTexts.transfer.authorizationCode

test.describe('Transfer PIN', () => {
  test('[R121, R123, R126, R127, R128, R129, R131] asks for four hidden digits, sends the order, and redirects home after three seconds', async ({
    page,
    openAs,
    sent,
  }) => {
    await page.clock.install()
    await openAs('ada', send(), 'fail:confirmPin:nullMessage')
    await goToPin(page, toBen)
    await expect(page).toHaveURL(/\/dashboard\/send\/pin$/)
    await expect(row(page, /^Payee$/)).toContainText('Ben Okafor')
    await expect(row(page, /^Amount$/)).toContainText('$123.45')
    await expect(row(page, 'Fee')).toContainText('$3.09')
    await expect(row(page, 'Amount received')).toContainText('$120.36 before conversion')
    const payeeGets = page.getByRole('main').getByText('Ben Okafor gets $120.36 before conversion', { exact: true })
    await expect(payeeGets.filter({ visible: true })).toHaveCount(1)
    const pin = page.getByLabel('Transaction PIN')
    await expect(pin).toBeFocused()
    await expect(pin).toHaveAttribute('type', 'password')
    await expect(pin).toHaveAttribute('inputmode', 'numeric')
    await pin.pressSequentially('1x23')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(pin).toHaveAccessibleDescription('Invalid Pin')
    expect(sent('confirmmypin')).toHaveLength(0)
    await expect(pin).toHaveValue('')
    await expect(pin).toBeFocused()
    await pin.fill('1234')
    await pauseClock(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    const main = page.getByRole('main')
    await tickUntilSeen(page, main.getByText('Successful! Await Confirmation', { exact: true }))
    expect(sent('confirmmypin').map(({ fields }) => fields['pin'])).toEqual(['1234'])
    expect(sent('confirmtpin')).toHaveLength(0)
    const [order, ...more] = sent('newtrs')
    expect(more).toEqual([])
    expect(order?.fields).toMatchObject({
      bank: 'Harbour Trust',
      act_no: '2024000102',
      act_hold_name: 'Ben Okafor',
      amount: '123.45',
      swift: 'DEMOXX00',
      routing: '000000000',
      country: 'United Kingdom',
      currency: 'GBP',
      note: toBen['Note to the payee'],
    })
    expect(JSON.parse(order?.fields['extra'] ?? '')).toEqual({
      swift: 'DEMOXX00',
      routing: '000000000',
      country: 'United Kingdom',
      currency: 'GBP',
      note: toBen['Note to the payee'],
    })
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('$123.45 to Ben Okafor')
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('FromAda Marlow2024000101')
    await expect(payeeGets).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    await expect(page.getByText('Back to your dashboard in 3 seconds')).toBeVisible()
    const toast = page.getByRole('status').filter({ hasText: 'Action Successful!' })
    expect(await toastDuration(toast)).toBe(15_000)
    await page.clock.runFor(2900)
    await expect(page).toHaveURL(/send\/pin$/)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/wp-user\/dashboard$/)
    await expect(toasts(page)).toHaveText(dashboardTexts.transfer.success)
  })

  test.describe('The result', () => {
    const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' })

    test.beforeEach(async ({ page, openAs }) => {
      await page.clock.install()
      await openAs('ada', send())
      await goToPin(page)
      await enter(page, '1234')
    })

    test('[R129] does not redirect once the customer interacts, and then starts with an empty form', async ({
      page,
    }) => {
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: 'Print' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '')
      await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0)
      await page.clock.fastForward(60_000)
      const transaction = receipt(page)
        .getByRole('definition')
        .filter({ hasText: /^TX\d+$/ })
        .getByRole('link')
      await expect(transaction).toHaveAttribute('href', /\/statements\?transaction=/)
      await page.getByRole('link', { name: 'Send another' }).click()
      await expect(page.getByLabel('Account holder')).toHaveValue('')
    })

    test('shows the head of the receipt above the toast on a phone', async ({ page }) => {
      await resize(page, { width: 360, height: 740 })
      await expectAboveToast(page, page.getByRole('heading', { name: 'Receipt' }))
    })
  })

  test('[R108, R109, R110, R122, R130] sends nothing before the PIN is accepted', async ({
    page,
    openAs,
    sent,
    allowErrors,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', firefoxResends)
    allowErrors(/Failed to load resource/)
    await openAs('ada', send(), failures('confirmPin', ['refused', 'cut', 'html']))
    await goToPin(page)
    const field = page.getByLabel('Transaction PIN')
    const [noAnswer, unreached] = ['The bank gave no usable answer.', "We couldn't reach the bank."]
    for (const [pin, text, description, warnings] of [
      ['1234', 'Invalid Pin', 'Invalid Pin', [/Several wrong tries can lock your PIN\./]],
      ['1234', 'An error has Occured.', unreached, []],
      ['1234', 'Something went wrong', noAnswer, []],
      ['9999', 'Invalid Pin', 'Invalid Pin', [/4 tries left before your PIN is locked\./]],
    ] as const) {
      await enter(page, pin)
      const toast = page.getByRole('alert').filter({ hasText: text }).last()
      await expect(toast).toBeVisible()
      expect(await toastDuration(toast)).toBe(15_000)
      await expect(field).toHaveAccessibleDescription(description)
      // Only digits that the bank has rejected are to blame.
      await expect(field.and(page.locator('[aria-invalid]'))).toHaveCount(description === 'Invalid Pin' ? 1 : 0)
      await expect(page.getByText('Nothing was sent. Enter it again.')).toBeVisible()
      await expect(page.getByText(/lock your PIN|your PIN is locked/)).toHaveText(warnings)
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      expect(sent('newtrs')).toHaveLength(0)
    }
    expect(sent('confirmmypin')).toHaveLength(4)
  })

  test("[R130] shows the bank's own words, and disables the field once the PIN is locked", async ({
    page,
    openAs,
    sent,
  }) => {
    await openAs('ada', send())
    await goToPin(page)
    for (let tries = 0; tries < 4; tries++) {
      await enter(page, '9999')
      await expect(page.getByLabel('Transaction PIN')).toHaveValue('')
    }
    await enter(page, '9999')
    await expect(page.getByRole('heading', { level: 1, name: 'Your PIN is locked' })).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Your PIN is locked' })).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByText(/Your PIN is locked.*This transfer hasn't been sent/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Help & Support' })).toBeVisible()
    await expect(page.getByLabel('Transaction PIN')).toHaveCount(0)
    expect(sent('newtrs')).toHaveLength(0)
  })

  test('[R122] sends nothing when the session ends at the PIN, and offers the details after signing in', async ({
    page,
    openAs,
    sent,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await openAs('ada', send(), 'fail:confirmPin:expired')
    await goToPin(page, toBen)
    await enter(page, '1234')
    await expect(page.getByText(/The bank hasn't carried out your order\..*What you typed is kept\./)).toBeVisible()
    const signIn = { name: authTexts.landing.signIn, exact: true }
    await page.getByRole('link', signIn).first().click()
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo-password')
    await page.getByRole('button', signIn).click()
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await page.getByRole('link', { name: 'Continue the transfer' }).click()
    await openMore(page)
    for (const [label, text] of Object.entries(toBen))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    expect(sent('newtrs')).toHaveLength(0)
  })

  test('[R122] sends nothing when a PIN is accepted after the customer has gone back', async ({
    page,
    openAs,
    sent,
  }) => {
    await openAs('ada', send())
    await goToPin(page)
    await page.route('**/api/users.php', async (route) => {
      if (route.request().postData()?.includes('confirmmypin') === true) await page.waitForURL(/\/send\/confirm$/)
      await route.continue()
    })
    await page.getByLabel('Transaction PIN').fill('1234')
    await page.getByRole('button', { name: 'Confirm' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
      history.back()
    })
    await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible()
    await expect.poll(() => sent('confirmmypin').length).toBe(1)
    await page.getByRole('button', { name: 'Confirmed' }).click()
    await expect(page.getByLabel('Transaction PIN')).toBeVisible()
    expect(sent('newtrs')).toHaveLength(0)
  })
})

test.describe('Transfer authorization', () => {
  test("[R124, R125, R127] asks for a code under the bank's heading, for a second one, then sends the order", async ({
    page,
    openAs,
    sent,
    bank,
  }) => {
    await openAs('cleo', send())
    await goToPin(page)
    await enter(page, '1234')
    await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
    await expect(page.getByLabel(code)).toBeFocused()
    await expect(page.getByLabel(code)).toHaveAccessibleDescription(
      /We have sent a 4-digit code to your email address\./,
    )
    await expect(page.getByText('We have sent a 4-digit code to your email address.')).toBeVisible()
    await expect(page.getByText('We never charge for this code.')).toBeVisible()
    await expect(page).toHaveURL(/send\/pin$/)
    expect(sent('newtrs')).toHaveLength(0)
    for (const tooShort of ['', '12']) {
      await enter(page, tooShort, code)
      await expect(page.getByLabel(code)).toHaveAccessibleDescription(/Enter the 4 digits of the code/)
      await expect(page.getByLabel(code)).toHaveValue('')
    }
    await expect(page.getByText('Invalid Pin')).toHaveCount(0)
    await enter(page, '0000', code)
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not valid.' })).toBeVisible()
    await expect(page.getByLabel(code)).toHaveValue('')
    await expect(page.getByText('Nothing was sent. Enter it again.')).toBeVisible()
    await expect(page.locator('[aria-current=step]')).toHaveText(/Code/)
    const first = await codeAfter(page, bank, 'cleo')
    await enter(page, first, code)
    await expect(page.getByText('Code 1 accepted. The bank asks for a second one.')).toBeVisible()
    await expect(page.getByLabel(code)).toHaveValue('')
    expect(sent('newtrs')).toHaveLength(0)
    const second = await codeAfter(page, bank, 'cleo', first)
    await enter(page, second, code)
    await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
    expect(sent('confirmtpin').map(({ fields }) => fields['pin'])).toEqual(['0000', first, second])
    expect(sent('newtrs')).toHaveLength(1)
  })

  test('[R124, R127] leads back to the PIN for a new code, which alone sends the order, once', async ({
    page,
    openAs,
    sent,
    bank,
  }) => {
    await openAs('cora', send())
    await goToPin(page)
    await enter(page, '1234')
    const first = await codeAfter(page, bank, 'cora')
    await page.getByRole('button', { name: 'enter your PIN again' }).click()
    await expect(page.getByLabel('Transaction PIN')).toBeFocused()
    await enter(page, '1234')
    const second = await codeAfter(page, bank, 'cora', first)
    await enter(page, first, code)
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not valid.' })).toBeVisible()
    expect(sent('newtrs')).toHaveLength(0)
    await enter(page, second, code)
    await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
    const keys = sent('confirmmypin').map(({ fields }) => fields['idempotency_key'])
    expect(new Set(keys).size, 'a repeated key would repeat the old response').toBe(2)
    expect(sent('newtrs')).toHaveLength(1)
  })

  test('[R124] refers to support instead of asking a third time', async ({ page, openAs, sent, bank }) => {
    await openAs('dora', send())
    await goToPin(page)
    await enter(page, '1234')
    const first = await codeAfter(page, bank, 'dora')
    await enter(page, first, code)
    await expect(page.getByText('Code 1 accepted. The bank asks for a second one.')).toBeVisible()
    await enter(page, await codeAfter(page, bank, 'dora', first), code)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact support' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Help & Support' })).toBeVisible()
    await expect(page.getByLabel(code)).toHaveCount(0)
    expect(sent('newtrs')).toHaveLength(0)
  })

  async function codeAfter(page: Page, bank: Bank, persona: string, before?: string): Promise<string> {
    await expect(page.getByLabel(code)).toBeVisible()
    await expect.poll(() => lastCode(bank, `${persona}@example.com`)).not.toBe(before)
    return lastCode(bank, `${persona}@example.com`)
  }
})

test.describe('Transfer order', () => {
  test('[R127, R206] is never resent automatically after any kind of failure', async ({
    page,
    openAs,
    sent,
    allowErrors,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', firefoxResends)
    allowErrors(/Failed to load resource/)
    await page.clock.install()
    await openAs('ada', send(), failures('submitTransfer', ['refused', 'html', 'cut', 'error500']))
    await goToPin(page)
    const main = page.getByRole('main')
    for (const [before, [message, advice]] of [
      ['Something went wrong!', /didn't accept it/],
      ['Something went wrong!', /in your newest transactions before you try again/],
      ['An error has Occured.', /in your newest transactions before you try again/],
      ['Something went wrong!', /in your newest transactions before you try again/],
    ].entries()) {
      await enter(page, '1234')
      await expect(page.getByText(message ?? '', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(advice ?? '')).toBeVisible()
      await expect(main.getByText('$123.45 to Ben Okafor', { exact: true })).toBeVisible()
      await page.clock.fastForward(40_000)
      await expect(page).toHaveURL(/send\/pin$/)
      expect(sent('newtrs')).toHaveLength(before + 1)
      if (before === 1) {
        // Back and forth, with the amount in another notation: the same order.
        await page.getByRole('link', { name: 'Back to the details' }).click()
        await page.getByLabel('Amount', { exact: true }).fill('123,45')
        await page.getByRole('button', { name: 'Confirmed' }).click()
      } else await page.getByRole('button', { name: 'Try again with the PIN' }).click()
      await expect(page.getByLabel('Transaction PIN')).toHaveValue('')
    }
    await enter(page, '1234')
    await expect(main.getByText(dashboardTexts.transfer.success)).toBeVisible()
    const keys = sent('newtrs').map(({ fields }) => fields['idempotency_key'])
    expect(keys).toHaveLength(5)
    // A refused order gets a new key when it is sent again; one with an unknown outcome keeps it.
    expect(new Set(keys)).toEqual(new Set([keys[0], keys[1]]))
  })

  test('[R121] shows the next step on a phone after a transfer that may have been sent, and the PIN and its Confirm beside the notice of it', async ({
    page,
    openAs,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs('ada', send(), failures('submitTransfer', ['html']))
    await goToPin(page)
    await enter(page, '1234')
    await expectAboveToast(page, page.getByRole('main').getByRole('link', { name: 'Statements & Report' }))
    await page.getByRole('button', { name: 'Try again with the PIN' }).click()
    const notice = page.getByRole('region', { name: 'Orders to check' })
    await expect(notice.getByRole('button', { name: 'Your newest transactions' })).toBeVisible()
    await expect(page.getByLabel('Transaction PIN')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await notice.getByRole('button', { name: 'Your newest transactions' }).click()
    await expect(notice.getByRole('listitem')).toHaveCount(3)
  })

  test('[R127] is reported as listed when its response was lost, without a way to send it again', async ({
    page,
    openAs,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await openAs('ada', send(), failures('submitTransfer', ['html', 'lost']))
    await goToPin(page, { Amount: '77.70' })
    const newest = page.getByRole('region', { name: 'Your newest transactions' })
    await enter(page, '1234')
    await expect(newest.getByRole('listitem')).toHaveCount(3)
    await expect(newest).not.toContainText('77.70')
    await page.getByRole('button', { name: 'Try again with the PIN' }).click()
    await enter(page, '1234')
    await expect(page.getByRole('heading', { level: 1, name: 'The bank has your transfer' })).toBeFocused()
    await expect(newest.getByRole('listitem').first()).toContainText('77.70')
    await expect(newest.getByRole('listitem').first()).toContainText('in progress')
    await expect(page.getByRole('main').getByText('An error has Occured.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again with the PIN' })).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('pendingOrder'))).toBeNull()
  })

  test('[R127] shows why the bank refused it', async ({ page, openAs, bank }) => {
    await openAs('zoe', send())
    await goToPin(page, { Amount: '900' })
    const { id } = bank.store.customers.all().find(({ email }) => email === 'zoe@example.com') ?? { id: '' }
    await editCustomer(bank, id, { balance: 80_000 })
    await enter(page, '1234')
    await expect(page.getByRole('main').getByText('Insufficient balance', { exact: true })).toBeVisible()
  })
})
