import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetContactQueryKey } from '#src/api/generated/hooks/contact/contact.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { ofSession } from '#src/session/entryState.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './ContactPage.tsx'

it.each([
  ['a text', ofSession({ reference: 'TX000173' }), 1],
  ['a number', ofSession({ reference: 173 }), 0],
  ['of another session', { reference: 'TX000173', session: 'an earlier one' }, 0],
  ['absent', null, 0],
])('[R200] shows the reference of the transaction that the customer comes from: %s', async (_what, state, buttons) => {
  const client = createQueryClient()
  client.setQueryData(getGetContactQueryKey(), { contact: { email: 'help@bank.example' }, violations: [] })
  await renderPage(<Component />, client, { address: { pathname: '/', state } })
  await expect.element(page.getByRole('link', { name: 'help@bank.example' })).toBeVisible()
  await expect.element(page.getByText(/^Forgotten your PIN\? Contact us/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Copy reference' }).elements()).toHaveLength(buttons)
})
