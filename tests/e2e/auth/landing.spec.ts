import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { landing, signIn } = paths.auth

test.describe('Landing', () => {
  test('[R14, R15] greets, and links to sign-up and sign-in', async ({ page, open }) => {
    // Also [R16], [R17]
    await open(landing())
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Best E-banking System' })).toBeVisible()
    await expect(page.getByText(/24\/7 online banking/)).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(/\/wp-user\/auth\/signup$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/wp-user\/auth\/signin$/)
  })

  test('[R18, R88] shows "Logged out!" once, beside the reason', async ({ page, openAs, open }) => {
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

    const reason = page.getByText('Your session has ended. Sign in again to continue.')
    await openAs('ada', paths.dashboard.statements(), 'fail:getStatement:expired')
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    await expect(reason).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${signIn()}$`))
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect(reason).toHaveCount(0)
  })

  test('[R19, R20] clears the tokens five seconds after a logout', async ({ page, open }) => {
    const token = () => page.evaluate(() => localStorage.getItem('tempToken'))
    const keep = (entries: Record<string, string>) =>
      page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      }, entries)
    const toSignIn = async () => {
      await page.getByRole('link', { name: 'Sign In' }).first().click()
      await tickUntilSeen(page, page.getByLabel('Email'))
    }
    const arriveLoggedOut = async () => {
      await keep({ loggedOut: '1', tempToken: 'left-over' })
      await page.goBack()
      await tickUntilSeen(page, page.getByText('Logged out!'))
    }
    await page.clock.install({ time: '2031-06-01T12:00:00Z' })
    await open(landing())
    await expect(page.getByRole('contentinfo'), '[R86]').toContainText('© 2031 Harbour Trust')
    await keep({ tempToken: 'mine' })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await token(), 'without a logout').toBe('mine')

    await pauseClock(page)
    await toSignIn()
    await arriveLoggedOut()
    await toSignIn()
    await page.clock.runFor(10_000)
    expect(await token(), 'once the customer has left').toBe('left-over')

    await arriveLoggedOut()
    await keep({ tempToken: 'newer' })
    await page.clock.runFor(10_000)
    expect(await token(), 'stored since').toBe('newer')

    await toSignIn()
    await arriveLoggedOut()
    await page.clock.runFor(4900)
    expect(await token()).toBe('left-over')
    await page.clock.runFor(200)
    expect(await token()).toBeNull()
  })
})
