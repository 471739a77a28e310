import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { emptyDraft, type TransferDetails } from '#src/features/transfers/details.ts'
import { typedAmount } from '#src/lib/amount.ts'
import { fromWire } from '#src/lib/money.ts'
import { Amounts, type AmountsProps } from './Amounts.tsx'
import { createTransferStore, TransferContext } from './transferContext.ts'

afterEach(async () => {
  localStorage.clear()
  await page.viewport(800, 600)
})

const amount = page.getByLabelText('Amount')
const received = page.getByLabelText(/ gets/)

async function show(details: Partial<TransferDetails>, first: Pick<AmountsProps, 'percent' | 'errorMessage'>) {
  const store = createTransferStore(() => true, { ...emptyDraft, ...details })
  const at = (props: typeof first) => (
    <TransferContext value={store}>
      <Amounts account={{ code: 'USD', symbol: '$', balance: fromWire('1000') }} fee={null} {...props} />
    </TransferContext>
  )
  const { rerender } = await render(at(first))
  return (props: typeof first) => rerender(at(props))
}

it('[R120] reports an insufficient balance at the field, with the largest amount once the balance is shown', async () => {
  await page.viewport(360, 740)
  await show({ amount: typedAmount('2000') }, { percent: 10 })
  await expect.element(amount).toBeInvalid()
  await expect.element(amount).toHaveAccessibleDescription('Insufficient balance')
  const message = page.getByText('Insufficient balance').element()
  expect(message.closest('[aria-live=polite]'), 'announced').not.toBeNull()
  await expect.element(page.getByText('Enter less than your balance.')).toBeVisible()
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect.element(page.getByText('You can send up to $999.99, just below your balance.')).toBeVisible()
})

describe('what the payee gets', () => {
  it('[R117, R120] follows the amount, and the amount follows it', async () => {
    await show({ act_hold_name: 'Lena Abel' }, { percent: 2.5 })
    await expect.element(received).toHaveAccessibleName('Lena Abel gets exactly')
    await amount.fill('110')
    await expect.element(received).toHaveValue('107.25')
    await received.fill('100')
    await expect.element(amount).toHaveValue('102.56')
    await expect.element(amount).toBeValid()
    await received.fill('975')
    await expect.element(amount).toHaveValue('1,000.00')
    await expect.element(amount).toHaveAccessibleDescription('Insufficient balance')
    await received.fill('1,000')
    await expect.element(received).toHaveAccessibleDescription(/^Did you mean 1,000\.00\?/)
    await expect.element(amount).toHaveValue('')
    await amount.fill('5')
    await expect.element(received).toHaveValue('4.87')
    await expect.element(received).toBeValid()
  })

  it('[R113] can be typed before the fee is known', async () => {
    const rerender = await show({}, { percent: undefined })
    await received.fill('100')
    await expect.element(amount).toHaveValue('')
    await rerender({ percent: 10 })
    await expect.element(amount).toHaveValue('111.11')
    await expect.element(received).toHaveValue('100')
    await expect.element(received).toHaveFocus()
  })

  it('is not said to be exact in another currency', async () => {
    await show({ act_hold_name: 'Ben Okafor', currency: 'GBP' }, { percent: 10 })
    await expect.element(received).toHaveAccessibleName('Ben Okafor gets, before conversion')
  })

  it.each([100, 'unreadable'] as const)('cannot be typed at %s percent', async (percent) => {
    await show({ amount: { ...typedAmount('100'), isReceived: true } }, { percent, errorMessage: 'Not possible' })
    await expect.element(amount).toHaveAccessibleDescription('Not possible')
    expect(received.elements()).toEqual([])
  })

  it('has the error where it was typed', async () => {
    await show({ amount: { ...typedAmount('0'), isReceived: true } }, { percent: 10, errorMessage: 'Above zero' })
    await expect.element(received).toHaveAccessibleName('The payee gets exactly')
    await expect.element(received).toHaveAccessibleDescription('Above zero')
    await expect.element(amount).toBeValid()
  })
})
