import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TopRecipients } from './TopRecipients.tsx'

const recipients = [
  { name: 'Nora Lind', amount: 15_000, count: 2, inProgress: 7500 },
  { name: 'Lena Abel', amount: 4200, count: 1, inProgress: 4200 },
  { name: 'Book Nook', amount: 900, count: 1, inProgress: 0 },
]

it('says which part is on its way, and no amount while the balance is hidden', async () => {
  const { rerender } = await render(<TopRecipients recipients={recipients} currency="$" isHidden={false} />)
  const lines = page.getByRole('listitem')
  await expect.element(lines.nth(0)).toHaveTextContent('Nora Lind $75.00 of it on its way$150.00')
  await expect.element(lines.nth(1)).toHaveTextContent('Lena Abel on its way$42.00')
  await expect.element(lines.nth(2)).not.toHaveTextContent('on its way')
  await rerender(<TopRecipients recipients={recipients} currency="$" isHidden />)
  await expect.element(lines.nth(0)).toHaveTextContent('Nora Lind part of it on its way2 transactions')
})
