import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AccountNumber } from './AccountNumber.tsx'

const iban = 'DE89370400440532013000'

it('shows an IBAN in groups of four that no line breaks, and is copied without spaces', async () => {
  const { container } = await render(
    <p style={{ width: 120 }}>
      <AccountNumber number={iban} />
    </p>,
  )
  const groups = Array.from(container.querySelectorAll('span'))
  expect(groups.map(({ textContent }) => textContent)).toEqual(['DE89', '3704', '0044', '0532', '0130', '00'])
  expect(new Set(groups.map((group) => group.getClientRects().length))).toEqual(new Set([1]))
  getSelection()?.selectAllChildren(container)
  expect(getSelection()?.toString().trim()).toBe(iban)
})

it.each(['2024000102', 'DE88370400440532013000', 'GB33 BUKB 2020 1555 5555 55'])(
  'shows %s as it was entered, whose check digits are wrong or whose groups it has',
  async (number) => {
    const { container } = await render(<AccountNumber number={number} />)
    expect(container.querySelectorAll('span')).toHaveLength(0)
    expect(container.textContent).toBe(number)
  },
)
