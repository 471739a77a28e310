import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, failures, navigateAndWait, openSetting, test } from '#tests/e2e/support/fixtures.ts'
import { toastDuration, toasts } from '#tests/e2e/support/toasts.ts'
import { fillIn, goOn } from '#tests/e2e/support/transferSteps.ts'

const { home, send, settings, createPin, createPinAgain } = paths.dashboard
const atHome = /\/wp-user\/dashboard$/

test.describe('Home', () => {
  test('[R90, R95] shows the account and its transactions', async ({ page, openAs }) => {
    const card = page.getByRole('region', { name: 'Savings account' })
    const stars = card.getByText(/^\*+$/)
    const list = page.getByRole('region', { name: 'Transactions', exact: true })
    const rows = list.getByRole('listitem')

    let hidden: string | null = null
    await test.step('[R96] an empty one with a next step', async () => {
      await openAs('emil', home())
      await expect(card.getByText('2024000104')).toBeVisible()
      hidden = await stars.textContent()
      await expect(page.getByText('No Transaction History', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Quick actions').getByRole('link', { name: 'Add funds' })).toBeVisible()
    })

    await page.clock.setFixedTime(new Date('2026-01-16T12:00:00Z'))
    await openAs('ada', home())
    await expect(card.getByText('2024000101')).toBeVisible()
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/)
    await expect(rows).toHaveCount(8)
    for (const fact of ['Transfer to Lena Abel', '14 Jan 2026', 'debit', '−$420.00', 'in progress'])
      await expect(rows.first()).toContainText(fact)
    const deposit = rows.filter({ hasText: 'USDT (TRC20) deposit' })
    for (const fact of ['credit', '+$1,500.00', 'successful']) await expect(deposit).toContainText(fact)
    const failed = rows.filter({ hasText: 'City Transit pass' })
    await expect(failed).toContainText('failed')
    await expect(failed.locator('[data-struck]')).toBeVisible()

    await test.step('and usual payments', async () => {
      const usual = page.getByRole('region', { name: 'Usually around now' })
      await expect(usual.getByRole('listitem')).toHaveText([
        /Northline Energy.*Around the 18th/,
        /Coastline Rail.*Around the 20th/,
        /Nora Lind.*Around the 22nd/,
        /Gullwing Fitness.*Around the 25th/,
      ])
      await expect(usual).toContainText('Nothing is scheduled.')
      await expect(usual).toContainText('−$75.00')
    })

    await test.step('[R10, R91, R92] hides the balance alone until it is shown', async () => {
      expect(await stars.textContent()).toBe(hidden)
      await expect(card.getByText('hidden', { exact: true }), 'for screen readers').toBeAttached()
      await expect(page.getByRole('list', { name: 'Money in and out by month' })).toContainText('$4,700.00')
      await expect(card).toContainText('$420.00 on its way out')
      await expect(page.getByRole('main')).not.toContainText('18,092')
      await page.getByRole('button', { name: 'Show balance' }).click()
      await expect(card.getByText('$18,092.50', { exact: true })).toBeVisible()
    })

    await test.step('[R93] remembers the choice', async () => {
      expect(await page.evaluate(() => localStorage.getItem('displayAmount'))).toBe('1')
      await page.reload()
      await expect(card.getByText('$18,092.50', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Hide balance' }).click()
      await expect(stars).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('displayAmount'))).not.toBe('1')
    })

    await test.step('[R94] copies the account number', async () => {
      await page.getByRole('button', { name: 'Copy account number' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2024000101')
    })
  })

  test('[R207] links to a transfer to each of the latest payees', async ({ page, openAs, allowErrors, mend }) => {
    await openAs('ada', home())
    const payees = page.getByRole('region', { name: 'Send to' })
    const links = payees.getByRole('link')
    await expect(links).toHaveText([/Lena Abel/, /Ben Okafor/, /Nora Lind/, /Iris Tamm/, 'New payee'])
    await payees.getByRole('link', { name: 'Send to Lena Abel' }).click()
    await expect(page).toHaveURL(/\/dashboard\/send$/)
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
    await page.goBack()
    await payees.getByRole('link', { name: 'New payee' }).click()
    await expect(page.getByLabel('Account holder')).toBeFocused()
    allowErrors(/Failed to load resource|LoadFailure/)
    await openAs('ada', home(), 'fail:getTransfers:html:always')
    await expect(page.getByRole('region', { name: 'Savings account' })).toBeVisible()
    await expect(links).toHaveText(['New payee'])
    await expect(payees).toContainText("We couldn't load your payees.")
    await mend()
    await payees.getByRole('button', { name: 'Retry' }).click()
    await expect(payees.getByRole('link', { name: 'Send to Lena Abel' })).toBeVisible()
  })

  test('[R13] keeps what needs no account when it fails', async ({ page, openAs, allowErrors, mend }) => {
    allowErrors(/Failed to load resource|LoadFailure/)
    await openAs('ada', home(), 'fail:getAccount:html:always')
    const card = page.getByRole('region', { name: 'Savings account' })
    const list = page.getByRole('region', { name: 'Transactions', exact: true })
    await expect(card).toContainText("We couldn't load your balance. Your money is where it was.")
    await expect(list.getByRole('alert')).toContainText("We couldn't load this")
    await expect(card.getByRole('link', { name: 'Send to Lena Abel' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible()
    for (const part of [list, card]) {
      await part.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(card).toContainText('Your money is where it was.')
    }
    await mend()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(card).toContainText('2024000101')
    await expect(list.getByRole('listitem')).not.toHaveCount(0)
  })

  test('[R90] says that the account is not open yet', async ({ page, openAs }) => {
    await openAs('olga', home())
    const card = page.getByRole('region', { name: 'Savings account' })
    await expect(card).toContainText("We're opening your account. You'll see its number here.")
    await expect(card.getByText('–', { exact: true })).toHaveCount(1)
    await expect(card.getByRole('button')).toHaveCount(0)
    const reason = page.getByText('You can send money once it has a number.')
    await openAs('olga', send())
    await expect(reason).toBeVisible()
    await fillIn(page)
    await goOn(page)
    await expect(reason).toBeVisible()
    const confirmed = page.getByRole('button', { name: 'Confirmed' })
    await expect(confirmed).toHaveAccessibleDescription(/You can go on once your account has a number\./)
    await expect(confirmed).toBeDisabled()
    await expect(page.getByText('Insufficient balance')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show balance' })).toHaveCount(0)
  })

  test('[R97] leads only a customer without a PIN to its creation', async ({ page, openAs, open, mend, sent }) => {
    const atCreation = /\/dashboard\/pincreation$/
    await openAs('ada', home())
    expect(sent('pincheck')).not.toHaveLength(0)
    await expect(page).toHaveURL(atHome)

    // Not if the check fails.
    const before = sent('pincheck').length
    await openAs('nora', home(), 'fail:getPinStatus:html:always')
    await expect(page.getByRole('region', { name: 'Savings account' })).toBeVisible()
    await expect.poll(() => sent('pincheck').length).toBeGreaterThan(before)
    await expect(page).toHaveURL(atHome)
    await mend()
    await open(home())
    await expect(page).toHaveURL(atCreation)
    for (const path of [send(), settings()]) {
      await navigateAndWait(page, path)
      if (path === settings()) await openSetting(page, 'Transaction PIN')
      await page.getByRole('link', { name: 'Create a PIN' }).click()
      await expect(page).toHaveURL(atCreation)
    }
  })
})

test.describe('PIN creation', () => {
  const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()

  async function choose(page: Page, pin: string, repeated: string): Promise<void> {
    await page.getByLabel('New PIN').fill(pin)
    await confirm(page)
    await page.getByLabel('Repeat the PIN').fill(repeated)
    await confirm(page)
  }

  test('[R98, R105] creates a PIN, at both addresses', async ({ page, openAs, sent }) => {
    // Also [R99], [R100], [R104], [R106], [R110]
    await page.clock.install()
    await openAs('nora', createPinAgain())
    await expect(page.getByLabel('New PIN')).toBeVisible()
    await openAs('nora', createPin())
    const first = page.getByLabel('New PIN')
    await expect(first).toHaveAttribute('type', 'password')
    await expect(first).toHaveAttribute('inputmode', 'numeric')
    await first.pressSequentially('4a8b2c17')
    await expect(first).toHaveValue('••••')
    await confirm(page)
    const repeated = page.getByLabel('Repeat the PIN')
    await expect(repeated).toBeFocused()
    await expect(repeated).toHaveValue('')
    await repeated.fill('4821')
    await pauseClock(page)
    await confirm(page)
    const created = 'Your transaction PIN has been successfully created.'
    await tickUntilSeen(page, page.getByRole('main').getByRole('status').filter({ hasText: created }))
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    await page.clock.runFor(2900)
    await expect(page).toHaveURL(new RegExp(`${createPin()}$`))
    await page.clock.runFor(200)
    await expect(page).toHaveURL(atHome)
    await page.clock.resume()
    expect(sent('updatepin').map(({ fields }) => fields['pin'])).toEqual(['4821'])
    await expect(toasts(page)).toHaveText(created)
    expect(await toastDuration(toasts(page))).toBe(15_000)
  })

  test('[R101, R103] sends nothing before two equal PINs of four digits', async ({ page, openAs, sent }) => {
    // Also [R102], [R109], [R110]
    await openAs('nora', createPin(), `latency:200:createPin,${failures('createPin', ['refused', 'cut', 'html'])}`)
    const pin = page.getByLabel('New PIN')
    await pin.fill('482')
    await confirm(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Invalid Pin' })
    await expect(toast).toBeVisible()
    expect(await toastDuration(toast)).toBe(15_000)
    await expect(pin).toHaveValue('')
    await expect(pin).toBeFocused()
    await expect(pin).toHaveAccessibleDescription(/Invalid Pin/)
    await pin.fill('4821')
    await expect(toast).toBeVisible()
    await choose(page, '4821', '4812')
    const mismatch = 'We have detected that the PIN you entered does not match. Please Re-enter PIN.'
    expect(await toastDuration(page.getByRole('alert').filter({ hasText: mismatch }))).toBe(15_000)
    expect(sent('updatepin')).toHaveLength(0)

    await test.step('[R107, R108] clears the fields after a failure', async () => {
      for (const [text, description = text] of [
        ['Invalid Pin'],
        ['An error has Occured.', "We couldn't reach the bank."],
        ['Something went wrong', 'The bank gave no usable answer.'],
      ] as const) {
        await choose(page, '4821', '4821')
        expect(await toastDuration(page.getByRole('alert').filter({ hasText: text }))).toBe(15_000)
        await expect(pin).toHaveValue('')
        await expect(pin).toHaveAccessibleDescription(`Four digits of your choice. ${description}`)
        await expect(page).toHaveURL(/pincreation$/)
      }
    })
  })
})
