import type { Page } from '@playwright/test'
import type { Bank } from '#mocks/domain/bank.ts'
import { lastCode } from '#tests/e2e/support/bankMemory.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, failures, firefoxResends, hold, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { expectAboveToast, toastDuration, toasts } from '#tests/e2e/support/toasts.ts'
import { enter, goToPin, row, send, toBen } from '#tests/e2e/support/transferSteps.ts'

const code = 'Transfer Authorization Code'

test.describe('Transfer PIN', () => {
  test('[R121, R129] sends the order, and redirects after three seconds', async ({ page, openAs, sent }) => {
    // Also [R123], [R126], [R127], [R128], [R131]
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
    const extra = {
      swift: 'DEMOXX00',
      routing: '000000000',
      country: 'United Kingdom',
      currency: 'GBP',
      note: toBen['Note to the payee'],
    }
    expect(order?.fields).toMatchObject({
      bank: 'Harbour Trust',
      act_no: '2024000102',
      act_hold_name: 'Ben Okafor',
      amount: '123.45',
      ...extra,
    })
    expect(JSON.parse(order?.fields['extra'] ?? '')).toEqual(extra)
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('$123.45 to Ben Okafor')
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('FromAda Marlow2024000101')
    await expect(payeeGets).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Back to your dashboard in 3 seconds' })).toBeVisible()
    const toast = page.getByRole('status').filter({ hasText: 'Action Successful!' })
    expect(await toastDuration(toast)).toBe(15_000)
    await page.clock.runFor(2900)
    await expect(page).toHaveURL(/send\/pin$/)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/wp-user\/dashboard$/)
    await expect(toasts(page)).toHaveText('Successful! Await Confirmation')
  })

  test('[R129] does not redirect once the customer interacts', async ({ page, openAs }) => {
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await page.clock.install()
    await openAs('ada', send())
    await goToPin(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await pauseClock(page)
    await enter(page, '1234')
    await tickUntilSeen(page, receipt)
    await expectAboveToast(page, page.getByRole('heading', { name: 'Receipt' }))
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0)
    await page.clock.fastForward(60_000)
    const transaction = receipt.getByRole('link', { name: /^TX\d+$/ })
    await expect(transaction).toHaveAttribute('href', /\/statements\?transaction=/)
    await page.getByRole('link', { name: 'Send another' }).click()
    await expect(page.getByLabel('Account holder')).toHaveValue('')
  })

  test('[R122, R130] sends nothing before it is accepted', async ({ page, openAs, sent, browserName }) => {
    // Also [R108], [R109], [R110]
    test.skip(browserName === 'firefox', firefoxResends)
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

    await test.step('[R130] closes once the PIN is locked', async () => {
      for (let tries = 0; tries < 4; tries++) {
        await expect(field).toHaveValue('')
        await enter(page, '9999')
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Your PIN is locked' })).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: 'Your PIN is locked' })).toHaveCount(0)
      const main = page.getByRole('main')
      await expect(main.getByText(/Your PIN is locked.*This transfer hasn't been sent/)).toBeVisible()
      await expect(main.getByRole('link', { name: 'Help & Support' })).toBeVisible()
      await expect(field).toHaveCount(0)
      expect(sent('newtrs')).toHaveLength(0)
    })
  })

  test('[R122] sends nothing when the customer has left meanwhile', async ({ page, openAs, sent }) => {
    await openAs('ada', send())
    await goToPin(page, toBen)
    const answer = await hold(page, '**/api/users.php')
    await enter(page, '1234')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible()
    answer()
    await expect.poll(() => sent('confirmmypin')).toHaveLength(1)
    await waitForIdle(page)
    expect(sent('newtrs')).toHaveLength(0)
  })
})

test.describe('Transfer authorization', () => {
  test('[R124, R125] asks for a code, for a second one, then sends', async ({ page, openAs, sent, bank }) => {
    const field = page.getByLabel(code)
    await openAs('cleo', send())
    await goToPin(page)
    await enter(page, '1234')
    await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/We have sent a 4-digit code to your email address\./)
    await expect(page.getByText('We never charge for this code.')).toBeVisible()
    await expect(page).toHaveURL(/send\/pin$/)
    expect(sent('newtrs')).toHaveLength(0)
    for (const tooShort of ['', '12']) {
      await enter(page, tooShort, code)
      await expect(field).toHaveAccessibleDescription(/Enter the 4 digits of the code/)
      await expect(field).toHaveValue('')
    }
    await expect(page.getByText('Invalid Pin')).toHaveCount(0)
    await enter(page, '0000', code)
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not valid.' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page.getByText('Nothing was sent. Enter it again.')).toBeVisible()
    await expect(page.locator('[aria-current=step]')).toHaveText(/Code/)
    const old = await codeAfter(page, bank, 'cleo')

    // The PIN again brings a new code.
    await page.getByRole('button', { name: 'enter your PIN again' }).click()
    await expect(page.getByLabel('Transaction PIN')).toBeFocused()
    await enter(page, '1234')
    const first = await codeAfter(page, bank, 'cleo', old)
    await enter(page, old, code)
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not valid.' })).toBeVisible()
    await enter(page, first, code)
    await expect(page.getByText('Code 1 accepted. The bank asks for a second one.')).toBeVisible()
    await expect(field).toHaveValue('')
    expect(sent('newtrs')).toHaveLength(0)
    const second = await codeAfter(page, bank, 'cleo', first)
    await enter(page, second, code)
    await expect(page.getByRole('main').getByText('Successful! Await Confirmation')).toBeVisible()
    expect(sent('confirmtpin').map(({ fields }) => fields['pin'])).toEqual(['0000', old, first, second])
    expect(sent('newtrs')).toHaveLength(1)
    const keys = sent('confirmmypin').map(({ fields }) => fields['idempotency_key'])
    expect(new Set(keys).size, 'a repeated key would repeat the old response').toBe(2)
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

test('[R127, R206] an order is never resent by itself', async ({ page, openAs, sent, browserName }) => {
  test.skip(browserName === 'firefox', firefoxResends)
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
  await expect(main.getByText('Successful! Await Confirmation')).toBeVisible()
  const keys = sent('newtrs').map(({ fields }) => fields['idempotency_key'])
  expect(keys).toHaveLength(5)
  // A refused order gets a new key when it is sent again; one with an unknown outcome keeps it.
  expect(new Set(keys)).toEqual(new Set([keys[0], keys[1]]))
})
