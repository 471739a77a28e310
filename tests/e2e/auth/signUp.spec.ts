import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { signUp } = paths.auth
const atVerify = /\/wp-user\/auth\/verify\/mira%2Bnew%40example\.com$/

async function fillIn(page: Page, { email = 'mira+new@example.com', password = 'kx7!fq2v' } = {}): Promise<void> {
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Halden')
  await page.getByLabel('Username').fill('mira')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click()

test.describe('Sign up', () => {
  test('[R37, R38] rejects what cannot be an address or password', async ({ page, open, sent }) => {
    // Also [R39]
    await open(signUp())
    const fields = page.getByRole('main').getByRole('textbox')
    const names = await fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
    expect(names).toEqual(['first_name', 'last_name', 'username', 'email', 'password', 'confirmation'])
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'password')
    await expect(page.getByRole('checkbox', { name: /18 or older/ })).not.toBeChecked()
    await expect(page.getByText('Use 8 or more characters; 15 or more is better.')).toBeVisible()
    await submit(page)
    await expect(page.getByRole('group', { name: 'Check 4 fields' }).getByRole('link')).toHaveText([
      'First name',
      'Username',
      'Email',
      'Password',
    ])
    await fillIn(page, { email: 'mira.example.com', password: '12345' })
    await submit(page)
    const summary = page.getByRole('group', { name: 'Check 2 fields' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Email', 'Password'])
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords differ')
    const box = page.getByRole('checkbox', { name: /18 or older/ })
    await expect(box).toHaveAccessibleDescription('Tick the box to confirm your age')
    await page.getByText(/18 or older/).click()
    await expect(box).toHaveAccessibleDescription('')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Password must be > 6 characters/,
    )
    await summary.getByRole('link').first().click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/That doesn't look like an email address/)
    await page.getByLabel('Email').fill('a@b')
    await expect(summary).toHaveCount(0)
    expect(sent()).toEqual([])
  })

  test('[R41, R44] signs up after a refusal, with all other fields kept', async ({ page, open, sent, mails }) => {
    // Also [R40], [R42], [R43], [R45], [R46]
    await open(signUp(), 'latency:200')
    await fillIn(page, { password: 'x7!fq2' })
    await submit(page)
    await expect(page.getByText('Password should be at least 8 characters', { exact: true })).toBeVisible()
    expect(sent('newuser')).toHaveLength(1)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('First name')).toHaveValue('Mira')
    await fillIn(page, { email: 'ada@example.com' })
    await submit(page)
    await expect(page.getByText('An account with this email address exists already.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kx7!fq2v')

    await page.getByLabel('Email').fill('mira+new@example.com')
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('something else')
    await expect(confirmation).toHaveAccessibleDescription('Passwords differ')
    await expect(confirmation).not.toHaveAttribute('aria-invalid')
    // Without a pause: before, at and after the success.
    await page.getByRole('button', { name: 'Sign Up' }).evaluate(
      (button: HTMLElement) =>
        new Promise<void>((resolve) => {
          const timer = setInterval(() => {
            if (button.isConnected) button.click()
            else {
              clearInterval(timer)
              resolve()
            }
          })
        }),
    )
    await expect(page.getByLabel('Notices').getByText('Signup successful', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(atVerify)
    expect(sent('newuser').slice(2)).toEqual([
      expect.objectContaining({
        query: { crud: 'newuser' },
        fields: {
          first_name: 'Mira',
          last_name: 'Halden',
          username: 'mira',
          email: 'mira+new@example.com',
          password: 'kx7!fq2v',
          fullname: 'Mira Halden',
          idempotency_key: expect.any(String),
        },
      }),
    ])
    expect(mails()).toEqual([expect.objectContaining({ to: 'mira+new@example.com', purpose: 'verify' })])
  })

  test('[R42, R43] blocks submission only if configured to', async ({ page, open, sent, configure }) => {
    await configure({ strictSignup: true })
    await open(signUp())
    await page.getByLabel('Confirm password').fill('something else')
    await submit(page)
    await expect(page.getByRole('group', { name: 'Check 6 fields' })).toBeFocused()
    await fillIn(page)
    await submit(page)
    await expect(page.getByRole('group', { name: 'Check 2 fields' })).toBeFocused()
    expect(sent('newuser')).toEqual([])
    await page.getByLabel('Confirm password').fill('kx7!fq2v')
    await page.getByText(/18 or older/).click()
    await submit(page)
    await expect(page).toHaveURL(atVerify)
  })
})
