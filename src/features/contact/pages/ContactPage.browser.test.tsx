import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetContactQueryKey } from '#src/api/generated/hooks/contact/contact.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './ContactPage.tsx'

it.each([
  [{ reference: 'TX000173' }, 1],
  [{ reference: 173 }, 0],
  [null, 0],
])('[R200] shows the reference of the transaction that the customer comes from: %j', async (state, buttons) => {
  const client = createQueryClient()
  client.setQueryData(getGetContactQueryKey(), { contact: { email: 'help@bank.example' }, violations: [] })
  await renderPage(<Component />, client, { address: { pathname: '/', state } })
  await expect.element(page.getByRole('link', { name: 'help@bank.example' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Copy reference' }).elements()).toHaveLength(buttons)
})
