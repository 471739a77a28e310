import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { fromWire } from '#src/lib/money.ts'
import { AmountWithBalance } from './AmountWithBalance.tsx'

afterEach(async () => {
  localStorage.clear()
  await page.viewport(800, 600)
})

it('[R120] reports an insufficient balance beside the button that shows the balance', async () => {
  await page.viewport(360, 740)
  await render(
    <AmountWithBalance
      currency="$"
      value={fromWire('2000')}
      onChange={() => undefined}
      balance={fromWire('1000')}
      isInsufficient
    />,
  )
  const amount = page.getByLabelText('Amount')
  await expect.element(amount).toBeInvalid()
  await expect.element(amount).toHaveAccessibleDescription('Insufficient balance')
  const problem = page.getByText('Insufficient balance').element().getBoundingClientRect()
  const show = page.getByRole('button', { name: 'Show balance' })
  const button = show.element().getBoundingClientRect()
  expect(problem.top).toBeGreaterThan(button.top)
  expect(problem.bottom).toBeLessThan(button.bottom)
  await show.click()
  await expect.element(page.getByText('Available $1,000.00')).toBeVisible()
})
