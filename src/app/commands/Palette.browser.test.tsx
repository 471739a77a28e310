import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetStatementQueryKey } from '#src/api/generated/hooks/statements/statements.ts'
import { getGetTransfersQueryKey } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { Palette } from './Palette.tsx'
import { insertOnFocus, startTypeAhead } from './typeAhead.ts'

const rows = (count: number): StatementRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${count - index}`,
    name: `Shop ${count - index}`,
    date: new Date(2026, 0, 1).getTime() + (count - index) * 1000,
    transaction_type: 'debit',
    amount: 100,
    status: 'successful',
  }))

async function renderPalette(transactions: readonly StatementRow[] = rows(3)) {
  const client = createQueryClient()
  client.setQueryData(getGetStatementQueryKey(), { transactions, currency: '$', violations: [] })
  client.setQueryData(getGetTransfersQueryKey(), { transactions: [], violations: [] })
  const close = vi.fn()
  const closeFirst = vi.fn((action: () => void) => action())
  const onShowShortcuts = vi.fn()
  await renderPage(<Palette close={close} closeFirst={closeFirst} onShowShortcuts={onShowShortcuts} />, client)
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  return { client, close, closeFirst, onShowShortcuts }
}

const options = () => page.getByRole('option')
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')

it('keeps the focus in the field while arrow keys move through the options, and Enter runs one', async () => {
  const { closeFirst, onShowShortcuts } = await renderPalette()
  await userEvent.keyboard('{Enter}')
  expect(closeFirst).not.toHaveBeenCalled()
  await userEvent.keyboard('keyb')
  await expect.poll(() => active()?.textContent).toBe('Keyboard shortcuts?')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(closeFirst).toHaveBeenCalledOnce()
  expect(onShowShortcuts).toHaveBeenCalledOnce()
})

it('has what is typed before its field has the focus', async () => {
  startTypeAhead()
  await userEvent.keyboard('keyz{Backspace}')
  const { onShowShortcuts } = await renderPalette()
  await expect.element(page.getByRole('combobox')).toHaveValue('key')
  await expect.poll(() => active()?.textContent).toBe('Keyboard shortcuts?')
  await userEvent.keyboard('b{Enter}')
  expect(onShowShortcuts).toHaveBeenCalledOnce()
})

it('keeps what is typed until the field has the focus, for which react-aria waits if a screen reader is in use', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  startTypeAhead()
  insertOnFocus(field)
  await userEvent.keyboard('key')
  expect(field.value).toBe('')
  field.focus()
  expect(field.value).toBe('key')
  field.remove()
})

it('names no option that is gone', async () => {
  const { client } = await renderPalette()
  await userEvent.keyboard('shop')
  await expect.poll(() => active()?.textContent).toContain('Shop 3')
  client.setQueryData(getGetStatementQueryKey(), { transactions: [], currency: '$', violations: [] })
  await expect.element(page.getByText('Nothing found', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
})

it('moves to the next option and back', async () => {
  await renderPalette()
  await userEvent.keyboard('shop')
  await expect.poll(() => active()?.textContent).toContain('Shop 3')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.poll(() => active()?.textContent).toContain('Shop 2')
})

it('closes on Escape, also with text in the field', async () => {
  const { close } = await renderPalette()
  await userEvent.keyboard('shop{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

it('shows the first of 100,000 transactions and the number of matches', async () => {
  await renderPalette(rows(100_000))
  await userEvent.keyboard('shop 9999')
  await expect.element(page.getByRole('option', { name: '19 transactions in Statements & Report' })).toBeVisible()
  expect(options().elements()).toHaveLength(6)
  expect(options().first().element().textContent).toMatch(/^Shop 99999/)
})

it('reports that nothing was found', async () => {
  await renderPalette()
  await userEvent.keyboard('nothing like it')
  await expect.element(page.getByText('Nothing found', { exact: false })).toBeVisible()
})
