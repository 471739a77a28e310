import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { basePath, expect, hold, navigate, resize, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { toastDuration, toasts } from '#tests/e2e/support/toasts.ts'

const { dashboard, auth } = paths

const desktop = { width: 1280, height: 900 }
const lowDesktop = { width: 1280, height: 720 }
const phone = { width: 360, height: 740 }

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const current = (page: Page): Locator => menu(page).locator('[aria-current=page]')
const toast = (page: Page, text: string): Locator => toasts(page).filter({ hasText: text })

test('[R78, R79] the menu lists every part, in order', async ({ page, openAs }) => {
  await openAs('emil', dashboard.home())
  const entries = await menu(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
    )
  expect(entries).toEqual([
    ['Dashboard', '/wp-user/dashboard'],
    ['Add funds', '/wp-user/dashboard/add-funds'],
    ['Make payment', '/wp-user/dashboard/make-payment'],
    ['Bank Transfer', '/wp-user/dashboard/send'],
    ['Loan', null],
    ['Fixed deposit', '/wp-user/dashboard/fixed-deposit'],
    ['Notifications', '/wp-user/dashboard/notifications'],
    ['Credit Card', null],
    ['Upgrade Account', '/wp-user/dashboard/upgrade'],
    ['Help & Support', '/wp-user/dashboard/contact'],
    ['Pay Bills', null],
    ['Statements & Report', '/wp-user/dashboard/statements'],
    ['Settings', '/wp-user/dashboard/settings'],
    ['Log Out', null],
  ])
  expect((await menu(page).boundingBox())?.width).toBe(250)
  for (const link of await menu(page).getByRole('listitem').getByRole('link').all()) {
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(current(page)).toHaveText(name)
  }

  await test.step('[R11, R81] what is not available says so', async () => {
    const { href } = new URL(page.url())
    for (const name of ['Loan', 'Credit Card', 'Pay Bills']) {
      await menu(page).getByRole('button', { name }).click()
      await expect(toast(page, 'Not Available in your region')).toHaveCount(1)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast(page, 'Not Available in your region')).toHaveCount(0)
    }
    await expect(page).toHaveURL(href)
  })

  await test.step('[R12, R83] highlights the entry of the current page only', async () => {
    const bars = () =>
      menu(page)
        .locator('li :is(a, button)')
        .evaluateAll((all) =>
          all.flatMap((entry) => (getComputedStyle(entry).borderInlineStartWidth === '0px' ? [] : entry.textContent)),
        )
    for (const [path, names] of [
      [dashboard.addFundsCrypto(), ['Add funds']],
      [dashboard.makePaymentCrypto(), ['Make payment']],
      [dashboard.fixedDepositCrypto(), ['Fixed deposit']],
      [dashboard.profile(), []],
    ] as const) {
      await navigate(page, path)
      await expect(current(page)).toHaveText([...names])
      await expect.poll(bars).toEqual(names)
    }
  })
})

test('[R80, R85] the avatar opens a panel with name and plan', async ({ page, openAs }) => {
  const panel = page.getByRole('dialog', { name: 'Your account' })
  const avatar = page.getByRole('button', { name: 'Your account' })
  await openAs('ada', dashboard.contact())
  await avatar.click()
  await expect(panel).toContainText('Ada Marlow')
  await expect(panel).toContainText('Silver')
  await expect(panel.getByRole('listitem')).toHaveText(['Home', 'Profile', 'Settings', 'Logout'])
  for (const [name, path] of [
    ['Home', dashboard.home()],
    ['Profile', dashboard.profile()],
    ['Settings', dashboard.settings()],
  ] as const) {
    await panel.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${basePath}${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await avatar.click()
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(new RegExp(`${basePath}${auth.landing()}$`))
  await expect(page.getByText('Logged out!')).toBeVisible()

  // While the profile cannot be loaded.
  await openAs('ada', dashboard.addFunds(), 'fail:getProfile:html:always')
  await avatar.click()
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(panel).not.toContainText('No plan')
})

test('the focus follows the page, and long parts scroll alone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAs('ada', dashboard.addFunds())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await expect(page).toHaveTitle('Add funds · Harbour Trust')
  await menu(page).getByRole('link', { name: 'Help & Support' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
  await expect(page).toHaveTitle(/^Help & Support ·/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeFocused()
  await expect(page).toHaveTitle(/^Add funds ·/)

  await menu(page).getByRole('button', { name: 'Log Out' }).scrollIntoViewIfNeeded()
  await expect(menu(page).getByRole('button', { name: 'Log Out' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('[R84] on a phone the menu opens over the page and closes again', async ({ page, openAs }) => {
  await page.setViewportSize(phone)
  await openAs('ada', dashboard.home())
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu(page)).toBeHidden()
  await button.click()
  await menu(page).getByRole('button', { name: 'Loan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(toast(page, 'Not Available in your region')).toBeVisible()

  await button.click()
  const beside = { x: phone.width - 20, y: 300 }
  await page.mouse.move(40, 300)
  await page.mouse.down()
  await page.mouse.move(beside.x, beside.y)
  await page.mouse.up()
  await expect(dialog, 'a drag that ends beside it').toBeVisible()
  await page.mouse.click(beside.x, beside.y)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${dashboard.home()}$`))

  await button.click()
  await menu(page).getByRole('link', { name: 'Help & Support' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${dashboard.contact()}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
})

test('[R7, R8] toasts have a duration, and cover nothing', async ({ page, openAs }) => {
  await openAs('ada', dashboard.home())
  await expect(toasts(page)).toHaveCount(0)
  await menu(page).getByRole('button', { name: 'Loan' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).getByRole('img')).toHaveAccessibleName('Warning')
  expect(await toastDuration(toast(page, 'Not Available in your region'))).toBe(5000)
  const copied = toast(page, 'Copied to clipboard')
  for (const viewport of [desktop, lowDesktop, phone]) {
    await resize(page, viewport)
    await page.getByRole('button', { name: /Copy account number/ }).click()
    await expect(copied.getByRole('img')).toHaveAccessibleName('Success')
    await expect(toasts(page)).toHaveCount(1)
    expect(await toastDuration(copied)).toBe(5000)
    await copied.hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [box, bar] = await Promise.all([
      copied.boundingBox(),
      viewport === phone ? page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox() : null,
    ])
    const end = (box?.y ?? 0) + (box?.height ?? 0)
    expect(end).toBeLessThan(bar?.y ?? viewport.height)
    const above = await page.getByRole('contentinfo').boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((box?.y ?? 0) + 1)
    await page.evaluate(() => scrollTo(0, 0))
  }
  await copied.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = 4999
    }
  })
  await expect(copied).toBeVisible()
  await copied.evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  )
  await expect(copied).toHaveCount(0)
})

test('the palette opens pages and payees, and sends nothing', async ({ page, openAs, sent }) => {
  await openAs('ada', dashboard.contact())
  const button = page.getByRole('button', { name: /^Search/ })
  const palette = page.getByRole('dialog', { name: 'Search' })
  const field = palette.getByRole('textbox')
  const choose = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
    await expect(palette.getByRole('menuitem').first()).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await button.press('Enter')
  await expect(palette.getByRole('menuitem', { name: 'Send to Lena Abel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+k')
  await expect(palette).toBeHidden()
  await expect(button).toBeFocused()
  expect(sent('gettrslist')).toHaveLength(1)

  await choose('statements &')
  await expect(page.getByRole('heading', { level: 1, name: 'Statements & Report' })).toBeFocused()

  await choose('lena abel meridian')
  await expect(page).toHaveURL(`${basePath}${dashboard.send()}`)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('12')
  await choose('settings')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.00')
  await choose('settings')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()

  const markers = sent().flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name] === name))
  expect(markers.filter((name) => !/^(get|pincheck)/.test(name))).toEqual([])
})

test.describe('From the first paint', () => {
  test.use({ ownTab: true })

  test('a page is painted before the scripts arrive, for an open session only', async ({ page, openAs, configure }) => {
    await openAs('ada', dashboard.addFunds())
    const release = await hold(page, /\/assets\/[^/]*\.js$/)
    const openWithoutScripts = () => page.goto(`${basePath}${dashboard.statements()}`, { waitUntil: 'commit' })
    const shell = page.locator('[data-shell]')
    const heading = page.getByRole('heading', { level: 1, name: 'Statements & Report' })

    const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.session)
    await page.evaluate(() => localStorage.clear())
    await openWithoutScripts()
    await expect(shell).toHaveCount(2)
    expect(await heading.isVisible()).toBe(false)
    await page.evaluate((entry) => localStorage.setItem(...entry), [storageKeys.session, token] as const)
    await configure({ basename: '' })
    await openWithoutScripts()
    await expect(shell).toHaveCount(2)
    expect(await heading.isVisible()).toBe(false)
    await page.unroute(`**${basePath}/config.js`)

    await openWithoutScripts()
    await expect(page.locator('[data-shell=narrow]').getByText('Loan')).toHaveCount(0)
    const place = (): Promise<number[]> =>
      heading.evaluate((h1) => [h1.getBoundingClientRect().x, h1.getBoundingClientRect().y])
    for (const size of [phone, desktop]) {
      await resize(page, size)
      await expect(heading).toBeVisible()
      await expect(page.getByRole('button', { disabled: false })).toHaveCount(0)
    }
    await expect(current(page)).toHaveText('Statements & Report')
    const before = await place()
    const link = menu(page).getByRole('link', { name: 'Help & Support' })
    await expect(link).toHaveAttribute('href', `${basePath}${dashboard.contact()}`)
    release()
    await waitForIdle(page)
    expect(await place()).toEqual(before)
    await expect(shell).toHaveCount(0)
  })

  test('the chosen appearance applies, and in every tab', async ({ page, context, open, openAs }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openAs('ada', dashboard.settings())
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('radio', { name: 'Auto' })).toBeChecked()
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    const appearance = page.getByRole('radiogroup', { name: 'Appearance' })
    await appearance.getByText('Dark').click()
    expect(await ground()).not.toBe(light)
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await other.close()
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = []
      new MutationObserver(() => {
        if (document.querySelector('main h1') !== null) seen.push(document.documentElement.dataset['theme'])
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await open(dashboard.settings())
    expect(await page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as string[])])).toEqual(['dark'])
    await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await appearance.getByText('Auto').click()
    expect(await ground()).toBe(light)
    await appearance.getByText('Dark').click()
    await menu(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('Logged out!')).toBeVisible()
    await open(auth.landing())
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
