import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { violations } from '#tests/e2e/support/axe.ts'
import { expect, resize, test } from '#tests/e2e/support/fixtures.ts'
import { isPlain, screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'

/** Each state is looked at once, at the next of these. */
const looks = [
  { width: 1440, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 320, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const

const plain = screenStates.filter(isPlain)

const tours = [
  ...[...new Set(plain.map(({ persona }) => persona))].map((persona) => ({
    name: `screens of ${persona ?? 'a visitor'}`,
    stops: plain.filter((shown) => shown.persona === persona),
  })),
  ...screenStates.filter((shown) => !isPlain(shown)).map((shown) => ({ name: titleOf(shown), stops: [shown] })),
]

for (const [row, { name, stops }] of tours.entries())
  test(`has no accessibility violation: ${name}`, async ({ page, bank, open, openAs }) => {
    let turn = row
    for (const [index, shown] of stops.entries())
      await walkThrough(
        shown,
        { page, bank, open, openAs },
        { width: 1440, height: 800 },
        async (state = 'at first') => {
          // What is open on a phone only closes in a wide window.
          const isNarrow = page.viewportSize()?.width === 320
          const fitting = looks.filter(({ width }) => !isNarrow || width === 320)
          const look = fitting[turn % fitting.length]
          turn += 1
          if (look !== undefined) await expectNoViolation(page, `${shown.path} ${state}`, look)
          await expectPurposes(page, shown.path)
        },
        stops[index - 1],
      )
  })

async function expectNoViolation(page: Page, state: string, { width, theme }: (typeof looks)[number]): Promise<void> {
  await resize(page, { width, height: 800 })
  const where = `${state}, ${theme}, ${width} px`
  expect.soft(await violations(page, { theme }), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${where}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
}

/** WCAG 1.3.5: what a browser may fill in. It fills in no other field. */
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
  [paths.auth.signIn()]: { password: 'current-password' },
  [paths.dashboard.settings()]: { email: 'email' },
  // The code, which is no PIN.
  [paths.dashboard.send()]: { pin: 'one-time-code' },
}

async function expectPurposes(page: Page, path: string): Promise<void> {
  const fields = await page
    .locator('main input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ name, autocomplete, type, inputMode }) => ({
        name,
        autocomplete,
        isPin: type === 'password' && inputMode === 'numeric',
      })),
    )
  for (const { name, autocomplete, isPin } of fields)
    expect
      .soft(autocomplete, `${path}, ${name}`)
      .toBe(isPin ? 'off' : ({ ...purposes, ...exceptions[path] }[name] ?? 'off'))
}
