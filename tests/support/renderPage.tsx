import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from 'vitest-browser-react'

/**
 * Renders a page, or a part of one, for a component test. Its data is what `client` has in its cache. A page with
 * parameters needs its `path` in the table of pages, and the address.
 */
export function renderPage(page: ReactElement, client: QueryClient, { path = '*', address = '/' } = {}) {
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path, element: page }], { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
}
