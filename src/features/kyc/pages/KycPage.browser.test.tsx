import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetIdentityDocumentsQueryKey } from '#src/api/generated/hooks/kyc/kyc.ts'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './KycPage.tsx'

function renderAs(verification_status: string) {
  const client = createQueryClient()
  const user = { fullname: 'Ada Marlow', email: 'ada@example.com', verification_status }
  client.setQueryData(getGetProfileQueryKey(), { profile: user, user, violations: [] })
  client.setQueryData(getGetIdentityDocumentsQueryKey(), { docs: [{ doc_name: 'Passport' }], violations: [] })
  return renderPage(<Component />, client)
}

const passport = page.getByRole('radio', { name: 'Passport' })

it('[R193] folds the form away from a customer who has nothing to do', async () => {
  await renderAs('verified')
  const more = page.getByRole('button', { name: 'Send another document' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect.element(passport).toBeVisible()
})

it('[R193] shows the form to any other customer', async () => {
  await renderAs('Declined')
  await expect.element(passport).toBeVisible()
})
