import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, pressOnceShown } from './fixtures.ts'

export const { send, sendConfirm, home } = paths.dashboard

export const required = {
  'Account holder': 'Ben Okafor',
  'Account number or IBAN': '2024000102',
  Bank: 'Harbour Trust',
  Amount: '123.45',
} as const

export const toBen = {
  ...required,
  'SWIFT code': 'DEMOXX00',
  'Routing number': '000000000',
  "Bank's country": 'United Kingdom',
  "Payee's currency": 'GBP',
  'Note to the payee': 'Concert "tickets" & more',
} as const

type Fields = Partial<Record<keyof typeof toBen, string>>

/** The labels of some fields say that they are optional. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} (optional)`, { exact: true }))
}

export async function openMore(page: Page): Promise<void> {
  const section = page.getByRole('button', { name: "More about the payee's bank" })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
}

export async function openPayee(page: Page): Promise<void> {
  const holder = page.getByLabel('Account holder').filter({ visible: true })
  const newPayee = page.getByRole('radio', { name: 'New payee' })
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit' })
  await expect(holder.or(newPayee).or(edit).first()).toBeVisible()
  if (await holder.isVisible()) return
  if (await edit.isVisible()) await edit.click()
  else await page.getByText('New payee').click()
  await expect(holder).toBeVisible()
}

export async function fillIn(page: Page, fields: Fields = required): Promise<void> {
  if ('Account holder' in fields) await openPayee(page)
  if ('SWIFT code' in fields) await openMore(page)
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible()
}

export async function goToPin(page: Page, fields?: Fields): Promise<void> {
  await fillIn(page, { ...required, ...fields })
  await goOn(page)
  await page.getByRole('button', { name: 'Confirmed' }).click()
  await expect(page.getByLabel('Transaction PIN')).toBeVisible()
}

export async function enter(page: Page, digits: string, label = 'Transaction PIN'): Promise<void> {
  await page.getByLabel(label).fill(digits)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** To the result, without the redirect that follows by itself. */
export function enterAndStay(page: Page): Promise<void> {
  return pressOnceShown(page, 'Stay here', () => enter(page, '1234'))
}

export function row(within: Page | Locator, term: string | RegExp) {
  return within.getByRole('term').filter({ hasText: term }).locator('..')
}
