import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { minorOf, typedAmount, writtenAmount } from '#src/lib/amount.ts'
import { AmountField } from './AmountField.tsx'

const onChange = vi.fn()

function Field({ initial = '', size }: { initial?: string; size?: 'large' }) {
  const [amount, setAmount] = useState(() => typedAmount(initial))
  return (
    <>
      <AmountField
        label="Amount"
        currency="$"
        value={amount}
        size={size}
        onChange={(next) => {
          onChange(minorOf(next))
          setAmount(next)
        }}
      />
      <button type="button" onClick={() => setAmount(writtenAmount(42_000))}>
        Last time
      </button>
    </>
  )
}

const field = page.getByLabelText('Amount')

it.each([
  ['1234.5', 123_450, '1,234.50', ''],
  ['7', 700, '7.00', ''],
  ['1,234.50', 123_450, '1,234.50', ''],
  ['12,50', 1250, '12.50', 'You entered $12.50.'],
  ['1.234,5', 123_450, '1,234.50', 'You entered $1,234.50.'],
  ['१२', 1200, '12.00', 'You entered $12.00.'],
])('reports %j as %d, and writes it as %s on blur', async (text, minor, written, help) => {
  onChange.mockClear()
  await render(<Field />)
  await field.fill(text)
  await expect.element(field).toHaveValue(text)
  await userEvent.tab()
  await expect.element(field).toHaveValue(written)
  await expect.element(field).toHaveAccessibleDescription(help)
  expect(onChange.mock.lastCall).toEqual([minor])
})

it('keeps text that it cannot read, and reports no amount', async () => {
  onChange.mockClear()
  await render(<Field initial="5.00" />)
  await field.fill('1.234')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.234')
  await expect.element(field).toHaveAccessibleDescription('Did you mean 1,234.00? Add decimals to be exact')
  expect(onChange.mock.lastCall).toEqual([undefined])
})

it('shows an amount that the page fills in', async () => {
  await render(<Field initial="12,5" />)
  await expect.element(field).toHaveValue('12,5')
  await page.getByRole('button', { name: 'Last time' }).click()
  await expect.element(field).toHaveValue('420.00')
})

it('announces an error that appears while the customer is typing', async () => {
  await render(<Field />)
  const live = document.querySelectorAll('[aria-live=polite]')
  expect(live).toHaveLength(1)
  await userEvent.type(field, '1.2.3')
  await expect.poll(() => live[0]?.textContent).not.toBe('')
})

it('shows a long amount whole on a phone, without moving what is below', async () => {
  await page.viewport(360, 740)
  await render(
    <div style={{ width: 292 }}>
      <Field size="large" />
    </div>,
  )
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('no input')
  const height = input.offsetHeight
  await field.fill('12,345,678.90')
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  expect(input.offsetHeight).toBe(height)
  await page.viewport(800, 600)
})
