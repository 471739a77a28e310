import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetAccountQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { getGetTransfersQueryKey } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { paths } from '#src/paths.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component as PayeePage } from './PayeePage.tsx'

const year = new Date().getFullYear()

const lena: PastTransfer = {
  id: 'T5',
  act_hold_name: 'Lena Abel',
  act_no: '5500 1122 33',
  bank: 'Meridian Mutual',
  note: 'Deposit',
  amount: 42_000,
  status: 'in_progress',
  date: new Date(year, 0, 2).getTime(),
}
const past: PastTransfer[] = [
  lena,
  { ...lena, id: 'T4', note: '', amount: 900, status: 'failed' },
  { ...lena, id: 'T3', act_no: '77', note: 'To somebody else' },
  { ...lena, id: 'T2', act_no: '5500112233', note: 'Dinner', amount: 1050, status: 'successful' },
  { ...lena, id: 'T1', note: 'Present', amount: 6000, date: new Date(year - 1, 5, 1).getTime(), status: 'successful' },
]

async function renderPayee(id: string, transactions = past, search = '') {
  const client = createQueryClient()
  client.setQueryData(getGetTransfersQueryKey(), { transactions, violations: [] })
  client.setQueryData(getGetAccountQueryKey(), {
    account: { account_no: '2024000101', tb: 1, currency: 'USD' },
    transactions: [],
    currency: '$',
    violations: [],
  })
  await renderPage(<PayeePage />, client, {
    path: '/dashboard/statements/payees/:id',
    address: paths.dashboard.payee(id) + search,
  })
}

afterEach(() => localStorage.clear())

it('[R207] shows the transfers to the same account at the same bank', async () => {
  await renderPayee('T5')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lena Abel' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Transfers' }).getByRole('listitem')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().map((row) => /Deposit|Transfer|Dinner|Present/.exec(row.textContent)?.[0])).toEqual([
    'Deposit',
    'Transfer',
    'Dinner',
    'Present',
  ])
})

it('repeats the newest transfer, also at the address of an older one, without an account number in the address', async () => {
  await renderPayee('T1')
  const again = page.getByRole('link', { name: 'Send again' })
  await expect.element(again).toHaveAttribute('href', paths.dashboard.send({ again: 'T5' }))
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((href) => href.replaceAll(/\D/g, '').includes('5500112233'))).toEqual([])
})

it("keeps the payee's name out of the window title, which the browser history stores", async () => {
  await renderPayee('T5')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lena Abel' })).toBeVisible()
  expect(document.title).toBe('Payee · Harbour Trust')
})

it('opens the details of a transfer, which link to this page', async () => {
  await renderPayee('T5', past, '?transaction=T2')
  const details = page.getByRole('dialog', { name: 'Transaction details' })
  await expect
    .element(details.getByRole('link', { name: 'Lena Abel' }))
    .toHaveAttribute('href', paths.dashboard.payee('T5'))
})

it.each([
  ['an id that is not listed', past],
  ['no transfers', []],
])('shows no payee for %s', async (_what, transactions) => {
  await renderPayee('T9', transactions)
  await expect.element(page.getByText("We couldn't find this payee")).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send again' })).not.toBeInTheDocument()
})
