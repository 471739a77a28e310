import { t } from '@lingui/core/macro'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { spelledDate } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import type { CryptoChoice } from './schema.ts'

/** Titles of the steps, before a choice or a price says more. */
export const stepTitles = {
  coin: t`Choose a coin`,
  address: t`Send to this address`,
  report: t`Tell us what you sent`,
}

/** Initially `addresses[0]`, after choosing option i `addresses2[i]`. Money sent to another coin's address is lost. */
export function addressFor(
  { addresses, addresses2 }: Pick<CryptoMethods, 'addresses' | 'addresses2'>,
  chosen: number | undefined,
): string | undefined {
  const address = chosen === undefined ? addresses[0] : addresses2[chosen]
  return address?.trim() || undefined
}

export function isPayable(names: readonly string[], choice: CryptoChoice | undefined): boolean {
  const lacksChoice = choice?.isMandatory === true && choice.options.length === 0
  return !lacksChoice && names.some((name) => name !== '')
}

export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}

/** A row without purpose and plan may be any order. */
export function isSamePayment(
  { choice, type, amount }: { choice: string; type: string; amount: Minor | undefined },
  row: DepositRow,
): boolean {
  return row.type === type && row.amount === amount && (purposeOf(row) ?? choice) === choice
}

/** Undefined if the term does not count months. */
export function monthsOf(term: string): number | undefined {
  const months = /^(\d{1,3}) months?$/.exec(term)?.[1]
  return months === undefined ? undefined : Number(months)
}

export function endAfter(months: number, now: Date): Date {
  const end = new Date(now)
  end.setMonth(now.getMonth() + months)
  // `setMonth` turns 31 February into 3 March; the term ends on the last day of February.
  if (end.getDate() !== now.getDate()) end.setDate(0)
  return end
}

/** "26 November 2027", if the term starts today. Undefined if it does not count months. */
export function lastDayOf(term: string, now: Date): string | undefined {
  const months = monthsOf(term)
  return months === undefined ? undefined : spelledDate(endAfter(months, now))
}
