import type { Page } from '@playwright/test'
import type { Bank } from '#mocks/domain/bank.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { isFlow, pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { lastCode } from './bankMemory.ts'
import { type BankFixtures, navigateAndWait, openSetting, png, resize } from './fixtures.ts'
import { addDocument, enterDetails } from './identitySteps.ts'
import { enter, enterAndStay, fillIn, goOn, toBen } from './transferSteps.ts'

type States = Record<string, (page: Page, bank: Bank) => Promise<void>>

export interface ScreenState {
  path: string
  persona?: PersonaId
  scenario?: string
  /** States without an address, by name. Each starts from the one before. */
  states?: States
}

const { auth, dashboard } = paths

const visitor = (path: string, states?: States): ScreenState => ({ path, ...(states && { states }) })

const as = (persona: PersonaId, path: string, states?: States): ScreenState => ({ ...visitor(path, states), persona })

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)

/** Pages of visitors, addresses with a parameter, and what a page shows besides itself as Ada sees it. */
const special: readonly ScreenState[] = [
  visitor(auth.landing()),
  visitor(auth.signIn(), {
    refused: async (page) => {
      await fill(page, 'Email', 'ada@example.com')
      await fill(page, 'Password', 'wrong')
      await press(page, 'Sign In')
      await page.getByText('Invalid Credentials').waitFor()
    },
  }),
  visitor(auth.signUp(), {
    'with errors': async (page) => {
      await fill(page, 'Confirm password', 'other')
      await press(page, 'Sign Up')
      await page.getByRole('group', { name: 'Check 4 fields' }).waitFor()
    },
  }),
  visitor(auth.verify('una@example.com'), {
    'code sent and refused': async (page) => {
      await press(page, 'Resend code')
      await page.getByText('Code Sent').waitFor()
      await fill(page, 'Verification code', '000000')
      await press(page, 'Verify')
      await page.getByText('This code is not valid.').waitFor()
    },
  }),
  visitor(auth.forgot(), {
    sent: async (page) => {
      await fill(page, 'Email', 'ada@example.com')
      await press(page, 'Send the code')
      await page.getByRole('button', { name: 'Resend code' }).waitFor()
    },
  }),
  visitor(auth.reset()),
  visitor(auth.resetLink('ada@example.com', 'code')),
  as('neil', auth.verification(), {
    'the details, incomplete': (page) => press(page, 'Continue'),
    'the document': enterDetails,
    'the photo': (page) => addDocument(page),
  }),
  as('pia', auth.underReview()),
  visitor(auth.notice()),
  as('ada', dashboard.kyc()),
  as('ada', dashboard.send()),
  as('vera', dashboard.kyc()),
  as('ada', dashboard.home(), {
    'with the balance': (page) => press(page, 'Show balance'),
    'the menu over the page': async (page) => {
      await resize(page, { width: 320, height: 800 })
      await press(page, 'Menu')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  }),
  as('emil', dashboard.home()),
  { ...as('ada', dashboard.home()), scenario: 'fail:getAccount:html' },
  as('ada', dashboard.addFunds(), {
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
  }),
  { ...as('ada', dashboard.addFunds()), scenario: 'offline:1' },
  as('ada', dashboard.profile(), {
    'refused, about to be left, with a toast': async (page) => {
      await fill(page, 'Full name', ' ')
      await press(page, 'Save changes')
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  }),
  { ...as('ben', dashboard.profile()), scenario: 'fail:getProfile:empty,fail:getProfile:empty' },
  as('nora', dashboard.createPin(), {
    repeat: async (page) => {
      await fill(page, 'New PIN', '4821')
      await press(page, 'Confirm')
      await page.getByLabel('Repeat the PIN').waitFor()
    },
  }),
  as('ada', dashboard.settings(), {
    mismatch: async (page) => {
      await openSetting(page, 'Password')
      await fill(page, 'New password', 'one')
      await fill(page, 'Repeat the new password', 'two')
    },
    'no address': async (page) => {
      await openSetting(page, 'Email')
      await press(page, 'Save email')
    },
    PIN: (page) => openSetting(page, 'Transaction PIN'),
  }),
  {
    ...as('cora', dashboard.send(), {
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
    }),
    scenario: 'fail:submitTransfer:html',
  },
  as('ada', dashboard.send({ again: '8' }), {
    'review of an earlier payee': goOn,
    done: async (page) => {
      await press(page, 'Confirmed')
      await enterAndStay(page)
    },
  }),
  as('ada', dashboard.addFundsCrypto(), {
    'refused, with a file chosen': async (page) => {
      await page.locator('input[type=file]:not([capture])').setInputFiles(png)
      await press(page, 'Submit Deposit')
      await page.getByText('The amount must be above zero.').waitFor()
    },
  }),
  as('mia', dashboard.addFundsInstitution()),
  as('mia', dashboard.makePaymentCrypto()),
  as('ada', dashboard.upgrade(), {
    'no plan chosen': async (page) => {
      await press(page, 'Submit Upgrade')
      await page.getByText('Select a plan').waitFor()
    },
  }),
  as('emil', dashboard.notifications()),
  as('ada', dashboard.statements(), {
    'nothing found': async (page) => {
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('No transactions match').waitFor()
    },
    filter: async (page) => {
      await page.getByRole('searchbox').fill('lena')
      await press(page, 'Filter')
      await fill(page, 'Amount to', '300')
      await fill(page, 'Amount from', '400')
    },
    details: async (page) => {
      await press(page, 'Clear all')
      await press(page, 'Close filter')
      const transfers = page.getByRole('link', { name: /Lena Abel/ })
      await transfers.first().click()
      await page.getByRole('button', { name: 'Print receipt' }).waitFor()
    },
  }),
  as('max', dashboard.statements()),
  as('emil', dashboard.statements()),
  as('gita', dashboard.payee('18')),
  as('mia', dashboard.contact()),
]

/** Each page of a customer as Ada sees it. Those with an entry above are the same visit as its states. */
const asAdaSees = pages
  .filter(({ path, access, layout }) => access === 'customer' && !isFlow(layout) && !path.includes(':'))
  .filter(({ module }, index, all) => all.findIndex((page) => page.module === module) === index)
  .map(({ path }) => as('ada', path))
  .filter(({ path }) => !special.some((state) => state.path === path && state.persona === 'ada' && !state.scenario))

export const screenStates: readonly ScreenState[] = [...asAdaSees, ...special]

interface Ways extends Pick<BankFixtures, 'open' | 'openAs'> {
  page: Page
  bank: Bank
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
