import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { at, basePath, expect, greeting, menuLink, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { signIn } from '#tests/e2e/support/signIn.ts'
import { toasts } from '#tests/e2e/support/toasts.ts'
import { goToPin } from '#tests/e2e/support/transferSteps.ts'

const { dashboard, auth } = paths
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test.describe('Access', () => {
  test('[R5] follows the token when it is set and removed', async ({ context, page, open, openIn, sent }) => {
    for (const path of [dashboard.profile(), '/dashboard/nowhere']) {
      await open(path)
      await expect(page).toHaveURL(at(auth.signIn()))
    }
    // A session that ended overnight.
    await page.evaluate(() => {
      localStorage.setItem('baUid', 'of-yesterday')
      localStorage.setItem('lastActive', String(Date.now() - 8 * 3_600_000))
    })
    await open(dashboard.home())
    await expect(page).not.toHaveURL(/dashboard/)
    expect(sent()).toEqual([])
    const other = await context.newPage()
    await openIn(other, auth.landing(), 'as:ada')
    await expect(other).toHaveURL(at(dashboard.home()))
    await expect(page).toHaveURL(at(dashboard.home()))
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await other.evaluate(() => localStorage.clear())
    await expect(page).toHaveURL(at(auth.landing()))
  })

  test('[R2, R4] a session leads from anywhere else to Home', async ({ page, openAs, open }) => {
    await openAs('ada', dashboard.addFunds())
    for (const path of [auth.signIn(), '/nowhere']) {
      await open(path)
      await expect(page).toHaveURL(at(dashboard.home()))
    }
    await expect(toasts(page)).toHaveText("That page doesn't exist.")
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.filter((href) => !/^(#|mailto:|\/wp-user(\/|$))/.test(href ?? ''))).toEqual([])
    const outside = await page.request.get('/dashboard', { headers: { Accept: 'text/html' } })
    expect(outside.status()).toBe(404)
  })
})

test.describe('A page', () => {
  // A tab keeps scripts in memory: it would not ask for one that an earlier test has loaded, or keep a broken one.
  test.use({ viewport: { width: 1280, height: 900 }, ownTab: true })
  test.beforeEach(({ allowErrors }) => allowErrors(/./))

  /** It throws when it is rendered. The build also exports it under one short name. */
  const broken = {
    contentType: 'text/javascript',
    body: `
      const page = { Component() { throw new Error('broken') } }
      export const { Component } = page
      export { ${Array.from('abcdefghijklmnopqrstuvwxyz', (name) => `page as ${name}`).join()} }`,
  }

  test('[R6] that throws redirects Home, except Home', async ({ page, context, openAs }) => {
    await context.route(/HomePage-.*\.js/, (route) => route.fulfill(broken))
    await openAs('ada', dashboard.addFunds())
    await menuLink(page, 'Dashboard').click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await context.unroute(/HomePage-.*\.js/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()

    await menuLink(page, 'Add funds').click()
    await context.route(/ContactPage-.*\.js/, (route) => route.fulfill(broken))
    await menuLink(page, 'Help & Support').click()
    await expect(page).toHaveURL(at(dashboard.home()))
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  })

  test('whose code does not load keeps the one before', async ({ page, context, openAs }) => {
    const notice = page.getByText("We couldn't load this page.")
    const lose = (name: string) => context.route(new RegExp(`/${name}-.*\\.js`), (route) => route.abort())
    const find = (name: string) => context.unroute(new RegExp(`/${name}-.*\\.js`))
    await lose('ContactPage')
    await lose('UpgradePage')
    await openAs('ada', dashboard.statements())
    await page.getByRole('searchbox').fill('rent')
    await menuLink(page, 'Help & Support').click()
    await expect(page.getByText("We couldn't load this page. What you typed here is kept.")).toBeVisible()
    await expect(page).toHaveURL(at(dashboard.statements()))
    await expect(page.getByRole('searchbox')).toHaveValue('rent')
    await find('ContactPage')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(at(dashboard.contact()))
    await expect(notice).toHaveCount(0)

    // By itself once the network is back, as nothing was typed.
    await menuLink(page, 'Upgrade Account').click()
    await expect(notice).toBeVisible()
    await find('UpgradePage')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page).toHaveURL(at(dashboard.upgrade()))
    await expect(notice).toHaveCount(0)
  })
})

test.describe('The end of a session', () => {
  test('[R88, R89] leaves only preferences to the next customer', async ({ page, openAs, open, sent }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAs('ada', dashboard.home())
    await expect(page.getByText('2024000101')).toBeVisible()
    await page.getByRole('button', { name: 'Show balance' }).click()
    await page.evaluate(() => {
      for (const key of ['tempToken', 'verification', 'email', 'close', 'notverified']) localStorage.setItem(key, 'x')
      localStorage.setItem('theme', 'light')
    })
    await logOut(page)
    await expect(page).toHaveURL(at(auth.landing()))
    await expect(page.getByText('Logged out!')).toBeVisible()
    expect(await keysOf(page)).toEqual(['theme'])
    expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0])
    for (let step = 0; step < 2; step++) {
      await page.goBack().catch(() => undefined)
      await expect(page.getByText('Ada Marlow')).toHaveCount(0)
      await expect(page).not.toHaveURL(/dashboard/)
    }

    await open(auth.signIn())
    await page.evaluate(() => {
      const leaks: string[] = []
      new MutationObserver(() => {
        if (/2024000101|Ada Marlow/.test(document.body.textContent)) leaks.push(location.pathname)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      Object.assign(window, { leaks })
    })
    await signIn(page, 'emil@example.com')
    await expect(page.getByText('2024000104')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'leaks') as string[])).toEqual([])
    expect(sent('getstatement2')).toHaveLength(2)
  })

  test('during an order keeps the input until it was checked', async ({ page, openAs, sent }) => {
    await openAs('ada', dashboard.upgrade(), 'fail:submitUpgrade:expired')
    await page.getByRole('radiogroup', { name: 'Plan' }).getByText('Gold').click()
    await page.getByRole('button', { name: /Type/ }).click()
    await page.getByRole('option', { name: 'Litecoin' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('750')
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page).toHaveURL(at(auth.landing()))
    await expect(page.getByText('One of your orders may have gone through.')).toBeVisible()
    await expect(page.getByText(/hasn't carried out/)).toHaveCount(0)

    await signIn(page, 'ada@example.com')
    const warning = page.getByRole('region', { name: 'Orders to check' })
    await expect(warning).toContainText('Look for it in your upgrades before you try again.')
    await expect(page.getByRole('link', { name: 'Continue the upgrade' })).toHaveCount(0)
    await warning.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('link', { name: 'Continue the upgrade' }).click()
    await expect(page.getByRole('radio', { name: /Gold/ })).toBeChecked()
    await expect(page.getByRole('button', { name: /Type/ })).toContainText('Litecoin')
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('750.00')
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await page.getByRole('button', { name: 'Report another upgrade' }).click()
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    expect(sent('newupgrade').map(({ fields }) => fields['plan'])).toEqual(['Gold', 'Gold'])
  })
})

test.describe('An idle session', () => {
  const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

  test('[R88] is warned a minute before its end', async ({ page, openAs, sent }) => {
    await page.clock.install()
    await openAs('ada', dashboard.send())
    await goToPin(page)
    await pauseClock(page)
    await page.clock.runFor('03:50')
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor(15_000)
    await tickUntilSeen(page, warning(page))
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await page.mouse.move(50, 50)
    await expect(warning(page), 'a brush of the mouse is no decision').toBeVisible()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor('03:30')
    await page.clock.runFor('00:40')
    await expect(warning(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor('04:05')
    await warning(page).getByRole('button', { name: 'Log Out' }).click()
    await page
      .getByRole('alertdialog', { name: 'Discard this transfer?' })
      .getByRole('button', { name: 'Discard' })
      .click()
    await expect(page).toHaveURL(at(auth.landing()))
    await expect(page.getByText('you were inactive')).toHaveCount(0)
    expect(await keysOf(page)).toEqual([])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.goBack()
    await page.waitForURL(/auth|\/wp-user\/?$/)
    await expect(page.getByText(/Ben Okafor|2024000101/)).toHaveCount(0)
    expect([...sent('newtrs'), ...sent('confirmmypin')]).toEqual([])
  })

  test('lives as long as another tab is used, and ends after', async ({ context, page, openAs }) => {
    await page.clock.install()
    await openAs('ada', dashboard.home())
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.addFunds()}`)
    await waitForIdle(other)
    // Both tabs have one clock.
    await page.clock.runFor('03:30')
    await other.keyboard.press('a')
    await page.clock.runFor('03:30')
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor('00:45')
    await expect(warning(page)).toBeVisible()
    await other.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(warning(page)).toHaveCount(0)
    await other.close()
    await page.clock.runFor('04:05')
    await expect(warning(page)).toBeVisible()
    await page.clock.runFor(58_000)
    await expect(page).toHaveURL(at(auth.landing()))
    await expect(page.getByText('Logged out!')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'you were inactive for a while' })).toBeVisible()
    expect(await keysOf(page)).toEqual([])
  })

  test('is not renewed by a key after sleep, unless never idle', async ({ page, openAs, configure }) => {
    await configure({ idleLogoutMinutes: 0 })
    await page.clock.install()
    await openAs('ada', dashboard.home())
    await page.clock.runFor('30:00')
    await expect(warning(page)).toHaveCount(0)
    await expect(page).toHaveURL(at(dashboard.home()))
    await page.unroute(`**${basePath}/config.js`)
    await openAs('ada', dashboard.home())
    await pauseClock(page)
    // The clock advances and no timer runs, as after sleep.
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 6 * 60_000)
    await page.keyboard.press('a')
    await page.mouse.move(50, 50)
    await expect(page).toHaveURL(at(auth.landing()))
    expect(await page.evaluate(() => localStorage.getItem('baUid'))).toBeNull()
  })
})
