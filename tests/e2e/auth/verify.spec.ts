import type { Page } from '@playwright/test'
import type { Mail } from '#mocks/db/records.ts'
import { paths } from '#src/paths.ts'
import { expect, failures, test } from '#tests/e2e/support/fixtures.ts'

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
  test('[R47, R49] asks for the code again after a wrong one', async ({ page, open, sent }) => {
    const field = page.getByLabel('Verification code')
    const kinds = ['refused', 'html', 'cut'] as const
    await open(una, `latency:300,fail:verifyEmail:single,${failures('resendConfirmationCode', kinds)}`)
    await expect(page.getByText('una@example.com')).toBeVisible()

    await test.step('[R50] a response with a single key is a malfunction', async () => {
      await enter(page, '000000')
      await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
      await expect(page.getByText('This code is not valid.')).toHaveCount(0)
    })

    await enter(page, '000000')
    await expect(page.getByText('This code is not valid.')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/This code is not valid\./)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(/\/verify\/una/)

    await test.step('[R54, R55] sends the code again, or says that it did not', async () => {
      for (const before of kinds.keys()) {
        await page.getByRole('button', { name: 'Resend code' }).click()
        await expect.poll(() => sent('resendconfirmcode').length).toBe(before + 1)
        await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
        await expect(page.getByText('Code Sent', { exact: true })).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Resend code' }).click()
      await expect(page.getByText('Please Wait', { exact: true })).toBeVisible()
      await expect(page.getByText('Code Sent to una@example.com. Use the newest code.')).toBeVisible()
      await expect(page.getByText('Please Wait')).toHaveCount(0)
      expect(sent('resendconfirmcode').at(-1)?.fields).toEqual({
        resendconfirmcode: 'resendconfirmcode',
        email: 'una@example.com',
      })
    })
  })

  test('[R48, R51] redirects by the identity status', async ({ page, open, sent, mails }) => {
    // Also [R52], [R53]
    for (const [scenario, where, token] of [
      ['kyc:una:decline', /\/auth\/account\/verification$/, 'tempToken'],
      ['reset,kyc:una:pending', /\/auth\/account\/under-review$/, 'tempToken'],
      ['reset,kyc:una:approve', /\/dashboard(\/pincreation)?$/, 'baUid'],
    ] as const) {
      await open(una, scenario)
      const code = await freshCode(page, mails)
      await enter(page, ` ${code} `)
      await expect(page).toHaveURL(where)
      if (scenario.endsWith('decline')) await expect(page.getByText(/identity check was declined/)).toBeVisible()
      const { query, fields } = sent('verifyuser').at(-1) ?? {}
      expect({ ...query, ...fields }).toEqual({
        crud: 'verifyuser',
        email: 'una@example.com',
        ver_code: code,
        action: 'code',
        idempotency_key: expect.any(String),
      })
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((key) => key === 'baUid' || key === 'tempToken')).toEqual([token])
      await page.evaluate(() => localStorage.clear())
    }
  })
})
