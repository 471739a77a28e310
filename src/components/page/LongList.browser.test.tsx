import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LongList } from './LongList.tsx'

const show = (count: number) =>
  render(
    <MemoryRouter>
      <LongList rows={Array.from({ length: count }, (_, index) => index)}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </LongList>
    </MemoryRouter>,
  )

afterEach(() => history.replaceState(undefined, ''))

it('removes its button after the last row and keeps the focus in the list', async () => {
  const screen = await show(130)
  await screen.getByRole('button', { name: 'Show 30 more of 130' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(130)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  // The body has the list, too.
  expect(document.activeElement).toBe(screen.getByRole('list').element().parentElement)
})

it('shows other rows from the start at the same entry', async () => {
  const first = await show(300)
  await first.getByRole('button', { name: 'Show 100 more of 300' }).click()
  await first.unmount()
  const same = await show(300)
  expect(same.getByRole('listitem').elements()).toHaveLength(200)
  await same.unmount()
  const other = await show(299)
  expect(other.getByRole('listitem').elements()).toHaveLength(100)
})
