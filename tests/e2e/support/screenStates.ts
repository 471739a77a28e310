import type { Page } from '@playwright/test'
import type { Bank } from '#mocks/domain/bank.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { isFlow, pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { lastCode } from './bankMemory.ts'
import { navigateAndWait, png, resize } from './fixtures.ts'
import { addDocument, enterDetails } from './identitySteps.ts'
import { openSetting } from './settings.ts'
import { enter, enterAndStay, fillIn, goOn, toBen } from './transferSteps.ts'

export interface ScreenState {
  path: string
  persona?: PersonaId
  scenario?: string
  /** States without an address, by name. Each starts from the one before. */
  states?: Record<string, (page: Page, bank: Bank) => Promise<void>>
}

const { auth, dashboard } = paths

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** Pages of visitors, addresses with a parameter, and what a page shows besides itself as Ada sees it. */
const special: readonly ScreenState[] = [
  { path: auth.landing() },
  {
    path: auth.signIn(),
    states: {
      refused: async (page) => {
        await page.getByLabel('Email').fill('ada@example.com')
        await page.getByLabel('Password', { exact: true }).fill('wrong')
        await press(page, 'Sign In')
        await page.getByText('Invalid Credentials').waitFor()
      },
    },
  },
  {
    path: auth.signUp(),
    states: {
      'with errors': async (page) => {
        await page.getByLabel('Confirm password').fill('other')
        await press(page, 'Sign Up')
        await page.getByRole('group', { name: 'Check 4 fields' }).waitFor()
      },
    },
  },
  {
    path: auth.verify('una@example.com'),
    states: {
      'code sent and refused': async (page) => {
        await press(page, 'Resend code')
        await page.getByText('Code Sent').waitFor()
        await page.getByLabel('Verification code').fill('000000')
        await press(page, 'Verify')
        await page.getByText('This code is not valid.').waitFor()
      },
    },
  },
  {
    path: auth.forgot(),
    states: {
      sent: async (page) => {
        await page.getByLabel('Email').fill('ada@example.com')
        await press(page, 'Send the code')
        await page.getByRole('button', { name: 'Resend code' }).waitFor()
      },
    },
  },
  { path: auth.reset() },
  { path: auth.resetLink('ada@example.com', 'code') },
  {
    path: auth.verification(),
    persona: 'neil',
    states: {
      'the details, incomplete': (page) => press(page, 'Continue'),
      'the document': enterDetails,
      'the photo': (page) => addDocument(page),
    },
  },
  { path: auth.underReview(), persona: 'pia' },
  { path: auth.notice() },
  { path: dashboard.kyc(), persona: 'ada' },
  { path: dashboard.send(), persona: 'ada' },
  { path: dashboard.kyc(), persona: 'vera' },
  {
    path: dashboard.home(),
    persona: 'ada',
    states: {
      'with the balance': (page) => press(page, 'Show balance'),
      'the menu over the page': async (page) => {
        await resize(page, { width: 320, height: 800 })
        await press(page, 'Menu')
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      },
    },
  },
  { path: dashboard.home(), persona: 'emil' },
  { path: dashboard.home(), persona: 'ada', scenario: 'fail:getAccount:html' },
  {
    path: dashboard.addFunds(),
    persona: 'ada',
    states: {
      'the panel of the avatar': async (page) => {
        await page.getByRole('button', { name: 'Your account' }).click()
        await page.getByRole('dialog', { name: 'Your account' }).waitFor()
      },
      'the command palette': async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Search/ }).click()
        await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').fill('lena')
        await page.getByRole('menuitem', { name: 'Send to Lena Abel' }).waitFor()
      },
    },
  },
  { path: dashboard.addFunds(), persona: 'ada', scenario: 'offline:1' },
  {
    path: dashboard.profile(),
    persona: 'ada',
    states: {
      'refused, about to be left, with a toast': async (page) => {
        await page.getByLabel('Full name').fill(' ')
        await press(page, 'Save changes')
        await page.getByRole('alert').waitFor()
        await page.getByRole('link', { name: 'Dashboard' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  { path: dashboard.profile(), persona: 'ben', scenario: 'fail:getProfile:empty,fail:getProfile:empty' },
  {
    path: dashboard.createPin(),
    persona: 'nora',
    states: {
      repeat: async (page) => {
        await page.getByLabel('New PIN').fill('4821')
        await press(page, 'Confirm')
        await page.getByLabel('Repeat the PIN').waitFor()
      },
    },
  },
  {
    path: dashboard.settings(),
    persona: 'ada',
    states: {
      mismatch: async (page) => {
        await openSetting(page, 'Password')
        await page.getByLabel('New password', { exact: true }).fill('one')
        await page.getByLabel('Repeat the new password').fill('two')
      },
      'no address': async (page) => {
        await openSetting(page, 'Email')
        await press(page, 'Save email')
      },
      PIN: (page) => openSetting(page, 'Transaction PIN'),
    },
  },
  {
    path: dashboard.send(),
    persona: 'cora',
    scenario: 'fail:submitTransfer:html',
    states: {
      problems: async (page) => {
        await press(page, 'Continue')
        await page.getByRole('group', { name: /Check \d+ fields/ }).waitFor()
      },
      review: async (page) => {
        await fillIn(page, toBen)
        await goOn(page)
      },
      PIN: async (page) => {
        await press(page, 'Confirmed')
        await page.getByLabel('Transaction PIN').waitFor()
      },
      'wrong PIN': async (page) => {
        await enter(page, '9999')
        await page.getByText('Invalid Pin').first().waitFor()
      },
      'authorization code': async (page) => {
        await enter(page, '1234')
        await page.getByLabel('Transfer Authorization Code').waitFor()
      },
      unsent: async (page, bank) => {
        await enter(page, lastCode(bank, 'cora@example.com'), 'Transfer Authorization Code')
        await page.getByRole('button', { name: 'Try again with the PIN' }).waitFor()
      },
    },
  },
  {
    path: dashboard.send({ again: '8' }),
    persona: 'ada',
    states: {
      'review of an earlier payee': goOn,
      done: async (page) => {
        await press(page, 'Confirmed')
        await enterAndStay(page)
      },
    },
  },
  {
    path: dashboard.addFundsCrypto(),
    persona: 'ada',
    states: {
      'refused, with a file chosen': async (page) => {
        await page.locator('input[type=file]:not([capture])').setInputFiles(png)
        await press(page, 'Submit Deposit')
        await page.getByText('The amount must be above zero.').waitFor()
      },
    },
  },
  { path: dashboard.addFundsInstitution(), persona: 'mia' },
  { path: dashboard.makePaymentCrypto(), persona: 'mia' },
  {
    path: dashboard.upgrade(),
    persona: 'ada',
    states: {
      'no plan chosen': async (page) => {
        await press(page, 'Submit Upgrade')
        await page.getByText('Select a plan').waitFor()
      },
    },
  },
  { path: dashboard.notifications(), persona: 'emil' },
  {
    path: dashboard.statements(),
    persona: 'ada',
    states: {
      'nothing found': async (page) => {
        await page.getByRole('searchbox').fill('nothing like it')
        await page.getByText('No transactions match').waitFor()
      },
      filter: async (page) => {
        await page.getByRole('searchbox').fill('lena')
        await page.getByRole('button', { name: 'Filter', exact: true }).click()
        await page.getByLabel('Amount to').fill('300')
        await page.getByLabel('Amount from').fill('400')
      },
      details: async (page) => {
        await press(page, 'Clear all')
        await press(page, 'Close filter')
        await page
          .getByRole('link', { name: /Lena Abel/ })
          .first()
          .click()
        await page.getByRole('button', { name: 'Print receipt' }).waitFor()
      },
    },
  },
  { path: dashboard.statements(), persona: 'max' },
  { path: dashboard.statements(), persona: 'emil' },
  { path: dashboard.payee('18'), persona: 'gita' },
  { path: dashboard.contact(), persona: 'mia' },
]

/** Each page of a customer as Ada sees it. Those with an entry above are the same visit as its states. */
const asAdaSees = pages
  .filter(({ path, access, layout }) => access === 'customer' && !isFlow(layout) && !path.includes(':'))
  .filter(({ module }, index, all) => all.findIndex((page) => page.module === module) === index)
  .map(({ path }): ScreenState => ({ path, persona: 'ada' }))
  .filter(({ path }) => !special.some((state) => state.path === path && state.persona === 'ada' && !state.scenario))

export const screenStates: readonly ScreenState[] = [...asAdaSees, ...special]

interface Ways {
  page: Page
  bank: Bank
  open: (path: string, scenario?: string) => Promise<void>
  openAs: (persona: PersonaId, path: string, scenario?: string) => Promise<void>
}

export const isPlain = ({ states, scenario }: ScreenState): boolean => states === undefined && scenario === undefined

/**
 * Calls `see` on the screen and in each of its states. `state` is the state's name. A plain screen is reached from
 * another one of the same customer without loading the site again.
 */
export async function walkThrough(
  shown: ScreenState,
  { page, bank, open, openAs }: Ways,
  size: { width: number; height: number },
  see: (state?: string) => Promise<void>,
  before?: ScreenState,
): Promise<void> {
  const { path, persona, scenario, states = {} } = shown
  await page.setViewportSize(size)
  if (before !== undefined && [before, shown].every(isPlain) && before.persona === persona)
    await navigateAndWait(page, path)
  else await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
  await see()
  for (const [state, prepare] of Object.entries(states)) {
    await resize(page, size)
    await prepare(page, bank)
    await see(state)
  }
}

export function titleOf({ path, persona, scenario }: ScreenState): string {
  return [path, persona, scenario].filter((part) => part !== undefined).join(', ')
}
