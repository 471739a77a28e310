/** Without CSP and Trusted Types, only the app's code blocks markup. Markup that runs sets `wasRun` or loads a URL. */
import type { Page } from '@playwright/test'
import { attacks, markup, runnableAddress } from '#mocks/faults/markup.ts'
import { paths } from '#src/paths.ts'
import { expect, navigate, navigateAndWait, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { fillSignIn } from '#tests/e2e/support/signIn.ts'
import { enter, goToPin } from '#tests/e2e/support/transferSteps.ts'

test.use({ bypassCSP: true, ownTab: true })

const { auth, dashboard } = paths

function watch(page: Page): string[] {
  const noted: string[] = []
  page.on('dialog', (dialog) => {
    // The page's own question about unsaved details.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    noted.push(`dialog: ${dialog.message()}`)
    return void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && !['data:', 'blob:'].includes(protocol)) noted.push(`request: ${request.url()}`)
  })
  page.on('popup', (popup) => noted.push(`window: ${popup.url()}`))
  return noted
}

/** Checks every attribute that a press or a load would follow. */
async function expectNothingRun(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) => [...element.attributes])
    const addresses = attributes
      .filter(({ name }) => /^(href|src|action|srcdoc|formaction)$/.test(name))
      .filter(({ value }) => /^\s*(javascript|data:text|vbscript)|attack\.invalid\/$|wasRun/i.test(value))
      .filter(({ value }) => !/^(mailto|tel|https:\/\/wa\.me)|\/uploads\//.test(value))
    const handlers = attributes.filter(({ name }) => name.startsWith('on'))
    return ['wasRun' in window, ...[...addresses, ...handlers].map(({ name, value }) => `${name}: ${value}`)]
  })
  expect(found, where).toEqual([false])
}

test('runs nothing that the bank sends', async ({ page, open, sent }) => {
  test.slow()
  const noted = watch(page)
  await open(auth.landing())
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup)
  // Shows that the test itself detects what runs.
  await page.waitForFunction(() => 'wasRun' in window)

  for (const kind of ['attack', 'address'] as const) {
    await open(dashboard.addFunds(), `reset,as:ada,fail:*:${kind}:1000`)
    await navigate(page, dashboard.notifications())
    await page.getByRole('button', { name: 'Mark as read' }).first().click()
    await expectNothingRun(page, `messages, ${kind}`)
    await navigate(page, dashboard.contact())
    const shown = page.getByRole('main').getByText(kind === 'attack' ? attacks[0] : runnableAddress)
    await expect(shown.first()).toBeVisible()
    await expectNothingRun(page, `support, ${kind}`)
    await navigateAndWait(page, dashboard.addFundsCrypto())
    await page.getByLabel('Amount').fill('5')
    await page.getByRole('button', { name: 'Submit Deposit' }).click()
    await expect.poll(() => sent('newcd').length).toBe(kind === 'attack' ? 1 : 2)
    await waitForIdle(page)
    await expectNothingRun(page, 'after a deposit')
  }
  await open(dashboard.send(), 'reset,as:cora,fail:confirmPin:attack,fail:submitTransfer:attack')
  await goToPin(page, { Amount: '1' })
  await enter(page, '1234')
  await expect(page.getByText(attacks[0]).first()).toBeVisible()
  await expectNothingRun(page, 'the demand of a code')
  await page.evaluate(() => localStorage.clear())
  await open(auth.signIn(), 'reset,fail:signIn:attack')
  await fillSignIn(page, 'iris@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(attacks[0]).first()).toBeVisible()
  await expectNothingRun(page, 'the notice')
  expect(noted).toEqual([])
})
