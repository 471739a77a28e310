import type { Page } from '@playwright/test'
import { injectFault } from '#mocks/faults/faults.ts'
import { paths } from '#src/paths.ts'
import { expect, failures, openSetting, test } from '#tests/e2e/support/fixtures.ts'
import { toastDuration } from '#tests/e2e/support/toasts.ts'

const settings = paths.dashboard.settings()

const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('[R185, R192] saves an address after failures, which keep it', async ({ page, openAs, sent }) => {
  await openAs('ada', settings, failures('updateEmail', ['refused', 'html']))
  await openSetting(page, 'Email')
  const email = page.getByLabel('New email address')
  const save = page.getByRole('button', { name: 'Save email' })
  await expect(email).toHaveAccessibleDescription(/ada@example\.com/)
  await email.fill('ada@@example.com')
  await save.click()
  await expect(email).toHaveAccessibleDescription(/Enter an email address/)
  expect(sent('updateemail')).toHaveLength(0)
  await email.fill('ben@example.com')
  for (const text of [
    'Something went wrong!',
    "The bank's answer wasn't clear. What you entered is still here.",
    'This email address belongs to another account.',
  ]) {
    await page.keyboard.press('Enter')
    await expect(section(page, 'Email').getByText(text)).toBeVisible()
    await expect(email).toHaveValue('ben@example.com')
  }
  await email.fill('ada.marlow@example.com')
  await save.click()
  await expect(page.getByRole('main').getByText('Your email address has been changed.')).toBeVisible()
  expect(sent('updateemail').slice(3)).toMatchObject([{ fields: { email: 'ada.marlow@example.com' } }])
  await expect(email).toHaveValue('')
  await expect(email).toHaveAccessibleDescription(/ada\.marlow@example\.com/)
})

test('[R184, R187] has three sections, and changes the password', async ({ page, openAs, sent }) => {
  // Also [R186], [R188], [R191], [R192]
  await openAs('ada', settings)
  const names = ['Email', 'Password', 'Transaction PIN']
  for (const name of names) {
    await openSetting(page, name)
    await expect(section(page, name).getByRole('button', { name: /Save email|Change p|Change PIN/i })).toBeVisible()
    for (const other of names.filter((one) => one !== name)) await expect(section(page, other)).toHaveCount(0)
  }
  await openSetting(page, 'Password')
  const [current, next] = [field(page, 'Current password'), field(page, 'New password')]
  const repeated = field(page, 'Repeat the new password')
  const change = page.getByRole('button', { name: 'Change password' })
  await expect(change).toBeDisabled()
  await expect(change).toHaveAccessibleDescription(
    'Fill in all three fields. The new password has at least 5 characters.',
  )
  await current.fill('wrong')
  await next.fill('abcd')
  await repeated.fill('abc')
  await expect(repeated).toHaveAccessibleDescription('Password Mismatch')
  await expect(change).toBeDisabled()
  await repeated.fill('abcd')
  await expect(page.getByText('Password Mismatch')).toHaveCount(0)
  await expect(change).toBeDisabled()
  await next.fill('abcde')
  await repeated.fill('abcde')
  await expect(change).toBeEnabled()
  await change.click()
  await expect(page.getByRole('main').getByText('The current password is wrong.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(next).toHaveValue('abcde')
  await current.fill('demo-password')
  await change.click()
  await expect(page.getByRole('main').getByText('Your password has been changed.')).toBeVisible()
  await expect(current).toHaveValue('')
  expect(sent('updatepwd')[1]?.fields).toMatchObject({ c_pwd: 'demo-password', n_pwd: 'abcde', con_pwd: 'abcde' })

  await test.step('[R88] a forgotten password is reset once logged out', async () => {
    await page.goto('about:blank')
    await page.goto(`/wp-user${settings}#password`)
    await page.getByRole('button', { name: 'Log out and reset it' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.auth.forgot()}$`))
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['loggedOut', '1']])
  })
})

test('[R189, R190] changes the PIN, which accepts digits only', async ({ page, openAs, sent, bank, allowErrors }) => {
  // Also [R110], [R191], [R192]
  allowErrors(/Failed to load resource/)
  await openAs('ada', settings)
  await openSetting(page, 'Transaction PIN')
  const pin = section(page, 'Transaction PIN')
  const [current, next] = [field(page, 'Current PIN'), field(page, 'New PIN')]
  const repeated = field(page, 'Repeat the new PIN')
  const change = pin.getByRole('button', { name: 'Change PIN' })
  await current.fill('9999')
  await next.pressSequentially('4x8')
  await expect(next).toHaveValue('••')
  await repeated.fill('48')
  await expect(change).toBeDisabled()
  await next.fill('4821')
  await expect(repeated).toHaveAccessibleDescription('Password Mismatch')
  await repeated.fill('4821')
  await change.click()
  await expect(pin.getByText('The current PIN is wrong.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(current).toHaveValue('')
  await expect(next).toHaveValue('••••')
  await expect(repeated).toHaveValue('••••')
  const toast = page.getByRole('alert').filter({ hasText: 'The current PIN is wrong.' })
  expect(await toastDuration(toast)).toBe(15_000)
  await current.fill('1234')
  await change.click()
  await expect(page.getByRole('main').getByText('Your transaction PIN has been changed.')).toBeVisible()
  await expect(current).toBeFocused()
  for (const field of [current, next, repeated]) await expect(field).toHaveValue('')
  expect(sent('supdatepin')[1]?.fields).toMatchObject({ c_pwd: '1234', n_pwd: '4821', con_pwd: '4821' })

  await test.step('[R204] changes it once when the first response was lost', async () => {
    await injectFault(bank, 'updatePin', 'lost')
    for (const text of ['This may already have worked.', 'Your transaction PIN has been changed.']) {
      await current.fill('4821')
      for (const one of [next, repeated]) await one.fill('5926')
      await change.click()
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    }
    const [, , ...keys] = sent('supdatepin').map(({ fields }) => fields['idempotency_key'])
    expect(new Set(keys).size).toBe(1)
  })
})
