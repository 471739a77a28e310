import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from 'vitest-browser-react'

export function renderPage(page: ReactElement, client: QueryClient, { path = '*', address = '/' } = {}) {
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path, element: page }], { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
}
