import type { Locator, Page } from '@playwright/test'
import { changeSettings } from '#mocks/domain/bank.ts'
import { paths } from '#src/paths.ts'
import { basePath, menuLink, png, pressOnceShown } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'
import type { Proxy } from '#tests/e2e/support/proxy.ts'
import { signIn } from '#tests/e2e/support/signIn.ts'
import { enter, goToPin, send } from '#tests/e2e/support/transferSteps.ts'

const { dashboard } = paths

const deposit = { path: dashboard.addFundsCrypto(), marker: 'newcd', submit: 'Submit Deposit' } as const
const submitted = (page: Page) => page.getByText("Submitted: waiting for the bank's review.")
const mayBeListed = /It may have gone through\. Look for it in the list before you try again\./

async function fillReport(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill('77.5')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
}

const submit = (page: Page) => page.getByRole('button', { name: deposit.submit }).click()

async function report(page: Page): Promise<void> {
  await fillReport(page)
  await submit(page)
}

function listed(page: Page): Locator {
  const list = page.getByRole('region', { name: 'Crypto Transactions' })
  return list.getByRole('listitem').filter({ hasText: '$77.50' })
}

function pressManyTimes(page: Page): Promise<void> {
  return page.getByRole('button', { name: deposit.submit }).evaluate((button) => {
    if (button instanceof HTMLButtonElement)
      for (let press = 0; press < 5; press++) {
        button.click()
        button.form?.requestSubmit()
      }
  })
}

const keysOf = (network: Proxy, marker: string) =>
  network.received(marker).map(({ fields }) => fields['idempotency_key'])

const ordersToCheck = (page: Page) => page.getByRole('region', { name: 'Orders to check' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const success = (page: Page) => page.getByRole('main').getByText('Successful! Await Confirmation')
const leavingAsks = (page: Page) => page.getByRole('alertdialog', { name: /is being sent\.$/ })

/** Held Enter, as the keyboard repeats it. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 10; repeats++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

const askForHelp = (page: Page) => menuLink(page, 'Help & Support').click()

async function order(page: Page): Promise<void> {
  await goToPin(page)
  await enter(page, '1234')
}

test.describe('An order on real connections', () => {
  test('[R150, R151] a deposit is made once for each intention', async ({ page, context, openAs, network, bank }) => {
    await openAs('ada', deposit.path)
    await changeSettings(bank, { latencyMs: 150 })
    const before = bank.store.requests.all().length
    const another = page.getByRole('button', { name: /^Report another/ })

    await fillReport(page)
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await holdEnter(page)
    await page.keyboard.press('Enter')
    await expect(submitted(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await another.click()

    await fillReport(page)
    await pressManyTimes(page)
    await expect(submitted(page)).toBeVisible()

    await askForHelp(page)
    await expect(page).toHaveURL(new RegExp(`${dashboard.contact()}$`))
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    const copy = await context.newPage()
    await copy.goto(page.url())
    await expect(copy.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    await expect(listed(copy)).toHaveCount(2)
    expect(new Set(keysOf(network, deposit.marker)).size).toBe(2)
    expect(network.received(deposit.marker)).toHaveLength(2)
    expect(bank.store.requests.all()).toHaveLength(before + 2)
  })

  test('[R127, R204] a transfer is made once, also if the browser resends', async ({ page, openAs, network, bank }) => {
    await openAs('ada', send())
    const before = bank.store.transfers.all().length
    const pinFilled = async () => {
      await goToPin(page)
      await page.getByLabel('Transaction PIN').fill('1234')
    }
    for (const name of ['confirmmypin', 'newtrs']) network.damage(name, 'lostOnReuse', 1)
    await pinFilled()
    await pressOnceShown(page, 'Stay here', async () => {
      await holdEnter(page)
      await page.keyboard.press('Enter')
    })
    await expect(success(page)).toBeVisible()
    const [resent, ...others] = new Set(keysOf(network, 'newtrs'))
    expect(network.received('newtrs')).toHaveLength(2)
    expect(others).toEqual([])

    await changeSettings(bank, { latencyMs: 300 })
    await page.getByRole('link', { name: 'Send another' }).click()
    await pinFilled()
    await pressOnceShown(page, 'Stay here', async () => {
      await page.getByRole('button', { name: 'Confirm' }).dblclick()
      await expect.poll(() => network.received('newtrs').length, { intervals: [20] }).toBe(3)
      await page.keyboard.press('Enter')
      await page.keyboard.press(' ')
    })
    await expect(success(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${send()}$`))
    expect(keysOf(network, 'newtrs')[2]).not.toBe(resent)
    expect(network.received('newtrs')).toHaveLength(3)
    expect(bank.store.transfers.all()).toHaveLength(before + 2)
  })
})

test('[R153, R206] a deposit without an answer is booked once', async ({ page, openAs, network, bank }) => {
  await openAs('ada', deposit.path)
  const before = bank.store.requests.all().length
  const isUnknown = async () => {
    await expect(page.locator('main [data-pending]')).toHaveCount(0)
    await expect(page.getByText(mayBeListed)).toContainText("The bank didn't answer.")
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('77.50')
    await expect(page.getByText('proof.png')).toBeVisible()
  }
  network.damage('getcdform', 'lost')
  network.damage('newcd', 'lost')
  await report(page)
  await isUnknown()
  network.mend()
  network.damage('getcdform', 'lost')
  network.damage('newcd', 'broken', 1)
  await submit(page)
  await isUnknown()
  await submit(page)
  await expect(submitted(page)).toBeVisible()
  expect(new Set(keysOf(network, 'newcd')).size).toBe(1)
  expect(bank.store.requests.all()).toHaveLength(before + 1)

  network.mend()
  await page.getByRole('button', { name: 'Report another deposit' }).click()
  network.damage('newcd', 'tooLarge', 1)
  await report(page)
  await expect(page.getByText('This is too large for the bank. Choose a smaller file.')).toBeVisible()
  await expect(page.getByText(mayBeListed)).toHaveCount(0)
  await submit(page)
  await expect(submitted(page)).toBeVisible()
  await expect(listed(page)).toHaveCount(2)
  expect(bank.store.requests.all()).toHaveLength(before + 2)
})

test('[R127] a pending transfer may exist after a reload', async ({ page, openAs, network }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  network.damage('newtrs', 'silent', 1)
  await openAs('ada', send())
  await order(page)
  await expect.poll(() => network.received('newtrs').length).toBe(1)
  await askForHelp(page)
  await expect(leavingAsks(page)).toContainText("Leaving doesn't cancel it.")
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.reload()
  await expect(ordersToCheck(page)).toContainText(
    'may have gone through. Look for it in your newest transactions before you try again.',
  )
  await ordersToCheck(page).getByRole('link', { name: 'your newest transactions' }).click()
  await expect(page.getByRole('main').getByText('Ben Okafor').first()).toBeVisible()
  await ordersToCheck(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(ordersToCheck(page)).toHaveCount(0)
})

test('[R127] a transfer is looked for and settled by itself', async ({ page, openAs, network }) => {
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
  await expect(heading(page, 'Your transfer may have been sent')).toBeVisible()
  network.mend()
  await page.clock.fastForward(6000)
  await expect(heading(page, 'The bank has your transfer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again with the PIN' })).toHaveCount(0)
  expect(network.received('newtrs')).toHaveLength(1)
})

test('[R127] a transfer that is turned away keeps its key', async ({ page, openAs, network, bank }) => {
  await openAs('ada', send())
  const before = bank.store.transfers.all().length
  network.damage('newtrs', 'tooManyRequests', 1)
  await order(page)
  await expect(heading(page, "Your transfer isn't in the list")).toBeVisible()
  await expect(page.getByText(/It isn't among your transfers so far/)).toContainText('too many requests')
  await expect(page.getByText(/wasn't accepted|didn't accept/)).toHaveCount(0)
  const earlier = page.getByText("The list has an earlier transfer with the same details. It isn't this one.")
  await expect(page.getByRole('region', { name: 'Your newest transactions' }).getByRole('listitem')).toHaveCount(3)
  await expect(earlier).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again with the PIN' }).click()
  await pressOnceShown(page, 'Send another', () => enter(page, '1234'))
  const [first, ...again] = keysOf(network, 'newtrs')
  expect(again).toEqual([first])
  expect(bank.store.transfers.all()).toHaveLength(before + 1)

  network.damage('newtrs', 'tooManyRequests', 1)
  await order(page)
  await expect(earlier).toBeVisible()
})

test.describe('An order during which the session ends', () => {
  test('is not offered as a draft once it has succeeded', async ({ page, openAs, network, bank }) => {
    await openAs('ada', deposit.path)
    const before = bank.store.requests.all().length
    network.damage('newcd', 'held', 1)
    await report(page)
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
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    expect(bank.store.requests.all()).toHaveLength(before + 1)
  })
})

test.describe('An order in two tabs', () => {
  const asked = "Your transfer hasn't been sent yet"

  test('[R127] is booked once when both send it at one moment', async ({ page, context, openAs, network, bank }) => {
    await openAs('ada', send())
    const before = bank.store.transfers.all().length
    const other = await context.newPage()
    await other.goto(`${basePath}${send()}`)
    for (const tab of [other, page]) {
      await tab.bringToFront()
      await goToPin(tab)
    }
    network.damage('confirmmypin', 'held')
    for (const tab of [other, page]) await enter(tab, '1234')
    await expect.poll(() => network.received('confirmmypin').length).toBe(2)
    network.mend()
    await expect.poll(async () => (await success(page).count()) + (await success(other).count())).toBe(1)
    const late = (await success(page).isVisible()) ? other : page
    await expect(heading(late, asked)).toBeVisible()
    await late.bringToFront()
    await expect(
      late.getByText(/You sent the same transfer at \S+, and the bank has it\. Nothing more was sent\./),
    ).toBeVisible()
    expect(bank.store.transfers.all()).toHaveLength(before + 1)
    await late.getByRole('button', { name: 'Try again with the PIN' }).click()
    await enter(late, '1234')
    await expect(success(late)).toBeVisible()
    expect(new Set(keysOf(network, 'newtrs')).size).toBe(2)
  })

  test('[R127] waits for the one under way, and can be cancelled', async ({ page, context, openAs, network }) => {
    await openAs('ada', send())
    const other = await context.newPage()
    await other.goto(`${basePath}${send()}`)
    await goToPin(other)
    await page.bringToFront()
    await goToPin(page, { Amount: '5.00' })
    network.damage('newtrs', 'held')
    await enter(page, '1234')
    await expect.poll(() => network.received('newtrs').length).toBe(1)
    await other.bringToFront()
    await enter(other, '1234')
    await expect(other.getByText('Another transfer of yours is still being sent. This one waits for it.')).toBeVisible()
    await other.getByRole('button', { name: "Don't send this transfer" }).click()
    await expect(other.getByLabel('Transaction PIN')).toHaveValue('')
    // The question about leaving closes with the answer.
    await page.bringToFront()
    await askForHelp(page)
    await expect(leavingAsks(page)).toBeVisible()
    network.mend()
    await expect(success(page)).toBeVisible()
    await expect(leavingAsks(page)).toHaveCount(0)
    expect(network.received('newtrs')).toHaveLength(1)
  })
})
