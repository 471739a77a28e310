import type { Page } from '@playwright/test'
import type { Mail } from '#mocks/db/records.ts'
import { paths } from '#src/paths.ts'
import { expect, failures, navigate, test } from '#tests/e2e/support/fixtures.ts'

const una = paths.auth.verify('una@example.com')

async function freshCode(page: Page, mails: () => Mail[]): Promise<string> {
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('Code Sent', { exact: true })).toBeVisible()
  return mails().at(-1)?.code ?? ''
}
async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

test.describe('Verify e-mail', () => {
  test('[R47, R54] has its own address, and sends the code again', async ({ page, open, sent }) => {
    await open(una, 'latency:400')
    await expect(page.getByText('una@example.com')).toBeVisible()
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Please Wait', { exact: true })).toBeVisible()
    await expect(page.getByText('Code Sent to una@example.com. Use the newest code.')).toBeVisible()
    await expect(page.getByText('Please Wait')).toHaveCount(0)
    expect(sent('resendconfirmcode').map(({ fields }) => fields)).toEqual([
      { resendconfirmcode: 'resendconfirmcode', email: 'una@example.com' },
    ])
  })

  test('[R55] reports that no code was sent', async ({ page, open, sent, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    const kinds = ['refused', 'html', 'error500', 'cut'] as const
    await open(una, failures('resendConfirmationCode', kinds))
    for (const before of kinds.keys()) {
      await page.getByRole('button', { name: 'Resend code' }).click()
      await expect.poll(() => sent('resendconfirmcode').length).toBe(before + 1)
      await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
      await expect(page.getByText('Code Sent', { exact: true })).toHaveCount(0)
    }
  })

  test("[R49] shows the bank's text for a wrong code, what to do next, and clears the field", async ({
    page,
    open,
  }) => {
    await open(una)
    await enter(page, '000000')
    await expect(page.getByText('This code is not valid.')).toBeVisible()
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(
      /This code is not valid\. .*Check the newest email, or ask for a new code\./,
    )
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByLabel('Verification code')).toHaveValue('')
    await expect(page).toHaveURL(/\/verify\/una/)
  })

  test('[R50] treats a response with a single key as a malfunction', async ({ page, open }) => {
    await open(una, 'fail:verifyEmail:single')
    await enter(page, '000000')
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
    await expect(page.getByText('This code is not valid.')).toHaveCount(0)
  })

  for (const [requirements, scenario, where, token] of [
    ['[R48, R51]', undefined, /\/auth\/account\/verification$/, 'tempToken'],
    ['[R51]', 'kyc:una:decline', /\/auth\/account\/verification$/, 'tempToken'],
    ['[R52]', 'kyc:una:pending', /\/auth\/account\/under-review$/, 'tempToken'],
    ['[R53]', 'kyc:una:approve', /\/dashboard(\/pincreation)?$/, 'baUid'],
  ] as const) {
    test(`${requirements} redirects by the identity status: ${scenario ?? 'Not Verified'}`, async ({
      page,
      open,
      sent,
      mails,
    }) => {
      await open(una, scenario)
      const code = await freshCode(page, mails)
      await enter(page, ` ${code} `)
      await expect(page).toHaveURL(where)
      if (scenario === 'kyc:una:decline') await expect(page.getByText(/identity check was declined/)).toBeVisible()
      expect(sent('verifyuser').map(({ query, fields }) => ({ ...query, ...fields }))).toEqual([
        {
          crud: 'verifyuser',
          email: 'una@example.com',
          ver_code: code,
          action: 'code',
          idempotency_key: expect.any(String),
        },
      ])
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((key) => key === 'baUid' || key === 'tempToken')).toEqual([token])
    })
  }

  test('[R47, R62] shows no text of a link that is no address, as one of invalid encoding, nor does the reset page', async ({
    page,
    open,
    allowErrors,
  }) => {
    allowErrors(/could not be decoded/)
    await open(paths.auth.landing())
    await navigate(page, '/auth/verify/%E0%A4%A')
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await expect(page.getByText('your email address')).toBeVisible()
    await navigate(page, '/auth/reset/r/%E0%A4%A/%%')
    await expect(page.getByLabel('New password')).toBeVisible()
    await expect(page.getByText('For your email address')).toBeVisible()
    await navigate(page, '/auth/verify/your%20phone.%20Call%20us')
    await expect(page.getByText('your email address')).toBeVisible()
    await expect(page.getByText('Call us')).toHaveCount(0)
  })
})
