import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, navigateAndWait, test } from '#tests/e2e/support/fixtures.ts'
import { openMore } from '#tests/e2e/support/transferSteps.ts'

const { auth, dashboard } = paths

/** WCAG 1.3.5. Any other field of the profile has one that axe knows, and any other field elsewhere is `off`. */
const purposes: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  fullname: 'name',
  username: 'nickname',
  email: 'username',
  password: 'new-password',
  confirmation: 'new-password',
  new_password: 'new-password',
  c_pwd: 'current-password',
  n_pwd: 'new-password',
  con_pwd: 'new-password',
  reset_code: 'one-time-code',
  ver_code: 'one-time-code',
  phone: 'tel',
  gender: 'sex',
  dob: 'bday',
  country: 'country-name',
  home_address: 'street-address',
  marital_status: 'off',
  next_of_kin: 'off',
  amount: 'transaction-amount',
  currency: 'transaction-currency',
}
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [auth.signIn()]: { password: 'current-password' },
  [dashboard.settings()]: { email: 'email' },
}

async function expectPurposes(page: Page, path: string): Promise<void> {
  const inputs = page.locator('main input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
  // Closed forms are rendered after the page.
  await expect(inputs, path).not.toHaveCount(0)
  const fields = await inputs.evaluateAll((elements: HTMLInputElement[]) =>
    elements.map(({ name, autocomplete, type, inputMode }) => ({
      name,
      autocomplete,
      isPin: type === 'password' && inputMode === 'numeric',
    })),
  )
  const other: unknown = path === dashboard.profile() ? expect.stringMatching(/./) : 'off'
  const purposeOf = (name: string): unknown => exceptions[path]?.[name] ?? purposes[name] ?? other
  expect(
    fields.map(({ name, autocomplete }) => ({ name, autocomplete })),
    path,
  ).toEqual(fields.map(({ name, isPin }) => ({ name, autocomplete: isPin ? 'off' : purposeOf(name) })))
}

test('every field has an autocomplete purpose', async ({ page, open, openAs }) => {
  await open(auth.landing())
  for (const path of [auth.signUp(), auth.reset(), auth.signIn(), auth.forgot(), auth.verify('ada@example.com')]) {
    await navigateAndWait(page, path)
    await expectPurposes(page, path)
  }
  await openAs('neil', auth.verification())
  await expectPurposes(page, auth.verification())
  await openAs('ada', dashboard.home())
  for (const path of [dashboard.profile(), dashboard.settings(), dashboard.addFundsCrypto(), dashboard.send()]) {
    await navigateAndWait(page, path)
    if (path === dashboard.send()) await openMore(page)
    await expectPurposes(page, path)
  }
})
