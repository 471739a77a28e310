import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetTransfersQueryKey } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Palette } from './Palette.tsx'

const transfers: PastTransfer[] = ['Lena Abel', 'Max Ott', 'Ida Roth', 'Đặng Thị'].map((name, index) => ({
  id: `T${index}`,
  act_hold_name: name,
  act_no: `550011223${index}`,
  bank: 'Meridian Mutual',
  amount: 42_000,
  date: new Date(2026, 0, 14).getTime(),
  status: 'successful',
}))

afterEach(() => write(storageKeys.displayAmount, undefined))

async function renderPalette() {
  const client = createQueryClient()
  client.setQueryData(getGetTransfersQueryKey(), { transactions: transfers, violations: [] })
  const close = vi.fn()
  const closeFirst = vi.fn((action: () => void) => action())
  await renderPage(<Palette close={close} closeFirst={closeFirst} />, client)
  await expect.element(field()).toHaveFocus()
  return { close, closeFirst }
}

const field = () => page.getByLabelText('Search pages, payees and actions')
const items = () => page.getByRole('menuitem')
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')

it('keeps the focus in the field while Enter runs the first match', async () => {
  const { closeFirst } = await renderPalette()
  await userEvent.keyboard('{Enter}')
  expect(closeFirst).not.toHaveBeenCalled()
  await userEvent.keyboard('show bal')
  await expect.poll(() => active()?.textContent).toBe('Show balance')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(closeFirst).toHaveBeenCalledOnce()
  expect(read(storageKeys.displayAmount)).toBe('1')
})

it('offers the latest payees, and finds the others', async () => {
  await renderPalette()
  const payees = page.getByRole('group', { name: 'Payees' }).getByRole('menuitem')
  await expect.poll(() => payees.elements().length).toBe(3)
  await userEvent.keyboard('dang thi')
  await expect.element(items()).toHaveAccessibleName('Send to Đặng Thị 5500112233 · Meridian Mutual')
})

it('closes on Escape, also with text in the field', async () => {
  const { close } = await renderPalette()
  await userEvent.keyboard('change{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

it('reports that nothing was found, and names no entry that is gone', async () => {
  await renderPalette()
  await userEvent.keyboard('change')
  await expect.poll(() => active()?.textContent).toBe('Change password')
  await userEvent.keyboard('d')
  await expect.element(page.getByText('Nothing found', { exact: false })).toBeVisible()
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
})
