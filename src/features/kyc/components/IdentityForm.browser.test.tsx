import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { IdentityForm } from './IdentityForm.tsx'

it('[R67] warns of unlikely details once, and then goes on', async () => {
  const onTurn = vi.fn()
  await renderPage(
    <IdentityForm kind="complete" docs={[]} onTurn={onTurn} onAccepted={() => undefined} />,
    createQueryClient(),
  )
  await userEvent.fill(page.getByLabelText('Country'), 'Elbonia')
  await userEvent.fill(page.getByLabelText('Phone'), '12')
  await userEvent.fill(page.getByLabelText('Home address'), 'x')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await goOn.click()
  await expect.element(page.getByText(/press Continue again to keep it as it is/)).toBeVisible()
  await expect.element(page.getByLabelText('Country')).toHaveAccessibleDescription(/isn't in our list/)
  await expect
    .element(page.getByLabelText('Home address'))
    .toHaveAccessibleDescription(/^Enter street, number and city/)
  expect(onTurn).not.toHaveBeenCalled()
  await goOn.click()
  expect(onTurn.mock.calls).toEqual([[1]])
})

it('[R67] asks for the back of a document, but not of a passport', async () => {
  // The bank may list by itself what the product adds.
  const docs = [{ doc_name: 'Passport' }, { doc_name: "Driver's License" }]
  await renderPage(
    <IdentityForm kind="complete" part={1} docs={docs} onAccepted={() => undefined} />,
    createQueryClient(),
  )
  const back = page.getByRole('group', { name: 'Back of the document' })
  const front = page.getByRole('group', { name: 'Front of the document' })
  const height = (group: typeof back) => group.element().getBoundingClientRect().height
  await page.getByText("Driver's License").click()
  expect(height(back)).toBe(height(front))
  await page.getByText('Passport').click()
  await expect.element(back).not.toBeInTheDocument()
})
