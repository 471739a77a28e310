import type { Page } from '@playwright/test'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { paths } from '#src/app/paths.ts'
import { themes, violations } from '#tests/axe.ts'
import { expect, png, test } from '#tests/fixtures.ts'
import { enter, fillIn, goOn, goToPin, toBen } from '#tests/transferSteps.ts'

interface Look {
  path: string
  persona?: PersonaId
  scenario?: string
  /** Brings the screen into a state that has no address; `state` names it. */
  state?: string
  prepare?: (page: Page) => Promise<void>
}

const { auth, dashboard } = paths

/** Every screen, and every state of one that looks different. A new screen adds its lines here. */
const looks: readonly Look[] = [
  { path: auth.landing() },
  { path: auth.signIn() },
  {
    path: auth.signIn(),
    state: 'refused',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Invalid Credentials').waitFor()
    },
  },
  { path: auth.signUp() },
  {
    path: auth.signUp(),
    state: 'with errors',
    prepare: async (page) => {
      await page.getByLabel('Confirm password').fill('other')
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await page.getByRole('group', { name: 'Please correct 2 fields' }).waitFor()
    },
  },
  { path: auth.verify('una@example.com') },
  {
    path: auth.verify('una@example.com'),
    state: 'code sent and refused',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Resend code' }).click()
      await page.getByText('Code Sent').waitFor()
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
      await page.getByText('This code is not valid.').waitFor()
    },
  },
  { path: auth.forgot() },
  {
    path: auth.forgot(),
    state: 'sent',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByRole('button', { name: 'Resend code' }).waitFor()
    },
  },
  { path: auth.reset() },
  { path: auth.resetLink('ada@example.com', 'code') },
  { path: auth.verification(), persona: 'neil' },
  {
    path: auth.verification(),
    persona: 'dan',
    state: 'with a picture, refused',
    prepare: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(png)
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('Choose the type of your document.').waitFor()
    },
  },
  { path: auth.underReview(), persona: 'pia' },
  { path: auth.notice() },
  { path: dashboard.kyc(), persona: 'vera' },
  { path: dashboard.home(), persona: 'ada' },
  { path: dashboard.home(), persona: 'emil' },
  { path: dashboard.home(), persona: 'ada', scenario: 'fail:getAccount:html' },
  {
    path: dashboard.home(),
    persona: 'ada',
    state: 'the menu over the page',
    prepare: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    path: dashboard.addFunds(),
    persona: 'ada',
    state: 'the panel of the avatar',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    path: dashboard.profile(),
    persona: 'ada',
    state: 'refused, about to be left, with a toast',
    prepare: async (page) => {
      await page.getByLabel('Full name').fill(' ')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { path: dashboard.addFunds(), persona: 'ada', scenario: 'offline:1' },
  { path: dashboard.createPin(), persona: 'nora' },
  { path: dashboard.profile(), persona: 'ada' },
  { path: dashboard.profile(), persona: 'ben', scenario: 'fail:getProfile:empty,fail:getProfile:empty' },
  {
    path: dashboard.createPin(),
    persona: 'nora',
    state: 'repeat',
    prepare: async (page) => {
      await page.getByLabel('New PIN').fill('4821')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByLabel('Repeat the PIN').waitFor()
    },
  },
  { path: dashboard.settings(), persona: 'ada' },
  {
    path: dashboard.settings(),
    persona: 'ada',
    state: 'mismatch',
    prepare: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('one')
      await page.getByLabel('Repeat the new password').fill('two')
      await page.getByRole('button', { name: 'Save e-mail' }).click()
    },
  },
  { path: dashboard.send(), persona: 'ada' },
  {
    path: dashboard.send(),
    persona: 'nora',
    state: 'problems',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('group', { name: /Please correct/ }).waitFor()
    },
  },
  {
    path: dashboard.send(),
    persona: 'zoe',
    state: 'review',
    prepare: async (page) => {
      await fillIn(page, { ...toBen, Amount: '5000' })
      await goOn(page)
    },
  },
  { path: dashboard.send(), persona: 'ada', state: 'PIN', prepare: (page) => goToPin(page) },
  {
    path: dashboard.send(),
    persona: 'cora',
    state: 'authorization code',
    prepare: async (page) => {
      await goToPin(page)
      await enter(page, '1234')
      await page.getByLabel('Transfer Authorization Code').waitFor()
    },
  },
  {
    path: dashboard.send(),
    persona: 'ada',
    scenario: 'fail:submitTransfer:html',
    state: 'unsent',
    prepare: async (page) => {
      await goToPin(page)
      await enter(page, '1234')
      await page.getByRole('button', { name: 'Try again with the PIN' }).waitFor()
    },
  },
  {
    path: dashboard.send(),
    persona: 'ada',
    state: 'done',
    prepare: async (page) => {
      await goToPin(page)
      await enter(page, '1234')
      await page.getByRole('button', { name: 'Stay on this page' }).click()
    },
  },
  { path: dashboard.addFunds(), persona: 'ada' },
  { path: dashboard.addFundsCrypto(), persona: 'ada' },
  {
    path: dashboard.addFundsCrypto(),
    persona: 'ada',
    state: 'refused, with a file chosen',
    prepare: async (page) => {
      await page.locator('input[type=file]').setInputFiles(png)
      await page.getByRole('button', { name: 'Submit Deposit' }).click()
      await page.getByText('The amount must be above zero.').waitFor()
    },
  },
  { path: dashboard.addFundsInstitution(), persona: 'ada' },
  { path: dashboard.addFundsInstitution(), persona: 'mia' },
  { path: dashboard.makePayment(), persona: 'ada' },
  { path: dashboard.makePaymentCrypto(), persona: 'mia' },
  { path: dashboard.fixedDeposit(), persona: 'ada' },
  { path: dashboard.fixedDepositCrypto(), persona: 'ada' },
  { path: dashboard.upgrade(), persona: 'ada' },
  {
    path: dashboard.upgrade(),
    persona: 'ada',
    state: 'no plan chosen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit Upgrade' }).click()
      await page.getByRole('link', { name: 'Select a plan' }).waitFor()
    },
  },
  { path: dashboard.notifications(), persona: 'ada' },
  { path: dashboard.notifications(), persona: 'emil' },
  { path: dashboard.statements(), persona: 'max' },
  { path: dashboard.statements(), persona: 'emil' },
  {
    path: dashboard.statements(),
    persona: 'ada',
    state: 'nothing found',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('No transactions match').waitFor()
    },
  },
  { path: dashboard.contact(), persona: 'ada' },
  { path: dashboard.contact(), persona: 'mia' },
]

const widths = [1280, 320]

for (const { path, persona, scenario, state, prepare } of looks) {
  const title = [path, persona, scenario, state].filter((part) => part !== undefined).join(', ')
  test(`nothing keeps anyone out: ${title}`, async ({ page, open, openAs, allowErrors }) => {
    if (scenario !== undefined) allowErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
    await prepare?.(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of themes) expect.soft(await violations(page, { theme }), `${theme}, ${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0)
    }
  })
}
