import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { ToastHost } from '#src/ui/feedback/ToastHost.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './NotificationsPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

async function markAllOfThree(refused?: string, client = createQueryClient()) {
  const asked: string[] = []
  const wasread = (id: string) => (id !== refused && asked.includes(id) ? 'yes' : 'no')
  function respond(body: URLSearchParams) {
    const marked = body.get('id')
    if (marked === null)
      return { notifications: ['1', '2', '3'].map((id) => ({ id, title: id, body: '', wasread: wasread(id) })) }
    asked.push(marked)
    return { status: marked === refused ? 'error' : 'success' }
  }
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) =>
    Promise.resolve(Response.json(respond(body))),
  )
  beginSession('a session')
  await renderPage(
    <>
      <Component />
      <ToastHost />
    </>,
    client,
  )
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  return asked
}

it('[R176, R177] marks all as read, with one message', async () => {
  const asked = await markAllOfThree()
  await expect.element(page.getByText('Marked as read')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mark/ })).not.toBeInTheDocument()
  expect(asked).toEqual(['1', '2', '3'])
  // The button has gone with the focus.
  expect(document.activeElement?.getAttribute('role')).toBe('group')
})

it('[R177] stops at a failure, and says how many are left', async () => {
  const client = createQueryClient()
  client.setQueryData(getGetProfileQueryKey(), { nc: 3 })
  const asked = await markAllOfThree('2', client)
  await expect.element(page.getByText("We couldn't mark all as read. 2 left: try again.")).toBeVisible()
  await expect.element(page.getByText('Something went wrong!')).toBeVisible()
  expect(asked).toEqual(['1', '2'])
  expect(client.getQueryData(getGetProfileQueryKey())).toEqual({ nc: 2 })
})
