import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, navigate, test } from '#tests/support/fixtures.ts'
import { openMore } from '#tests/support/transferSteps.ts'

/** What each field says to browsers and password managers about its purpose (WCAG 1.3.5), in the order of the page. */
function autocompleteOf(page: Page): Promise<string[]> {
  return page
    .locator('main input[name][autocomplete]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')].join(': ')),
    )
}

const { auth, dashboard } = paths

/** By path, in the order of the page. */
const beforeSigningIn = {
  [auth.signUp()]: [
    'first_name: given-name',
    'last_name: family-name',
    'username: nickname',
    'email: username',
    'password: new-password',
    'confirmation: new-password',
  ],
  [auth.reset()]: ['email: username', 'reset_code: one-time-code', 'new_password: new-password'],
  [auth.signIn()]: ['email: username', 'password: current-password'],
  [auth.forgot()]: ['email: username'],
  [auth.verify('ada@example.com')]: ['ver_code: one-time-code'],
}
const afterSigningIn = {
  [dashboard.profile()]: [
    'fullname: name',
    'phone: tel',
    'gender: sex',
    'dob: bday',
    'country: country-name',
    'marital_status: off',
    'home_address: street-address',
    'next_of_kin: off',
  ],
  [dashboard.settings()]: [
    'email: email',
    'c_pwd: current-password',
    'n_pwd: new-password',
    'con_pwd: new-password',
    'c_pwd: off',
    'n_pwd: off',
    'con_pwd: off',
  ],
  [dashboard.addFundsCrypto()]: ['amount: transaction-amount'],
  [dashboard.send()]: [
    'act_hold_name: off',
    'act_no: off',
    'bank: off',
    'amount: transaction-amount',
    'note: off',
    'swift: off',
    'routing: off',
    'country: country-name',
    'currency: transaction-currency',
  ],
}

test('every field before signing in names its purpose', async ({ page, open }) => {
  await open(auth.landing())
  for (const [path, fields] of Object.entries(beforeSigningIn)) {
    await navigate(page, path)
    await expect.poll(() => autocompleteOf(page), { message: path }).toEqual(fields)
  }
})

test('every field of the dashboard names its purpose', async ({ page, openAs }) => {
  await openAs('ada', dashboard.home())
  for (const [path, fields] of Object.entries(afterSigningIn)) {
    await navigate(page, path)
    if (path === dashboard.send()) await openMore(page)
    await expect.poll(() => autocompleteOf(page), { message: path }).toEqual(fields)
  }
})

test('every field of the identity verification names its purpose', async ({ page, openAs }) => {
  await openAs('neil', auth.verification())
  await expect
    .poll(() => autocompleteOf(page))
    .toEqual(['country: country-name', 'phone: tel', 'home_address: street-address'])
})
