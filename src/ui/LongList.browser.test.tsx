import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LongList } from './LongList.tsx'

function Numbers({ count }: { count: number }) {
  return (
    <LongList rows={Array.from({ length: count }, (_, index) => index)}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </LongList>
  )
}

it('renders 100 of 20,000 rows, and 100 more per press', async () => {
  const screen = await render(<Numbers count={20_000} />)
  expect(screen.getByRole('listitem').elements()).toHaveLength(100)
  await screen.getByRole('button', { name: 'Show 100 more of 20000' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(200)
})

it('removes its button after the last row and keeps the focus in the list', async () => {
  const screen = await render(<Numbers count={130} />)
  await screen.getByRole('button', { name: 'Show 30 more of 130' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(130)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(document.activeElement?.querySelector('ul')).not.toBeNull()
})
