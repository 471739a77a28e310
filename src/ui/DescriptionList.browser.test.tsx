import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DescriptionList } from './DescriptionList.tsx'

it('shows each row of a repeated term', async () => {
  const row = (detail: string) => ({ term: 'Lena Abel', detail })
  const { rerender } = await render(<DescriptionList rows={[row('first'), row('second'), row('third')]} />)
  await rerender(<DescriptionList rows={[row('third'), row('first')]} />)
  const details = page.getByRole('definition').elements()
  expect(details.map(({ textContent }) => textContent)).toEqual(['third', 'first'])
})
