import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Place {
  path?: string
  address?: InitialEntry
}

export function renderPage(page: ReactElement, client: QueryClient, { path = '*', address = '/' }: Place = {}) {
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path, element: page }], { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
}
