import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { pauseClock, tickUntilSeen } from '#tests/e2e/support/clock.ts'
import { expect, navigate, pressOnceShown, test } from '#tests/e2e/support/fixtures.ts'

const { forgot, resetLink } = paths.auth
const newPassword = 'kx7!fq2v-m3p'

test.describe('Forgot password', () => {
  test('[R56, R57] requests a link, then another', async ({ page, open, sent, mails }) => {
    // Also [R58], [R60]
    await open(forgot(), 'latency:300')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('Check your Email for further instructions.', { exact: true })).toBeVisible()
    expect(sent('userforgot').map(({ query, fields }) => ({ ...query, ...fields }))).toEqual([
      { crud: 'userforgot', email: 'ada@example.com', action: 'code' },
    ])
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Please Wait', { exact: true })).toBeVisible()
    await expect(page.getByText('Code Sent', { exact: true })).toBeVisible()
    expect(sent('resendforgotcode').map(({ fields }) => fields)).toEqual([
      { resendforgotcode: 'resendforgotcode', email: 'ada@example.com' },
    ])
    expect(mails().map(({ to, purpose }) => `${purpose} ${to}`)).toEqual(Array(2).fill('reset ada@example.com'))
    await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByRole('group', { name: 'Check 2 fields' })).toBeFocused()
    await expect(page.getByText('Check your Email for further instructions.')).toHaveCount(0)
    await page.getByLabel('Code', { exact: true }).fill(mails().at(-1)?.code ?? '')
    await page.getByLabel('New password').fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password has been changed.', { exact: true })).toBeVisible()
    expect(sent('userforgot').at(-1)?.fields).toMatchObject({ email: 'ada@example.com', action: 'reset' })
  })

  test('[R58, R59] reports that nothing was sent', async ({ page, open }) => {
    const faults = ['requestPasswordReset:refused', 'requestPasswordReset:markup', 'resendResetCode:refused']
    await open(forgot(), faults.map((fault) => `fail:${fault}`).join(','))
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('An unexpected error occured.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('Note.<img')).toBeVisible()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  })
})

test.describe('Reset password', () => {
  test('[R61, R63] sets a new password with address and code', async ({ page, open, sent, mails }) => {
    await page.clock.install()
    await open(forgot())
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText(/further instructions/)).toBeVisible()

    await test.step('[R62] a link has both, and stays when they are wrong', async () => {
      await navigate(page, resetLink('ada+bank@example.com', 'a/b c&d%<i>'))
      await expect(page.getByRole('heading', { level: 1, name: 'Create a new password' })).toBeVisible()
      await expect(page.getByText('For ada+bank@example.com')).toBeVisible()
      await expect(page.getByLabel('Code')).toHaveCount(0)
      await page.getByLabel('New password').fill(newPassword)
      await page.getByRole('button', { name: 'Change the password' }).click()
      await expect(page.getByText('This code is not valid.')).toBeVisible()
      expect(sent('userforgot').at(-1)?.fields).toEqual({
        email: 'ada+bank@example.com',
        action: 'reset',
        reset_code: 'a/b c&d%<i>',
        new_password: newPassword,
        idempotency_key: expect.any(String),
      })
      await page.clock.runFor(10_000)
      await expect(page).toHaveURL(/\/auth\/reset\/r\//)
      await expect(page.getByLabel('New password')).toHaveValue('')
    })

    // Also [R64], [R65]
    await navigate(page, '/auth/reset')
    await expect(page.getByRole('heading', { level: 1, name: 'Create a new password' })).toBeVisible()
    const code = mails().at(-1)?.code ?? ''
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Code').fill(code)
    await page.getByLabel('New password').fill(newPassword)
    await pauseClock(page)
    await page.keyboard.press('Enter')
    await tickUntilSeen(page, page.getByText('Your password has been changed.', { exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(sent('userforgot').at(-1)).toMatchObject({
      query: { crud: 'userforgot' },
      fields: { email: 'ada@example.com', action: 'reset', reset_code: code, new_password: newPassword },
    })
    await page.clock.runFor(4900)
    await expect(page).toHaveURL(/\/auth\/reset$/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/auth\/signin$/)
    await page.clock.resume()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid Credentials')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await pressOnceShown(page, 'Go to dashboard', () => page.keyboard.press('Enter'))
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
