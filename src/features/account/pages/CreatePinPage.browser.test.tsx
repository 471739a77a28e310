import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetPinStatusQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Component } from './CreatePinPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

async function confirm(label: string, pin: string): Promise<void> {
  await page.getByLabelText(label).fill(pin)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

it('[R103, R109] reports that the PINs differ at the field that is next, until a digit is entered there', async () => {
  const client = createQueryClient()
  client.setQueryData(getGetPinStatusQueryKey(), { haspin: false, violations: [] })
  await renderPage(<Component />, client)
  await confirm('New PIN', '4821')
  await confirm('Repeat the PIN', '4812')
  const first = page.getByLabelText('New PIN')
  await expect.element(first).toHaveAccessibleDescription(`Four digits of your choice. ${dashboardTexts.pin.mismatch}`)
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveValue('')
  await userEvent.keyboard('4')
  await expect.element(first).toHaveAccessibleDescription('Four digits of your choice.')
})

it.each([
  ['refuses the repetition of', () => Response.json({ status: 'error', failed: 'You have a PIN.' })],
  ['gives no usable answer to', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('[R107, R206] says that there is a PIN now when the bank %s a request that has created it', async (_, answer) => {
  let hasPin = false
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    if (body.has('pincheck')) return Promise.resolve(Response.json({ haspin: hasPin ? 'yes' : 'no' }))
    hasPin = true
    return Promise.resolve(answer())
  })
  beginSession('a session')
  await renderPage(<Component />, createQueryClient())
  await confirm('New PIN', '4821')
  await confirm('Repeat the PIN', '4821')
  await expect.element(page.getByText(/You have a transaction PIN now/)).toBeVisible()
})
