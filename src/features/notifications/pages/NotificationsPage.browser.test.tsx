import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { ToastHost } from '#src/ui/ToastHost.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './NotificationsPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

/** A bank that refuses one of three, once. */
async function renderThree(refused?: string) {
  const read: string[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    const id = body.get('id')
    if (id === null)
      return Promise.resolve(
        Response.json({
          nc: 3 - read.length,
          notifications: ['1', '2', '3'].map((id) => ({
            id,
            title: `Message ${id}`,
            body: '',
            wasread: read.includes(id) ? 'yes' : 'no',
          })),
        }),
      )
    asked.push(id)
    if (id === refused && asked.filter((one) => one === id).length === 1)
      return Promise.resolve(Response.json({ status: 'error' }))
    read.push(id)
    return Promise.resolve(Response.json({ status: 'success' }))
  })
  beginSession('a session')
  await renderPage(
    <>
      <Component />
      <ToastHost />
    </>,
    createQueryClient(),
  )
  return asked
}

const all = () => page.getByRole('button', { name: 'Mark all as read' })

it('[R176, R177] marks all as read, with one message', async () => {
  const asked = await renderThree()
  await all().click()
  await expect.element(page.getByText('Marked as read')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mark/ })).not.toBeInTheDocument()
  expect(page.getByText('Marked as read').elements()).toHaveLength(1)
  expect(asked).toEqual(['1', '2', '3'])
})

it('[R177] stops at a failure, and says how many are left', async () => {
  const asked = await renderThree('2')
  await all().click()
  await expect.element(page.getByText("We couldn't mark all as read. 2 left: try again.")).toBeVisible()
  await expect.element(page.getByText('Something went wrong!')).toBeVisible()
  expect(asked).toEqual(['1', '2'])
  await all().click()
  await expect.element(page.getByText('Marked as read')).toBeVisible()
  await expect.element(page.getByText(/couldn't mark/)).not.toBeInTheDocument()
})
