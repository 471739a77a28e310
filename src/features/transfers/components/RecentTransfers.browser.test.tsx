import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { getGetTransfersQueryKey } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { RecentTransfers } from './RecentTransfers.tsx'

const past = ['Lena Abel', 'Ben Okafor', 'Book Nook', 'City Transit'].map((name, index) => ({
  ...emptyDraft,
  id: `T${index + 1}`,
  act_hold_name: name,
  act_no: '5500112233',
  bank: 'Harbour Trust',
  note: 'Concert',
  amount: 42_000,
  status: 'successful',
  date: new Date(2026, 0, 14 - index).getTime(),
}))

async function renderAt(path: string, transactions: typeof past) {
  const client = createQueryClient()
  client.setQueryData(getGetTransfersQueryKey(), { transactions, violations: [] })
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <RecentTransfers currency="$" code="USD" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('[R207] lists the latest transfers, each of which leads to its details', async () => {
  await renderAt('/send', past)
  const rows = page.getByRole('region', { name: 'Recent transfers' }).getByRole('link')
  await expect.element(rows.first()).toHaveAttribute('href', '/send?transaction=T1')
  expect(rows.elements()).toHaveLength(3)
})

it("shows a transfer's known fields, the currency code and a link to repeat it", async () => {
  await renderAt('/send?transaction=T1', past)
  const details = page.getByRole('dialog', { name: 'Transaction details' })
  await expect.element(details.getByText('Concert')).toBeVisible()
  await expect.element(details.getByText('USD', { exact: true })).toBeVisible()
  const again = details.getByRole('link', { name: 'Send again' })
  await expect.element(again).toHaveAttribute('href', '/dashboard/send?again=T1')
  await details.getByRole('button', { name: 'Close details' }).click()
  await expect.element(details).not.toBeInTheDocument()
})

it('offers no second transfer while the first is in progress', async () => {
  await renderAt(
    '/send?transaction=T1',
    past.map((transfer) => ({ ...transfer, status: 'in_progress' })),
  )
  const details = page.getByRole('dialog', { name: 'Transaction details' })
  await expect.element(details.getByText('The bank still has to confirm it.')).toBeVisible()
  await expect.element(details.getByRole('link', { name: 'Send again' })).not.toBeInTheDocument()
})

it('is absent without transfers', async () => {
  await renderAt('/send', [])
  expect(page.getByRole('region').elements()).toHaveLength(0)
})
