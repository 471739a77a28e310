import { Suspense } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Drawer } from '#src/ui/overlays/overlays.tsx'
import { useOverlayEntry } from './useOverlayEntry.ts'

function Layout() {
  const navigate = useNavigate()
  const { isOpen, open, close, closeFirst } = useOverlayEntry('menu')
  return (
    <Suspense>
      <Button onPress={open}>Menu</Button>
      <Outlet />
      {isOpen && (
        <Drawer onClose={close} label="Menu">
          <Button onPress={() => closeFirst(() => void navigate('/help'))}>Help</Button>
          <Button onPress={open}>Again</Button>
          <Button
            onPress={() => {
              close()
              close()
            }}
          >
            Twice
          </Button>
        </Drawer>
      )}
    </Suspense>
  )
}

async function renderLayout() {
  const children = ['/home', '/statements', '/help'].map((path) => ({ path, element: path }))
  const router = createMemoryRouter([{ Component: Layout, children }], {
    initialEntries: ['/home', { pathname: '/statements', search: '?month=2026-01', state: { visit: 1 } }],
  })
  await render(<RouterProvider router={router} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(drawer()).toBeVisible()
  return router
}

const drawer = () => page.getByRole('dialog', { name: 'Menu' })

it('Back closes it, on its page, whose address and state it keeps', async () => {
  const router = await renderLayout()
  expect(router.state.location).toMatchObject({ search: '?month=2026-01', state: { visit: 1 } })
  await router.navigate(-1)
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(router.state.location).toMatchObject({
    pathname: '/statements',
    search: '?month=2026-01',
    state: { visit: 1 },
  })
})

it.each(['Escape', 'two presses'])('leaves no history entry when it closes by %s', async (way) => {
  const router = await renderLayout()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await page.getByRole('button', { name: 'Twice' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/statements')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/home')
})

it('has one history entry, however often it was opened', async () => {
  const router = await renderLayout()
  await page.getByRole('button', { name: 'Again' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/home')
})

it('closes before it opens a page, so that Back leads to its own', async () => {
  const router = await renderLayout()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.pathname).toBe('/help')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/statements')
  await expect.element(drawer()).not.toBeInTheDocument()
})

it('closes again after Forward has opened it', async () => {
  const router = await renderLayout()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await router.navigate(1)
  await expect.element(drawer()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
})
