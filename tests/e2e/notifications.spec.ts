import type { Page } from '@playwright/test'
import { changeSettings } from '#mocks/domain/bank.ts'
import { paths } from '#src/paths.ts'
import { expect, failures, test } from '#tests/e2e/support/fixtures.ts'

const { notifications } = paths.dashboard

const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notifications/ })
const marks = (page: Page) => page.getByRole('button', { name: /^Mark as read/ })

test('[R174, R175] lists title and body, read and unread in words', async ({ page, openAs, sent, bank }) => {
  await openAs('ada', notifications())
  expect(sent('getnotifications')).toHaveLength(1)
  await expect(rows(page)).toHaveCount(15)
  const device = rows(page).first()
  const transfer = rows(page).filter({ hasText: 'Ben Okafor' }).first()
  const statement = rows(page).filter({ hasText: 'Your statement is ready' })
  await expect(device).toContainText('A new device signed in')
  await expect(device).toContainText('If this was not you, change your password.')
  await expect(device).toContainText('Unread')
  await expect(statement).toContainText('Unread')
  await expect(transfer).not.toContainText('Unread')
  await expect(transfer.getByText('Read', { exact: true })).toBeVisible()
  await expect(transfer.getByRole('button')).toHaveCount(0)
  const weights = await rows(page).evaluateAll((items) =>
    items.map((item) => getComputedStyle(item.querySelector('h2') ?? item).fontWeight),
  )
  expect(weights.slice(0, 4)).toEqual(['700', '500', '500', '700'])

  await test.step('[R82, R176] marks one as read, and the count falls by one', async () => {
    await expect(badge(page)).toHaveText(/2 unread/)
    // At once, before anything is loaded again.
    await changeSettings(bank, { latencies: { getProfile: 600_000, getNotifications: 600_000 } })
    await page.getByRole('button', { name: 'Mark as read Your statement is ready' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Marked as read' })).toBeVisible()
    await expect(badge(page)).toHaveText(/1 unread/)
    await changeSettings(bank, { latencies: {} })
    await expect(rows(page).nth(3)).not.toContainText('Unread')
    await expect(marks(page)).toHaveCount(1)
    expect(sent('mnotificationar')).toHaveLength(1)
    expect(sent('mnotificationar')[0]?.fields).toMatchObject({ id: expect.stringMatching(/^\d+$/) })
    await page.reload()
    await expect(badge(page)).toHaveText(/1 unread/)
    await marks(page).click()
    await expect(badge(page)).not.toHaveText(/unread/)
    await rows(page).first().getByRole('link', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toBeVisible()
    await page.goBack()
    await rows(page).filter({ hasText: '$150.00 to Ben Okafor' }).getByRole('link').click()
    const details = page.getByRole('dialog', { name: 'Transaction details' })
    await expect(details.getByText('Ben Okafor').first()).toBeVisible()
    await expect(details.getByText(/150\.00/).first()).toBeVisible()
  })

  await openAs('emil', notifications())
  await expect(page.getByText('No notifications History'), '[R179]').toBeVisible()
  await expect(badge(page)).not.toHaveText(/unread/)
})

test('[R177, R178] reverts visibly after a failure', async ({ page, openAs, sent }) => {
  const faults = failures('markNotificationAsRead', ['cut', 'refused'])
  await openAs('ada', notifications(), `latency:700:markNotificationAsRead,${faults}`)
  await marks(page).first().click()
  await expect(rows(page).first()).toContainText("We couldn't mark this as read")
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
  await expect(badge(page)).toHaveText(/2 unread/)
  await marks(page).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Unread')
  await expect(rows(page).first()).toContainText("We couldn't mark this as read")
  await expect(badge(page)).toHaveText(/2 unread/)

  await marks(page).first().press('Enter')
  await expect(rows(page).first().getByText('Read', { exact: true })).toBeVisible()
  await expect(rows(page).first()).toBeFocused()
  await expect(badge(page)).toHaveText(/1 unread/)
  await expect(rows(page).first()).not.toContainText("couldn't mark")
  expect(sent('mnotificationar')).toHaveLength(3)
})
