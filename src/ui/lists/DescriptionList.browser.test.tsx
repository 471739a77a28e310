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

it('stacks terms and details in a narrow place, all at its start', async () => {
  await page.viewport(320, 740)
  await render(
    <DescriptionList
      rows={[
        { term: 'Username', detail: 'ada' },
        { term: 'Reference', detail: 'TX000173', copyValue: 'TX000173' },
      ]}
    />,
  )
  const starts = page
    .getByRole('definition')
    .elements()
    .filter(({ textContent }) => ['ada', 'TX000173'].includes(textContent))
    .map((detail) => detail.getBoundingClientRect().left)
  expect(starts).toHaveLength(2)
  expect(new Set(starts).size).toBe(1)
})
