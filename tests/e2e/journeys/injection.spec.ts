/** Without CSP and Trusted Types, only the app's code blocks markup. Markup that runs sets `wasRun` or loads a URL. */
import type { Page } from '@playwright/test'
import { attacks, runnableAddress } from '#mocks/faults/markup.ts'
import { paths } from '#src/paths.ts'
import { tickUntilIdle } from '#tests/e2e/support/clock.ts'
import { expect, navigate, navigateAndWait, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { enterDetails } from '#tests/e2e/support/identitySteps.ts'
import { enter, goToPin } from '#tests/e2e/support/transferSteps.ts'
import { share } from '#tests/support/sample.ts'

test.use({ bypassCSP: true, ownTab: true })

const { auth, dashboard } = paths

const screens = Object.entries({ ...dashboard, payee: () => dashboard.payee('21') }).filter(
  ([name]) => !['sendConfirm', 'sendPin'].includes(name),
)

/** The sample has every other screen with one of them, and every fourth attack in addresses. */
const kinds = ['attack', 'address'] as const

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
  const found = await page.evaluate(() => ({
    wasRun: 'wasRun' in window,
    addresses: [...document.querySelectorAll('[href], [src], [action], [srcdoc], [formaction]')]
      .flatMap((element) => ['href', 'src', 'action', 'srcdoc', 'formaction'].map((name) => element.getAttribute(name)))
      .filter(
        (address) => address !== null && /^\s*(javascript|data:text|vbscript)|attack\.invalid\/$|wasRun/i.test(address),
      )
      .filter(
        (address) =>
          address !== null && !/^(mailto|tel|https:\/\/wa\.me)/.test(address) && !address.includes('/uploads/'),
      ),
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  }))
  expect(found, where).toEqual({ wasRun: false, addresses: [], handlers: [] })
}

test("no screen runs what the bank sends, even without the browser's protection", async ({
  page,
  open,
  sent,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/Failed to load resource/)
  const noted = watch(page)
  await page.clock.install()
  await open(auth.landing())
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), attacks[3])
  // Shows that the test itself detects what runs.
  await page.waitForFunction(() => 'wasRun' in window)

  for (const [turn, kind] of kinds.entries()) {
    await open(dashboard.addFunds(), `reset,as:ada,fail:*:${kind}:1000`)
    for (const [name, path] of share(screens, 6, 3 * turn)) {
      await navigateAndWait(page, path(), tickUntilIdle)
      await expect(page, name).toHaveURL(new RegExp(`${path()}$`))
      await expectNothingRun(page, `${name}, ${kind}`)
    }
    await navigate(page, dashboard.notifications())
    await page.getByRole('button', { name: 'Mark as read' }).first().click()
    await navigate(page, dashboard.contact())
    await expect(
      page
        .getByRole('main')
        .getByText(kind === 'attack' ? attacks[0] : runnableAddress)
        .first(),
    ).toBeVisible()
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
  expect(noted).toEqual([])
})

test("no screen runs anything from an address, nor from the bank's responses before sign-in", async ({
  page,
  open,
}) => {
  test.slow()
  const noted = watch(page)
  await open(auth.landing(), 'reset')
  for (const attack of [...share(attacks.slice(0, 12), 4), runnableAddress]) {
    const text = attack.replaceAll(/\p{Surrogate}/gu, '')
    // What is no address is not shown, so that a link cannot speak for the bank.
    const shown = /^\S+@\S+$/.test(text) ? text : 'your email address'
    await navigateAndWait(page, `${auth.verify(text)}?next=${encodeURIComponent(text)}#${encodeURIComponent(text)}`)
    expect((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(shown)
    await expectNothingRun(page, `verify, ${attack}`)
    await navigateAndWait(
      page,
      `${auth.resetLink(text, text)}?next=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Create a new password' })).toBeVisible()
    expect((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(shown)
    await expectNothingRun(page, `reset, ${attack}`)
  }
  for (const path of [
    auth.landing(),
    auth.signIn(),
    auth.signUp(),
    auth.forgot(),
    auth.reset(),
    auth.underReview(),
    auth.info(),
    auth.notice(),
  ]) {
    await navigateAndWait(page, `${path}?${encodeURIComponent(attacks[0])}#${encodeURIComponent(runnableAddress)}`)
    await expectNothingRun(page, path)
  }
  for (const kind of kinds) {
    await open(auth.signIn(), `reset,fail:signIn:${kind}:always,fail:getIdentityDocuments:${kind}:always`)
    await page.getByLabel('Email', { exact: true }).fill('neil@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await enterDetails(page)
    await expect(page.getByRole('radio').first()).toBeAttached()
    await expectNothingRun(page, 'identity verification')
    await open(auth.signIn(), `reset,fail:signIn:${kind}:always`)
    await page.getByLabel('Email', { exact: true }).fill('iris@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText(kind === 'attack' ? attacks[0] : runnableAddress).first()).toBeVisible()
    await expectNothingRun(page, 'the notice')
  }
  expect(noted).toEqual([])
})
