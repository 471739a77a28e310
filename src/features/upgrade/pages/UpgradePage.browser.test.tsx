import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetUpgradeFormQueryKey } from '#src/api/generated/hooks/upgrade/upgrade.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './UpgradePage.tsx'

const form = {
  plans: [
    { plan_name: 'Silver', price: 5000 },
    { plan_name: 'Gold', price: 5000 },
  ],
  current_plan: 'Basic',
  names: ['Bitcoin', 'Tether'],
  addresses: ['DEMO-BITCOIN'],
  addresses2: ['DEMO-BITCOIN', 'DEMO-TETHER'],
  currency: '$',
  transactions: [],
  violations: [],
}

async function renderForm() {
  const client = createQueryClient()
  const receive = (data: object) => client.setQueryData(getGetUpgradeFormQueryKey(), data)
  receive(form)
  await renderPage(<Component />, client)
  return receive
}

it('keeps the chosen coin and plan if the bank then sends another order and another price', async () => {
  const receive = await renderForm()
  await userEvent.click(page.getByText('Gold', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: /Type/ }))
  await userEvent.click(page.getByRole('option', { name: 'Tether' }))
  await expect.element(page.getByText('DEMO-TETHER')).toBeVisible()
  receive({
    ...form,
    plans: [{ plan_name: 'Gold', price: 8000 }, form.plans[0]],
    names: ['Tether', 'Bitcoin'],
    addresses: ['DEMO-TETHER'],
    addresses2: ['DEMO-TETHER', 'DEMO-BITCOIN'],
  })
  await expect.element(page.getByText('Send $80.00 to this address')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Gold/ })).toBeChecked()
  await expect.element(page.getByText('DEMO-TETHER')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Tether Type/ })).toBeVisible()
})

it('shows no address once the bank no longer offers the chosen coin', async () => {
  const receive = await renderForm()
  await userEvent.click(page.getByText('Gold', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: /Type/ }))
  await userEvent.click(page.getByRole('option', { name: 'Tether' }))
  receive({ ...form, names: ['Bitcoin'], addresses2: ['DEMO-BITCOIN'] })
  await expect.element(page.getByRole('button', { name: /Choose a coin Type/ })).toBeVisible()
  await expect.element(page.getByText(/^DEMO/)).not.toBeInTheDocument()
})

it('fills the price in again after the customer has emptied the amount', async () => {
  await renderForm()
  const amount = page.getByLabelText('Amount')
  await userEvent.click(page.getByText('Silver', { exact: true }))
  await expect.element(amount).toHaveValue('50.00')
  await amount.clear()
  await userEvent.click(page.getByText('Gold', { exact: true }))
  await expect.element(amount).toHaveValue('50.00')
})
