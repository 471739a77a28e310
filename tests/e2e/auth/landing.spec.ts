import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { landing, signIn } = paths.auth

test.describe('Landing', () => {
  test('[R14, R15, R16, R17] greets, and links to sign-up and sign-in', async ({ page, open }) => {
    await open(landing())
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Best E-banking System' })).toBeVisible()
    await expect(page.getByText(/24\/7 online banking/)).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(/\/wp-user\/auth\/signup$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/wp-user\/auth\/signin$/)
  })

  test('[R18, R88] shows "Logged out!" once, and only after logging out', async ({ page, openAs, open }) => {
    await open(landing())
    await expect(page.getByText('Logged out!')).toHaveCount(0)
    await openAs('ada', paths.dashboard.home())
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/wp-user\/auth$/)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Logged out!')).toHaveCount(0)
  })

  test('[R18] keeps the reason beside "Logged out!" until the customer leaves the page', async ({
    page,
    openAs,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    const reason = page.getByText('Your session has ended. Sign in again to continue.')
    await page.clock.install()
    await openAs('ada', paths.dashboard.statements(), 'fail:getStatement:expired')
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    await expect(reason).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(reason).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${signIn()}$`))
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect(reason).toHaveCount(0)
  })

  test('[R19] clears the remaining tokens five seconds after the page opens', async ({ page, open }) => {
    await arriveLoggedOut(page, open)
    await page.clock.runFor(4900)
    expect(await token(page)).toBe('left-over')
    await page.clock.runFor(200)
    expect(await token(page)).toBeNull()
  })

  test('[R19] clears nothing without a logout', async ({ page, open }) => {
    await page.clock.install()
    await open(landing())
    await page.evaluate(() => localStorage.setItem('tempToken', 'mine'))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await token(page)).toBe('mine')
  })

  test('[R20] clears nothing once the customer has left', async ({ page, open }) => {
    await arriveLoggedOut(page, open)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.clock.runFor(10_000)
    expect(await token(page)).toBe('left-over')
  })

  test('[R20] keeps a token that was stored since, here or in another tab', async ({ page, open }) => {
    await arriveLoggedOut(page, open)
    await page.evaluate(() => localStorage.setItem('tempToken', 'newer'))
    await page.clock.runFor(10_000)
    expect(await token(page)).toBe('newer')
  })
})

async function arriveLoggedOut(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.clock.install()
  await open(landing())
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${signIn()}$`))
  await page.evaluate(() => {
    localStorage.setItem('loggedOut', '1')
    localStorage.setItem('tempToken', 'left-over')
  })
  await pauseClock(page)
  await page.goBack()
  await tickUntilSeen(page, page.getByText('Logged out!'))
}

function token(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('tempToken'))
}
