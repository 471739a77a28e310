import type { Page } from '@playwright/test'
import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, leaks, test } from '#tests/e2e/support/fixtures.ts'
import { fillSignIn } from '#tests/e2e/support/signIn.ts'

const { signIn, signUp } = paths.auth
const atHome = /\/wp-user\/dashboard$/

const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click()
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

test.describe('Sign in', () => {
  test('[R21, R26] asks again after a wrong password', async ({ page, open, sent }) => {
    // Also [R22], [R23]
    await open(signIn(), 'latency:300,fail:signIn:html')
    const password = page.getByLabel('Password', { exact: true })
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide characters' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/wp-user/auth/forgot')
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/wp-user/auth/signup')

    await test.step('[R13] a broken response loses no text', async () => {
      await fillSignIn(page, 'ada@example.com', 'wrong')
      await submit(page)
      await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
      expect(await page.getByRole('main').innerText()).not.toMatch(leaks)
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
      await expect(password).toHaveValue('wrong')
    })

    await test.step('[R24] sends one request for five presses', async () => {
      await page.getByRole('button', { name: 'Sign In' }).evaluate((button) => {
        if (button instanceof HTMLElement) for (let press = 0; press < 5; press++) button.click()
      })
      await page.keyboard.press('Enter')
    })
    await expect(page.getByText('Invalid Credentials', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(await stored(page)).not.toHaveProperty('baUid')
    await submit(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password')
    await expect(page.getByText('Invalid Credentials'), 'it was about the attempt before').toHaveCount(0)
    expect(sent('userlogin')).toHaveLength(2)

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      }
    })
    await fillSignIn(page, 'ada@example.com')
    await submit(page)
    await expect(page.getByText("Your browser doesn't let this site store anything")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toHaveCount(0)
  })

  test('[R27, R35] greets, and redirects after five seconds', async ({ page, open, sent, allowErrors }) => {
    // Also [R9]
    allowErrors(/Failed to load resource/)
    await page.clock.install()
    await open(signIn())
    await fillSignIn(page, 'ada@example.com')

    // A lost connection is reported until the bank answers again.
    await page.route(/api\/users\.php/, (route) => route.abort())
    await submit(page)
    const banner = page.getByText("Can't reach the bank.")
    await expect(banner).toBeVisible()
    const asked = page.waitForEvent('requestfailed')
    await page.clock.runFor(15_000)
    await asked
    await expect(banner).toBeVisible()
    await page.unroute(/api\/users\.php/)
    await page.clock.runFor(15_000)
    await expect(banner).toHaveCount(0)

    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await pauseClock(page)
    await page.keyboard.press('Enter')
    const next = page.getByRole('link', { name: 'Go to dashboard' })
    await tickUntilSeen(page, next)
    await expect(page.getByText('Welcome Back', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Taking you to your dashboard shortly.' })).toBeVisible()
    // The focus moves with the screen.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await stored(page)).toMatchObject({ baUid: expect.stringMatching(/^demo-session/) })
    expect(sent('userlogin')).toEqual([
      expect.objectContaining({
        query: { crud: 'userlogin' },
        fields: { email: 'ada@example.com', password: personaPassword },
      }),
    ])
    await page.clock.runFor(4900)
    await expect(page).toHaveURL(/\/auth\/signin$/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(atHome)
  })

  test('[R25, R28] leads to email verification after five seconds', async ({ page, open }) => {
    await page.clock.install()
    await open(signIn())
    await fillSignIn(page, 'una@example.com')
    await pauseClock(page)
    await submit(page)
    await tickUntilSeen(page, page.getByRole('link', { name: 'Verify your email' }))
    // But not a customer who has left the page.
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await tickUntilSeen(page, page.getByRole('heading', { level: 1, name: 'Sign Up' }))
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(new RegExp(`${signUp()}$`))
    await page.goBack()
    await tickUntilSeen(page, page.getByRole('button', { name: 'Sign In' }))
    await fillSignIn(page, 'una@example.com')
    await page.keyboard.press('Enter')
    await tickUntilSeen(page, page.getByText('Please verify your email address first.'))
    await expect(page.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      '/wp-user/auth/verify/una%40example.com',
    )
    await page.clock.runFor(4900)
    await expect(page).toHaveURL(/\/auth\/signin$/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/auth\/verify\/una%40example\.com$/)
  })

  test('[R29, R30] leads where the account stands', async ({ page, open }) => {
    // Also [R33], [R34], [R216]
    for (const [persona, where, said] of [
      ['kay', 'account/verification', 'Please verify your identity first.'],
      ['lee', 'account/under-review', 'Your identity verification is under review.'],
      ['neil', 'account/verification', 'Welcome Back'],
      ['pia', 'account/under-review', 'Welcome Back'],
    ] as const) {
      await open(signIn())
      await page.evaluate(() => localStorage.clear())
      await fillSignIn(page, `${persona}@example.com`)
      await submit(page)
      // First what disappears by itself.
      await expect(page.getByLabel('Notices').getByText(said, { exact: true })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/wp-user/auth/${where}$`))
      const kept = await stored(page)
      expect(kept).toMatchObject({ tempToken: expect.stringMatching(/^demo-temporary/) })
      expect(kept).not.toHaveProperty('baUid')
    }

    await test.step('[R36] by the first outcome that applies', async () => {
      const { error, ...others } = { error: true, submitted: 'Yes', role: 'admin', ismsg: 'yes', jwt: 'token' }
      for (const [body, title] of [
        [{ error, ...others }, /checking your identity/],
        [others, 'Administrators sign in elsewhere'],
      ] as const) {
        await page.evaluate(() => localStorage.clear())
        await open(signIn(), `respond:signIn:${encodeURIComponent(JSON.stringify(body))}`)
        await fillSignIn(page, 'ada@example.com')
        await submit(page)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
    })
  })

  test('[R31] sends an administrator elsewhere', async ({ page, open, configure }) => {
    await open(signIn())
    await fillSignIn(page, 'adam@example.com')
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Administrators sign in elsewhere' })).toBeVisible()
    expect(Object.keys(await stored(page)).filter((key) => /token|baUid/i.test(key))).toEqual([])

    const adminUrl = 'https://admin.example/desk'
    await page.route(adminUrl, (route) => route.fulfill({ contentType: 'text/html', body: 'Desk' }))
    await configure({ adminUrl })
    await open(signIn())
    await fillSignIn(page, 'adam@example.com')
    await submit(page)
    await expect(page).toHaveURL(adminUrl)
  })

  test('[R22, R219] remembers the address while the box is ticked', async ({ page, open }) => {
    await open(signIn())
    await fillSignIn(page, 'neil@example.com')
    await page.getByText('Remember me').click()
    await submit(page)
    await expect(page).toHaveURL(/verification$/)
    const kept = await stored(page)
    expect(kept).toMatchObject({ email: 'neil@example.com' })
    expect(JSON.stringify(kept)).not.toContain(personaPassword)

    await open(signIn())
    await expect(page.getByLabel('Email')).toHaveValue('neil@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByText('Remember me').click()
    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await submit(page)
    await expect(page).toHaveURL(/verification$/)
    expect(await stored(page)).not.toHaveProperty('email')
  })
})
