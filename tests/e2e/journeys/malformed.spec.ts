/** tests/contract proves how each broken response is read. */
import type { Page } from '@playwright/test'
import { injectFault } from '#mocks/faults/faults.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import type { ActionId } from '#src/api/generated/operations.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { expect, png, test, type Sent } from '#tests/e2e/support/fixtures.ts'
import { addDocument, addFace, enterDetails } from '#tests/e2e/support/identitySteps.ts'
import { leaks, pressRepeatedly } from '#tests/e2e/support/pressRepeatedly.ts'
import { openSetting } from '#tests/e2e/support/settings.ts'
import { enter, fillIn, goToPin, required } from '#tests/e2e/support/transferSteps.ts'

const { auth, dashboard } = paths
const perAction = 2

interface Step {
  wire: string
  button: string
  persona?: PersonaId
  path: string
  fill?: (page: Page) => Promise<void>
}

const fields = (entries: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(entries)) await page.getByLabel(label, { exact: true }).fill(text)
}
const inSetting = (name: string, entries: Record<string, string>) => async (page: Page) => {
  await openSetting(page, name)
  await fields(entries)(page)
}
const attach = (page: Page) => page.locator('input[type=file]:not([capture])').first().setInputFiles(png)
const payment = async (page: Page): Promise<void> => {
  await fields({ Amount: '77.00' })(page)
  await attach(page)
}
const login = { Email: 'ada@example.com', Password: 'demo-password' }

/** The PIN screens have a test of their own below. */
type WithPin = 'createPin' | 'confirmPin' | 'confirmAuthorizationCode' | 'submitTransfer' | 'updatePin'

const steps: Record<Exclude<ActionId, WithPin>, Step> = {
  signIn: { wire: 'userlogin', button: 'Sign In', path: auth.signIn(), fill: fields(login) },
  signUp: {
    wire: 'newuser',
    button: 'Sign Up',
    path: auth.signUp(),
    fill: fields({
      'First name': 'Mira',
      'Last name': 'Halden',
      Username: 'mira',
      Email: 'mira@example.com',
      Password: 'kx7!fq2v',
    }),
  },
  verifyEmail: {
    wire: 'verifyuser',
    button: 'Verify',
    path: auth.verify('una@example.com'),
    fill: fields({ 'Verification code': '000000' }),
  },
  resendConfirmationCode: {
    wire: 'resendconfirmcode',
    button: 'Resend code',
    path: auth.verify('una@example.com'),
  },
  requestPasswordReset: {
    wire: 'userforgot',
    button: 'Send the code',
    path: auth.forgot(),
    fill: fields({ Email: 'ada@example.com' }),
  },
  resendResetCode: {
    wire: 'resendforgotcode',
    button: 'Resend code',
    path: auth.forgot(),
    fill: async (page) => {
      await fields({ Email: 'ada@example.com' })(page)
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible()
    },
  },
  resetPassword: {
    wire: 'userforgot',
    button: 'Change the password',
    path: auth.resetLink('ada@example.com', '1'),
    fill: fields({ 'New password': 'kx7!fq2v' }),
  },
  submitVerification: {
    wire: 'submit_verification',
    button: 'Submit',
    persona: 'neil',
    path: auth.verification(),
    fill: async (page) => {
      await enterDetails(page)
      await addDocument(page)
      await addFace(page)
    },
  },
  submitCryptoDeposit: {
    wire: 'newcd',
    button: 'Submit',
    persona: 'ada',
    path: dashboard.addFundsCrypto(),
    fill: payment,
  },
  submitPayment: {
    wire: 'newmpc',
    button: 'Submit',
    persona: 'ada',
    path: dashboard.makePaymentCrypto(),
    fill: async (page) => {
      await page.getByRole('button', { name: /Purpose/ }).click()
      await page.getByRole('option', { name: 'Rent' }).click()
      await payment(page)
    },
  },
  submitFixedDeposit: {
    wire: 'newfdc',
    button: 'Submit',
    persona: 'ada',
    path: dashboard.fixedDepositCrypto(),
    fill: async (page) => {
      await page.getByRole('radiogroup', { name: 'Plan' }).getByText('6 months').click()
      await payment(page)
    },
  },
  submitUpgrade: {
    wire: 'newupgrade',
    button: 'Submit',
    persona: 'ada',
    path: dashboard.upgrade(),
    fill: async (page) => {
      await page.getByRole('radiogroup', { name: 'Plan' }).getByText('Gold').click()
      await payment(page)
    },
  },
  markNotificationAsRead: {
    wire: 'mnotificationar',
    button: 'Mark as read',
    persona: 'ada',
    path: dashboard.notifications(),
  },
  updateProfile: {
    wire: 'updateprofile',
    button: 'Save changes',
    persona: 'ada',
    path: dashboard.profile(),
    fill: fields({ 'Next of kin': 'Cora' }),
  },
  updatePicture: {
    wire: 'updatepic',
    button: 'Save picture',
    persona: 'ada',
    path: dashboard.profile(),
    fill: attach,
  },
  updateEmail: {
    wire: 'updateemail',
    button: 'Save email',
    persona: 'ada',
    path: dashboard.settings(),
    fill: inSetting('Email', { 'New email address': 'new@example.com' }),
  },
  updatePassword: {
    wire: 'updatepwd',
    button: 'Change password',
    persona: 'ada',
    path: dashboard.settings(),
    fill: inSetting('Password', {
      'Current password': 'demo-password',
      'New password': 'kx7!fq2v',
      'Repeat the new password': 'kx7!fq2v',
    }),
  },
}

test('[R13, R205] every form survives broken responses, keeps its fields, and sends nothing twice', async ({
  page,
  open,
  openAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/Failed to load resource/)
  for (const [action, { wire, button, persona, path, fill }] of Object.entries(steps)) {
    const scenario = `fail:${action}:html:${perAction}`
    await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
    await fill?.(page)
    const result = await pressRepeatedly(page, { button, times: perAction, wire })
    expect(result, action).toEqual({ presses: perAction, calls: perAction, problems: [] })
  }
})

/** For each call, the index of the first one with its idempotency key. */
function repeatedKeys(calls: readonly Sent[]): number[] {
  const keys = calls.map(({ fields }) => fields['idempotency_key'])
  return keys.map((key) => keys.indexOf(key))
}

test('[R108, R113, R122] the PIN of a transfer and of the settings survives broken responses, and asks for the PIN again, with the same key', async ({
  page,
  openAs,
  bank,
  sent,
  allowErrors,
}) => {
  test.slow()
  // No button is below the fold, where a toast may take the press.
  await page.setViewportSize({ width: 1280, height: 1000 })
  allowErrors(/Failed to load resource/)
  const few = 2
  const faults = (['confirmPin', 'submitTransfer'] as const).map((id) => `fail:${id}:html:${few}`)
  await openAs('ada', dashboard.send(), ['fail:getTransferFee:html', ...faults].join(','))
  await fillIn(page, { ...required, Amount: '1' })
  // Without a fee, the form is as usual.
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await injectFault(bank, 'getTransferFee', 'html', { times: few })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await pressRepeatedly(page, { button: 'Retry', times: few + 1 })).toMatchObject({ presses: few, problems: [] })
  await page.getByRole('button', { name: 'Confirmed' }).click()
  for (let time = 0; time < 2 * few; time++) {
    await enter(page, '1234')
    const again = page.getByRole('button', { name: 'Try again with the PIN' })
    if (time >= few) await again.click()
    await expect(page.getByLabel('Transaction PIN')).toHaveValue('')
    expect(await page.getByRole('main').innerText()).not.toMatch(leaks)
  }
  // The success repeats the key of those before it. The next one is for another attempt.
  expect(repeatedKeys(sent('confirmmypin'))).toEqual([0, 0, 0, 3])
  expect(repeatedKeys(sent('newtrs'))).toEqual([0, 0])

  await openAs('ada', dashboard.settings(), `fail:updatePin:html:${few}`)
  await openSetting(page, 'Transaction PIN')
  for (let time = 0; time < few; time++) {
    await fields({ 'Current PIN': '1234', 'New PIN': '4821', 'Repeat the new PIN': '4821' })(page)
    await page.getByRole('button', { name: 'Change PIN' }).click()
    await expect(page.getByLabel('Current PIN')).toHaveValue('')
    await expect(page.getByRole('main').getByText("The bank's answer wasn't clear.")).toBeVisible()
    const shown = await page.getByRole('main').innerText()
    expect(shown).not.toMatch(leaks)
    expect(shown).not.toContain('still here')
  }
  expect(sent('supdatepin')).toHaveLength(few)

  await openAs('cora', dashboard.send(), `fail:confirmAuthorizationCode:html:${few}`)
  await goToPin(page, { Amount: '1' })
  await enter(page, '1234')
  const code = page.getByLabel(dashboardTexts.transfer.authorizationCode)
  await expect(code).toBeVisible()
  for (let time = 0; time < few; time++) {
    await enter(page, '0000', dashboardTexts.transfer.authorizationCode)
    await expect(code).toHaveValue('')
    expect(await page.getByRole('main').innerText()).not.toMatch(leaks)
  }
  expect(repeatedKeys(sent('confirmtpin'))).toEqual([0, 0])
  expect(sent('newtrs')).toHaveLength(few)
})

test('[R205, R207] a list that cannot be read can be requested again', async ({ page, openAs }) => {
  const lists = [
    ['getAccount', dashboard.home(), 'Transfer to Lena Abel'],
    ['getStatement', dashboard.statements(), 'Transfer to Lena Abel'],
    ['getNotifications', dashboard.notifications(), 'has been settled'],
    ['getTransfers', dashboard.send(), 'Lena Abel'],
  ] as const
  for (const [operation, path, entry] of lists) {
    await openAs('ada', path, `fail:${operation}:textLists`)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first()
    await expect(retry, operation).toBeVisible()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(retry, operation).toHaveCount(0)
    await expect(page.getByRole('main').getByText(entry).first(), operation).toBeVisible()
  }
})
