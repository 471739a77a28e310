import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { typedAmount } from '#src/lib/amount.ts'
import { fromWire } from '#src/lib/money.ts'
import { AmountWithBalance } from './AmountWithBalance.tsx'
import { createTransferStore, TransferContext } from './transferContext.ts'

afterEach(async () => {
  localStorage.clear()
  await page.viewport(800, 600)
})

it('[R120] reports an insufficient balance beside the button that shows the balance', async () => {
  await page.viewport(360, 740)
  const store = createTransferStore(() => true, { ...emptyDraft, amount: typedAmount('2000') })
  await render(
    <TransferContext value={store}>
      <AmountWithBalance account={{ code: 'USD', symbol: '$', balance: fromWire('1000') }} />
    </TransferContext>,
  )
  const amount = page.getByLabelText('Amount')
  await expect.element(amount).toBeInvalid()
  await expect.element(amount).toHaveAccessibleDescription('Insufficient balance')
  const problem = page.getByText('Insufficient balance').element().getBoundingClientRect()
  const show = page.getByRole('button', { name: 'Show balance' })
  const button = show.element().getBoundingClientRect()
  expect(problem.top).toBeGreaterThan(button.top)
  expect(problem.bottom).toBeLessThan(button.bottom)
  expect(button.left - problem.right).toBeGreaterThanOrEqual(8)
  await show.click()
  await expect.element(page.getByText('You can send up to $999.99, just below your balance.')).toBeVisible()
})
