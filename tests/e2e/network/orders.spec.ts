import type { Locator, Page } from '@playwright/test'
import { changeSettings } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { settleTransfer, transfersOf } from '#mocks/domain/transfers.ts'
import { formatMoney } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { basePath, png } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'
import type { Proxy } from '#tests/e2e/support/proxy.ts'
import { signIn } from '#tests/e2e/support/signIn.ts'
import { enter, goToPin, send } from '#tests/e2e/support/transferSteps.ts'

const { dashboard } = paths

test.beforeEach(({ allowErrors }) => {
  // The browser reports what the proxy does to a response.
  allowErrors(/Failed to load resource/)
})

const reports = [
  {
    name: 'a crypto deposit',
    path: dashboard.addFundsCrypto(),
    marker: 'newcd',
    submit: 'Submit Deposit',
  },
  {
    name: 'a crypto payment',
    path: dashboard.makePaymentCrypto(),
    marker: 'newmpc',
    submit: 'Submit Payment',
  },
  {
    name: 'a fixed deposit',
    path: dashboard.fixedDepositCrypto(),
    marker: 'newfdc',
    submit: 'Submit Fixed Deposit',
  },
  {
    name: 'an upgrade',
    path: dashboard.upgrade(),
    marker: 'newupgrade',
    submit: 'Submit Upgrade',
  },
] as const

const [deposit] = reports

async function fillReport(page: Page, { marker }: (typeof reports)[number]) {
  if (marker === 'newmpc') {
    await page.getByRole('button', { name: /Purpose/ }).click()
    await page.getByRole('option', { name: 'Rent' }).click()
  } else if (marker !== 'newcd') {
    await page
      .getByRole('radiogroup', { name: 'Plan' })
      .getByText(/Gold|6 months/)
      .click()
  }
  await page.getByLabel('Amount').fill('77.5')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
}

function listed(page: Page): Locator {
  const list = page.getByRole('region', { name: dashboardTexts.cryptoDeposit.transactions })
  return list.getByRole('listitem').filter({ hasText: '$77.50' })
}

async function report(page: Page, form: (typeof reports)[number]) {
  await fillReport(page, form)
  await page.getByRole('button', { name: form.submit }).click()
}

function pressManyTimes(page: Page, { submit }: (typeof reports)[number]): Promise<void> {
  return page.getByRole('button', { name: submit }).evaluate((button) => {
    if (button instanceof HTMLButtonElement)
      for (let press = 0; press < 5; press++) {
        button.click()
        button.form?.requestSubmit()
      }
  })
}

function expectOwnKeys(network: Proxy, marker: string, orders: number): void {
  const keys = network.received(marker).map(({ fields }) => fields['idempotency_key'])
  expect(keys).toHaveLength(orders)
  expect(new Set(keys).size, 'each order has a key of its own').toBe(orders)
}

test.describe('A browser that resends a request', () => {
  test('[R153, R206] and a bank that ignores keys book a deposit twice, which the page says', async ({
    page,
    configure,
    openAs,
    network,
    bank,
  }) => {
    await configure({ sendIdempotencyKey: false })
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage(deposit.marker, 'lostOnReuse', 1)
    await report(page, deposit)
    await expect(page.getByText('The bank lists 2 new deposits. If you made only one, contact us.')).toBeVisible()
    expect(bank.store.requests.all()).toHaveLength(before + 2)
  })

  test('[R127, R204] orders a transfer once', async ({ page, openAs, network, bank }) => {
    await openAs('ada', send())
    const before = bank.store.transfers.all().length
    for (const name of ['confirmmypin', 'newtrs']) network.damage(name, 'lostOnReuse', 1)
    await goToPin(page)
    await enter(page, '1234')
    await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
    expect(network.received('newtrs')).toHaveLength(2)
    expect(bank.store.transfers.all()).toHaveLength(before + 1)
  })
})

test.describe('An order on real connections', () => {
  test('[R150, R151, R153] a crypto deposit is made once: held Enter, Enter twice, double click, Back, a second tab', async ({
    page,
    context,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', deposit.path)
    await changeSettings(bank, { latencyMs: 150 })
    const before = bank.store.requests.all().length
    const amount = page.getByLabel('Amount')
    const submitted = page.getByText("Submitted: waiting for the bank's review.")
    const another = page.getByRole('button', { name: /^Report another/ })

    await fillReport(page, deposit)
    await amount.focus()
    // Playwright presses a key that is down already as the keyboard repeats it.
    for (let repeats = 0; repeats < 10; repeats++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await expect(submitted).toBeVisible()
    await page.keyboard.press('Enter')
    await another.click()

    await fillReport(page, deposit)
    await page.getByRole('button', { name: deposit.submit }).dblclick()
    await expect(submitted).toBeVisible()
    await another.click()

    await fillReport(page, deposit)
    await pressManyTimes(page, deposit)
    await expect(submitted).toBeVisible()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
    await expect(page).toHaveURL(new RegExp(`${dashboard.contact()}$`))
    await page.goBack()
    await expect(amount).toHaveValue('')
    const copy = await context.newPage()
    await copy.goto(page.url())
    await expect(copy.getByLabel('Amount')).toHaveValue('')
    await expect(listed(copy)).toHaveCount(3)
    expectOwnKeys(network, deposit.marker, 3)
    expect(bank.store.requests.all()).toHaveLength(before + 3)
  })

  test('[R127] a transfer is made once: held Enter, Enter twice, double click, Back, a second tab', async ({
    page,
    context,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', send())
    const before = bank.store.transfers.all().length
    const confirm = page.getByRole('button', { name: 'Confirm' })
    const submitted = page.getByRole('main').getByText(dashboardTexts.transfer.success)
    const pinFilled = async () => {
      await goToPin(page)
      await page.getByLabel('Transaction PIN').fill('1234')
    }
    const underWay = (orders: number) =>
      expect.poll(() => network.received('newtrs').length, { intervals: [20] }).toBe(orders)

    await pinFilled()
    const { href } = new URL(page.url())
    await changeSettings(bank, { latencyMs: 300 })
    for (let repeats = 0; repeats < 10; repeats++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await expect(submitted).toBeVisible()

    await page.getByRole('link', { name: 'Send another' }).click()
    await pinFilled()
    await confirm.dblclick()
    await underWay(2)
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
    await expect(submitted).toBeVisible()

    await page.goBack()
    const copy = await context.newPage()
    await copy.goto(href)
    await expect(copy).toHaveURL(new RegExp(`${send()}$`))
    await expect(copy.getByLabel('Account holder')).toHaveValue('')
    expect(network.received('confirmmypin')).toHaveLength(2)
    expectOwnKeys(network, 'newtrs', 2)
    expect(bank.store.transfers.all()).toHaveLength(before + 2)
  })
})

test.describe('A report without a response', () => {
  const submit = (page: Page) => page.getByRole('button', { name: deposit.submit }).click()
  const mayBeListed = /It may have gone through\. Look for it in the list before you try again\./

  test('[R153, R206] has an unknown outcome, and pressing again orders nothing twice', async ({
    page,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    const loseList = () => network.damage('getcdform', 'lost')
    network.damage('newcd', 'lost')
    loseList()
    await report(page, deposit)
    await expect(page.getByText(mayBeListed)).toContainText("The bank didn't answer.")
    network.mend()
    loseList()
    network.damage('newcd', 'broken', 1)
    await submit(page)
    await expect(page.locator('main [data-pending]')).toHaveCount(0)
    await expect(page.getByText(mayBeListed)).toContainText("The bank didn't answer.")
    await submit(page)
    await expect(page.getByText("Submitted: waiting for the bank's review.")).toBeVisible()
    const keys = network.received('newcd').map(({ fields }) => fields['idempotency_key'])
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(new Set(keys).size).toBe(1)
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })

  test('[R153, R206] is found in the list, and the same payment again is another order', async ({
    page,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'lost')
    await report(page, deposit)
    await expect(page.getByText("It's in the list now")).toBeVisible()
    await expect(listed(page)).toHaveCount(1)
    network.mend()
    await page.getByRole('button', { name: 'Report another deposit' }).click()
    await report(page, deposit)
    await expect(page.getByText("Submitted: waiting for the bank's review.")).toBeVisible()
    expect(bank.store.requests.all()).toHaveLength(before + 2)
  })

  test('[R153, R206] times out after a minute, with no response or one byte at a time', async ({
    page,
    openAs,
    network,
    bank,
  }) => {
    await page.clock.install()
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'silent', 1)
    network.damage('newcd', 'dripping', 1)
    network.damage('getcdform', 'tooLarge')
    await report(page, deposit)
    for (const calls of [1, 2]) {
      if (calls === 2) await submit(page)
      await expect.poll(() => network.received('newcd').length).toBe(calls)
      await expect(page.getByText(mayBeListed)).toHaveCount(0)
      // The minute counts from the last part of the upload, which the browser may not have noticed yet.
      await expect(async () => {
        await page.clock.fastForward(61_000)
        await expect(page.getByText(mayBeListed)).toContainText("The bank didn't answer.", { timeout: 2000 })
      }).toPass()
    }
    await submit(page)
    await expect(page.getByText("Submitted: waiting for the bank's review.")).toBeVisible()
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })

  test('[R153] that was too large is reported as such, and a smaller file is accepted', async ({
    page,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'tooLarge', 1)
    await report(page, deposit)
    await expect(page.getByText('This is too large for the bank. Choose a smaller file.')).toBeVisible()
    await expect(page.getByText(mayBeListed)).toHaveCount(0)
    expect(bank.store.requests.all()).toHaveLength(before)
    await submit(page)
    await expect(page.getByText("Submitted: waiting for the bank's review.")).toBeVisible()
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })
})

const ordersToCheck = (page: Page) => page.getByRole('region', { name: 'Orders to check' })

async function leaveAndStay(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
  await expect(page.getByRole('alertdialog', { name: /^Your (deposit|transfer) is being sent\.$/ })).toContainText(
    "Leaving doesn't cancel it.",
  )
  await page.getByRole('button', { name: 'Stay here' }).click()
}

async function dismiss(page: Page): Promise<void> {
  await ordersToCheck(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(ordersToCheck(page)).toHaveCount(0)
}

test('a pending transfer warns that leaving does not cancel it, and after a reload that it may exist', async ({
  page,
  openAs,
  network,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  network.damage('newtrs', 'silent', 1)
  await openAs('ada', send())
  await goToPin(page)
  await enter(page, '1234')
  await expect.poll(() => network.received('newtrs').length).toBe(1)
  await leaveAndStay(page)
  await page.reload()
  await expect(ordersToCheck(page)).toContainText(
    'may have gone through. Look for it in your newest transactions before you try again.',
  )
  await ordersToCheck(page).getByRole('button', { name: 'Your newest transactions' }).click()
  await expect(ordersToCheck(page).getByRole('listitem')).toHaveCount(3)
  await expect(ordersToCheck(page).getByRole('listitem').first()).toContainText(/Ben Okafor.*123\.45/s)
  await dismiss(page)
})

test('[R127] the question before a pending transfer is left closes when the bank has answered', async ({
  page,
  openAs,
}) => {
  await openAs('ada', send())
  await goToPin(page)
  let answer: () => void = () => undefined
  let isSent = false
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/users.php', async (route) => {
    if (!(route.request().postData() ?? '').includes('newtrs')) return route.fallback()
    isSent = true
    await answered
    return route.fulfill({ status: 429, body: '' })
  })
  await enter(page, '1234')
  await expect.poll(() => isSent).toBe(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
  const question = page.getByRole('alertdialog', { name: 'Your transfer is being sent.' })
  await expect(question).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: "Your transfer isn't in the list" })).toBeVisible()
  await expect(question).toHaveCount(0)
  await page.unroute('**/api/users.php')
})

test('[R206] a screen whose data never ends reports it after 20 seconds and loads when the bank responds', async ({
  page,
  openAs,
  network,
}) => {
  await page.clock.install()
  await openAs('ada', dashboard.home())
  network.damage('getcontact', 'dripping')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
  await expect(page.getByRole('region', { name: 'Contact us' }).getByRole('status')).toHaveText('Loading')
  await page.clock.fastForward(21_000)
  await expect(page.getByText("Couldn't load")).toBeVisible()
  await expect(page.getByText("Can't reach the bank.")).toHaveCount(0)
  network.reset()
  await page.clock.fastForward(16_000)
  await expect(page.getByText("Couldn't load")).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy WhatsApp' })).toBeVisible()
})

test('[R127] a transfer that the bank lists as failed after an unclear response is shown as failed, also in the list', async ({
  page,
  openAs,
  network,
  bank,
}) => {
  await openAs('ada', send())
  await goToPin(page)
  await changeSettings(bank, { latencyMs: 500 })
  network.damage('newtrs', 'lost')
  await enter(page, '1234')
  // The list before the order has been read.
  await expect.poll(() => network.received('newtrs').length, { intervals: [20] }).toBeGreaterThan(0)
  network.damage('gettrslist', 'unavailable')
  await page.getByRole('button', { name: 'Try again with the PIN' }).click()
  const [newest] = transfersOf(bank, 'ada').toSorted((one, other) => other.id - one.id)
  await settleTransfer(bank, newest?.id ?? 0, 'failed')
  network.mend()
  const sent = network.received('newtrs').length
  await enter(page, '1234')
  await expect(page.getByRole('heading', { level: 1, name: 'Your transfer failed' })).toBeVisible()
  const listed = page.getByRole('region', { name: 'Your newest transactions' }).getByRole('listitem').first()
  await expect(listed).toContainText(/Ben Okafor.*failed/s)
  expect(network.received('newtrs')).toHaveLength(sent)
})

test('[R127] an order that may exist is looked for again and settled, without the customer', async ({
  page,
  openAs,
  network,
}) => {
  await page.clock.install()
  await openAs('ada', send())
  await goToPin(page)
  network.damage('newtrs', 'silent', 1)
  await enter(page, '1234')
  // The list before the order has been read.
  await expect.poll(() => network.received('newtrs').length).toBe(1)
  network.damage('gettrslist', 'unavailable')
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('status').filter({ hasText: "Waiting for the bank's answer." })).toContainText(
    "Don't send it again",
  )
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Your transfer may have been sent' })).toBeVisible()
  network.mend()
  await page.clock.fastForward(6000)
  await expect(page.getByRole('heading', { level: 1, name: 'The bank has your transfer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again with the PIN' })).toHaveCount(0)
  expect(network.received('newtrs')).toHaveLength(1)
})

test('[R127] a transfer that may exist says when the list lacked it, and its amount and payee before it is left', async ({
  page,
  openAs,
}) => {
  await openAs('ada', send())
  await goToPin(page)
  await page.route('**/users.php', (route) =>
    route.request().postData()?.includes('newtrs') === true ? route.fulfill({ status: 502 }) : route.fallback(),
  )
  await enter(page, '1234')
  await expect(page.getByRole('heading', { level: 1, name: 'Your transfer may have been sent' })).toBeVisible()
  await expect(
    page.getByText(/^We didn't find it at \d\d:\d\d\. We keep looking for it until \d\d:\d\d\./),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Statements & Report' }).last().click()
  const question = page.getByRole('alertdialog', { name: 'Your transfer may have gone through.' })
  await expect(question).toContainText(/\$123\.45 to Ben Okafor.\. Leaving doesn't cancel it\./)
  await question.getByRole('button', { name: 'Stay here' }).click()
})

test('[R153] a deposit that may exist says when the list lacked it', async ({ page, openAs, network }) => {
  await openAs('ada', deposit.path)
  network.damage('newcd', 'unavailable', 1)
  await report(page, deposit)
  await expect(page.getByText(/It may have gone through\. We didn't find it at \d\d:\d\d\. Look for it/)).toBeVisible()
})

test('[R127] a transfer that is turned away is not called refused, is sent again with its key, and is told apart from an earlier one', async ({
  page,
  openAs,
  network,
  bank,
}) => {
  await openAs('ada', send())
  const before = bank.store.transfers.all().length
  network.damage('newtrs', 'tooManyRequests', 1)
  await goToPin(page)
  await enter(page, '1234')
  await expect(page.getByRole('heading', { level: 1, name: "Your transfer isn't in the list" })).toBeVisible()
  await expect(page.getByText(/It isn't among your transfers so far/)).toContainText('too many requests')
  await expect(page.getByText(/wasn't accepted|didn't accept/)).toHaveCount(0)
  const earlier = page.getByText("The list has an earlier transfer with the same details. It isn't this one.")
  await expect(page.getByRole('region', { name: 'Your newest transactions' }).getByRole('listitem')).toHaveCount(3)
  await expect(earlier).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again with the PIN' }).click()
  await enter(page, '1234')
  await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
  const keys = network.received('newtrs').map(({ fields }) => fields['idempotency_key'])
  expect(keys).toEqual([keys[0], keys[0]])
  expect(bank.store.transfers.all()).toHaveLength(before + 1)

  await page.getByRole('link', { name: 'Send another' }).click()
  network.damage('newtrs', 'tooManyRequests', 1)
  await goToPin(page)
  await enter(page, '1234')
  await expect(earlier).toBeVisible()
})

test.describe('Orders to check', () => {
  test('offers no draft again of an order that has succeeded meanwhile', async ({ page, openAs, network, bank }) => {
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'held', 1)
    await report(page, deposit)
    await expect.poll(() => network.received('newcd').length).toBe(1)
    await page.evaluate(() => {
      localStorage.setItem('lastActive', String(Date.now() - 8 * 3_600_000))
      dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText('One of your orders may have gone through.')).toBeVisible()
    network.mend()
    await signIn(page, 'ada@example.com')
    await expect(ordersToCheck(page)).toContainText("so don't send it again.")
    const kept = page.getByText("We've kept what you typed before your session ended.")
    await expect(kept).toHaveCount(0)
    await page.reload()
    await expect(ordersToCheck(page)).toBeVisible()
    await expect(kept).toHaveCount(0)
    await page.goto(`${basePath}${deposit.path}`)
    await expect(page.getByLabel('Amount')).toHaveValue('')
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })
})

test.describe('An order in two tabs', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  const success = (page: Page) => page.getByRole('main').getByText(dashboardTexts.transfer.success)
  const asked = "Your transfer hasn't been sent yet"

  test('[R127] is booked once when both send it at one moment', async ({ page, context, openAs, network, bank }) => {
    await openAs('ada', send())
    const before = bank.store.transfers.all().length
    const other = await context.newPage()
    await other.goto(`${basePath}${send()}`)
    for (const tab of [other, page]) await goToPin(tab)
    network.damage('confirmmypin', 'held')
    for (const tab of [other, page]) await enter(tab, '1234')
    await expect.poll(() => network.received('confirmmypin').length).toBe(2)
    network.mend()
    await expect.poll(async () => (await success(page).count()) + (await success(other).count())).toBe(1)
    const late = (await success(page).isVisible()) ? other : page
    await expect(heading(late, asked)).toBeVisible()
    await expect(
      late.getByText(/You sent the same transfer at \S+, and the bank has it\. Nothing more was sent\./),
    ).toBeVisible()
    expect(bank.store.transfers.all()).toHaveLength(before + 1)
    await late.getByRole('button', { name: 'Try again with the PIN' }).click()
    await enter(late, '1234')
    await expect(success(late)).toBeVisible()
    expectOwnKeys(network, 'newtrs', 2)
  })

  test('[R127] waits for the one under way, and can be cancelled', async ({ page, context, openAs, network }) => {
    await openAs('ada', send())
    const other = await context.newPage()
    await other.goto(`${basePath}${send()}`)
    await goToPin(other)
    await goToPin(page, { Amount: '5.00' })
    network.damage('newtrs', 'held')
    await enter(page, '1234')
    await expect.poll(() => network.received('newtrs').length).toBe(1)
    await enter(other, '1234')
    await expect(other.getByText('Another transfer of yours is still being sent. This one waits for it.')).toBeVisible()
    await other.getByRole('button', { name: "Don't send this transfer" }).click()
    await expect(other.getByLabel('Transaction PIN')).toHaveValue('')
    network.mend()
    await expect(success(page)).toBeVisible()
    expect(network.received('newtrs')).toHaveLength(1)
  })

  test('[R151] a deposit pressed in both at one moment is booked once', async ({
    page,
    context,
    openAs,
    network,
    bank,
  }) => {
    await openAs('ada', deposit.path)
    await changeSettings(bank, { latencyMs: 300 })
    const before = bank.store.requests.all().length
    const other = await context.newPage()
    await other.goto(`${basePath}${deposit.path}`)
    for (const tab of [page, other]) await fillReport(tab, deposit)
    await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: deposit.submit }).click()))
    const taken = (tab: Page) => tab.getByText("Submitted: waiting for the bank's review.")
    await expect.poll(async () => (await taken(page).count()) + (await taken(other).count())).toBe(1)
    const late = (await taken(page).isVisible()) ? other : page
    await expect(late.getByText(/You sent the same deposit at \S+, and the bank has it\./)).toBeVisible()
    expect(network.received('newcd')).toHaveLength(1)
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })

  test('[R127, R206] is warned of at a bank that names nobody, also after a reload', async ({
    page,
    openAs,
    network,
    bank,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.route('**/users.php*', async (route) => {
      const response = await route.fetch()
      const { user: _user, profile: _profile, ...answer } = Object(await response.json()) as Record<string, unknown>
      await route.fulfill({ response, json: answer })
    })
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'badGateway', 1)
    network.damage('getcdform', 'unavailable', 2)
    await page.unroute('**/users.php*')
    await report(page, deposit)
    await expect(page.getByText(/It may have gone through\./)).toBeVisible()
    await page.reload()
    await expect(ordersToCheck(page)).toContainText('Look for it in your deposits before you try again.')
    await report(page, deposit)
    await expect(page.getByText(/It's in the list now|waiting for the bank's review/)).toBeVisible()
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })

  test('[R88, R127] is warned of after Log Out in the other during the order', async ({
    page,
    context,
    openAs,
    network,
  }) => {
    await openAs('ada', send())
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.home()}`)
    await goToPin(page)
    network.damage('newtrs', 'silent', 1)
    await enter(page, '1234')
    await expect.poll(() => network.received('newtrs').length).toBe(1)
    await other.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('One of your orders may have gone through.')).toBeVisible()
    await signIn(page, 'ada@example.com')
    await expect(ordersToCheck(page)).toContainText(/The transfer you sent at \S+ may have gone through\./)
  })

  test('[R127] changes the balance in the other, too: at once, or when it is shown if it is hidden', async ({
    page,
    context,
    openAs,
    bank,
  }) => {
    await openAs('ada', send())
    await page.evaluate(() => localStorage.setItem('displayAmount', '1'))
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.home()}`)
    const ada = customerById(bank, 'ada')
    const expectBalance = () =>
      expect(other.getByRole('main')).toContainText(
        formatMoney(ada === undefined ? 0 : customerBalance(bank, ada), '$'),
      )
    const order = async () => {
      await goToPin(page)
      await enter(page, '1234')
      await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
    }
    const hide = (isHidden: boolean) =>
      other.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
        dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await expectBalance()
    await order()
    await expectBalance()

    await hide(true)
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await page.getByRole('link', { name: 'Send another' }).click()
    const heard = other.evaluate(
      () =>
        new Promise((resolve) => {
          new BroadcastChannel('session').onmessage = ({ data }: MessageEvent<object>) => {
            if ('changed' in data && data.changed === 'submitTransfer') setTimeout(resolve)
          }
        }),
    )
    await order()
    await heard
    expect(asked, 'a hidden tab asks the bank nothing').toEqual([])
    await hide(false)
    await expectBalance()
  })
})
