import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { getGetAccountQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { getGetStatementQueryKey } from '#src/api/generated/hooks/statements/statements.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { showBalance } from '#src/session/preferences.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component as StatementsPage } from './StatementsPage.tsx'

const account = { account_no: '2024000101', tb: 271_600, currency: 'USD' }
const history = [
  {
    id: '3',
    name: 'Book Nook',
    date: new Date(2026, 0, 20).getTime(),
    transaction_type: 'debit',
    amount: 4900,
    fee: 122,
    status: 'failed',
  },
  {
    id: '2',
    name: 'Rent',
    date: new Date(2026, 0, 14).getTime(),
    transaction_type: 'debit',
    amount: 48_400,
    status: 'in_progress',
  },
  {
    id: '1',
    name: 'Salary',
    date: new Date(2026, 0, 2).getTime(),
    transaction_type: 'credit',
    amount: 320_000,
    status: 'successful',
  },
]

async function renderStatement(balance: number, transactions: readonly object[] = history, width = 360, address = '/') {
  await page.viewport(width, 740)
  const client = createQueryClient()
  const violations: never[] = []
  client.setQueryData(getGetStatementQueryKey(), { transactions, currency: '$', violations })
  client.setQueryData(getGetAccountQueryKey(), {
    account: { ...account, tb: balance },
    transactions,
    currency: '$',
    violations,
  })
  await renderPage(<StatementsPage />, client, { address })
  await expect.element(page.getByRole('listitem').first()).toBeInTheDocument()
}

const balances = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => /Balance (\S+\.\d\d)/.exec(row.textContent)?.[1])

beforeEach(() => showBalance(true))
afterEach(async () => {
  localStorage.clear()
  await page.viewport(800, 600)
})

it('shows the balance after each row, except on a phone', async () => {
  await renderStatement(271_600)
  expect(balances()).toEqual([undefined, undefined, undefined])
  await cleanup()
  await renderStatement(271_600, history, 900)
  await expect.element(page.getByText('Balance $3,200.00').first()).toBeVisible()
  expect(balances()).toEqual(['$2,716.00', '$2,716.00', '$3,200.00'])
})

it('shows no balances when the rows do not add up to the current one', async () => {
  await renderStatement(271_601, history, 900)
  expect(balances()).toEqual([undefined, undefined, undefined])
})

it('shows no balances while they are hidden', async () => {
  showBalance(false)
  await renderStatement(271_600, history, 900)
  expect(balances()).toEqual([undefined, undefined, undefined])
})

it('aligns an Arabic name with the other names', async () => {
  const name = 'شركة الاتصالات'
  await renderStatement(
    271_600,
    history.map((row) => (row.id === '2' ? { ...row, name } : row)),
  )
  const startOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text, { exact: true }).element())
    return range.getBoundingClientRect().left
  }
  expect(startOf(name)).toBeCloseTo(startOf('Book Nook'), 0)
})

it('opens the same row without an id in a filtered statement as in the whole one', async () => {
  await renderStatement(
    271_600,
    history.map((row) => ({ ...row, id: undefined })),
    900,
  )
  const linkOf = (name: string) =>
    page
      .getByRole('link', { name: new RegExp(name) })
      .element()
      .getAttribute('href')
  const link = linkOf('Book Nook')
  // Counted from the oldest, so that later rows leave it as it is.
  expect(link).toMatch(/=row-3$/)
  await page.getByRole('searchbox').fill('book nook')
  await expect.element(page.getByText('1 of 3 transactions')).toBeVisible()
  expect(linkOf('Book Nook')).toBe(link)
})

it.each([
  ['without a line for what is missing', 271_500, []],
  ['with the balance after it, if all rows add up', 271_600, ['Balance after', 'Currency']],
])('shows details of which the bank sends no more than the row, %s', async (_what, balance, terms) => {
  await renderStatement(balance, history, 360, '/?transaction=2')
  const details = page.getByRole('dialog', { name: 'Transaction details' })
  await expect.element(details.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect.element(details.getByText('14 January 2026', { exact: false })).toBeVisible()
  expect(
    details
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(terms)
})

it('keeps the list in its place when the first filter is set', async () => {
  await renderStatement(271_600, history, 800)
  const top = () => page.getByRole('listitem').first().element().getBoundingClientRect().top
  const before = top()
  await page.getByRole('searchbox').fill('salary')
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  expect(top()).toBeCloseTo(before, -1)
})

it.each([
  ['2', 'The bank still has to confirm it.', 'Print receipt', /a9 9/, 360],
  ['3', "The bank didn't make this transfer. It isn't counted in your balance.", 'Print details', /^m6 6 12 12/, 1440],
])(
  'says what the status of transaction %s means, and offers help with it',
  async (id, meaning, print, drawing, width) => {
    await renderStatement(271_600, history, width, `/?transaction=${id}`)
    const details = page.getByRole('dialog', { name: 'Transaction details' })
    await expect.element(details.getByText(meaning)).toBeVisible()
    await expect.element(details.getByText('Fee')).not.toBeInTheDocument()
    await expect.element(details.getByText('This is not proof of payment.')).toBeInTheDocument()
    await expect.element(details.getByRole('button', { name: print })).toBeVisible()
    await expect.element(details.getByRole('link', { name: 'Get help' })).toBeVisible()
    expect(details.element().querySelector('[data-status] path')?.getAttribute('d')).toMatch(drawing)
    await userEvent.keyboard('{Escape}')
    await expect.element(details).not.toBeInTheDocument()
  },
)
