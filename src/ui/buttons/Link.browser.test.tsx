import { RouterProvider } from 'react-aria-components'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Breadcrumbs } from '#src/components/page/SubPage.tsx'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'
import { Link } from './Link.tsx'

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

it('a link navigates once by pointer, Enter and touch, and opens another tab with the control key', async () => {
  const navigate = vi.fn()
  const { container } = await render(
    <RouterProvider navigate={navigate}>
      <Link href="/contact">Contact</Link>
    </RouterProvider>,
  )
  const link = page.getByRole('link', { name: 'Contact' })
  await link.click()
  await userEvent.keyboard('{Enter}')
  await tap(link)
  expect(navigate.mock.calls.map(([to]: unknown[]) => to)).toEqual(['/contact', '/contact', '/contact'])
  const left = vi.fn((event: Event) => event.preventDefault())
  container.addEventListener('click', left)
  await userEvent.click(link, { modifiers: ['Control'] })
  expect(navigate).toHaveBeenCalledTimes(3)
})

it('breadcrumbs name the parent page and this one, and follow the direction of the page', async () => {
  document.documentElement.dir = 'rtl'
  await prefer({ forcedColors: 'active' })
  await render(<Breadcrumbs parent={{ title: 'Add Funds', href: '/add-funds' }} title="Crypto" />)
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  const [parent, here] = page.getByRole('listitem').elements()
  expect(here?.querySelector('[aria-current="page"]')?.textContent).toBe('Crypto')
  expect(here?.getBoundingClientRect().left).toBeLessThan(parent?.getBoundingClientRect().left ?? 0)
  await userEvent.tab()
  const link = page.getByRole('link', { name: 'Add Funds' })
  await expect.element(link).toHaveFocus()
  expect(getComputedStyle(link.element()).outlineStyle).toBe('solid')
})
