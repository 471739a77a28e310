import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetFixedDepositFormQueryKey } from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './CryptoFixedDepositPage.tsx'

function renderWith(plans: readonly { plan_name: string; term?: string }[]) {
  const client = createQueryClient()
  client.setQueryData(getGetFixedDepositFormQueryKey(), {
    plans,
    names: ['Bitcoin'],
    addresses: ['DEMO-ONE'],
    addresses2: ['DEMO-ONE'],
    currency: '$',
    transactions: [],
    violations: [],
  })
  return renderPage(<Component />, client)
}

it('[R168] begins without a plan, and shows how long the chosen one locks the money', async () => {
  await renderWith([
    { plan_name: '6 months', term: '6 months' },
    { plan_name: '12 months', term: '12 months' },
  ])
  const plans = page.getByRole('radiogroup', { name: 'Plan' })
  await userEvent.click(page.getByRole('button', { name: 'Submit Fixed Deposit' }))
  await expect.element(plans).toHaveAccessibleDescription('Select a plan')
  await userEvent.click(page.getByText('6 months'))
  await expect.element(plans).toHaveAccessibleDescription(/^Your money stays locked for 6 months, until/)
  await userEvent.click(page.getByText('12 months'))
  await expect.element(plans).toHaveAccessibleDescription(/^Your money stays locked for 12 months, until/)
})

it('[R168] estimates what the money becomes, once rate, term and amount are known', async () => {
  await renderWith([{ plan_name: '12 months, 2.9% a year', term: '12 months' }])
  await page.getByLabelText('Amount').fill('1000')
  await expect.element(page.getByText(/estimate/)).not.toBeInTheDocument()
  await userEvent.click(page.getByText('12 months, 2.9% a year'))
  await expect.element(page.getByText(/^about \$1,029\.00 on \d+ \w+ \d{4} \(estimate\)$/)).toBeVisible()
})

it('[R168] needs no plan when the bank offers none', async () => {
  await renderWith([])
  await expect.element(page.getByText('DEMO-ONE')).toBeVisible()
})
