import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import type { Page } from '@playwright/test'

/** What each field says to browsers and password managers about its purpose (WCAG 1.3.5), in the order of the page. */
async function autocompleteOf(page: Page): Promise<string[]> {
  const inputs = await page.locator('main input[name][autocomplete]').all()
  return Promise.all(
    inputs.map(async (input) =>
      [await input.getAttribute('name'), await input.getAttribute('autocomplete')].join(': '),
    ),
  )
}

const { auth, dashboard } = paths

for (const { name, path, fields } of [
  {
    name: 'sign-up',
    path: auth.signUp(),
    fields: [
      'first_name: given-name',
      'last_name: family-name',
      'username: nickname',
      'email: username',
      'password: new-password',
      'confirmation: new-password',
    ],
  },
  { name: 'sign-in', path: auth.signIn(), fields: ['email: username', 'password: current-password'] },
  { name: 'forgotten password', path: auth.forgot(), fields: ['email: username'] },
  {
    name: 'new password',
    path: auth.reset(),
    fields: ['email: username', 'reset_code: one-time-code', 'new_password: new-password'],
  },
  { name: 'e-mail verification', path: auth.verify('ada@example.com'), fields: ['ver_code: one-time-code'] },
])
  test(`names the purpose of every field of ${name}`, async ({ page, open }) => {
    await open(path)
    await expect.poll(() => autocompleteOf(page)).toEqual(fields)
  })

for (const { persona, name, path, fields } of [
  {
    persona: 'ada',
    name: 'the profile',
    path: dashboard.profile(),
    fields: [
      'fullname: name',
      'phone: tel',
      'gender: sex',
      'dob: bday',
      'country: country-name',
      'marital_status: off',
      'home_address: street-address',
      'next_of_kin: off',
    ],
  },
  {
    persona: 'ada',
    name: 'the settings',
    path: dashboard.settings(),
    fields: [
      'email: email',
      'c_pwd: current-password',
      'n_pwd: new-password',
      'con_pwd: new-password',
      'c_pwd: off',
      'n_pwd: off',
      'con_pwd: off',
    ],
  },
  {
    persona: 'ada',
    name: 'a crypto deposit',
    path: dashboard.addFundsCrypto(),
    fields: ['amount: transaction-amount'],
  },
  {
    persona: 'ada',
    name: 'a transfer',
    path: dashboard.send(),
    fields: [
      'act_hold_name: off',
      'act_no: off',
      'bank: off',
      'swift: off',
      'routing: off',
      'country: country-name',
      'currency: transaction-currency',
      'amount: transaction-amount',
      'note: off',
    ],
  },
  {
    persona: 'neil',
    name: 'the identity verification',
    path: auth.verification(),
    fields: ['country: country-name', 'phone: tel', 'home_address: street-address'],
  },
] as const)
  test(`names the purpose of every field of ${name}`, async ({ page, openAs }) => {
    await openAs(persona, path)
    await expect.poll(() => autocompleteOf(page)).toEqual(fields)
  })
