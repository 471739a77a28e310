/** Hints that help the customer to find a slip. They never block a transfer. */
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { compactAccount } from '#src/features/transactions/payees.ts'
import type { TransferDetails } from './details.ts'

const dayMs = 24 * 60 * 60_000

/** For a text that looks like an IBAN, by its check digits. */
export function ibanHint(text: string): string | undefined {
  const iban = compactAccount(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined
  return isIban(iban)
    ? "This IBAN's check digits are right."
    : "This IBAN's check digits don't match. Look for a typo. You can still continue."
}

/** ISO 13616: country and check digits moved to the end, letters as 10 to 35, the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let remainder = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/** A SWIFT code (BIC) has 8 or 11 characters. */
export function swiftHint(text: string): string | undefined {
  const { length } = compactAccount(text)
  if (length === 0 || length === 8 || length === 11) return undefined
  const characters = length === 1 ? '1 character' : `${length} characters`
  return `${characters} so far. A SWIFT code has 8 or 11. You can still continue.`
}

export function isKnownAccount(accountNumber: string, past: readonly PastTransfer[]): boolean | undefined {
  const account = compactAccount(accountNumber)
  return account === '' ? undefined : past.some(({ act_no }) => compactAccount(act_no) === account)
}

/** Within a day around `now`, since the bank's clock may differ. A failed transfer does not count. */
export function isRepeated(
  { act_no, amount }: Pick<TransferDetails, 'act_no' | 'amount'>,
  past: readonly PastTransfer[],
  now: Date,
): boolean {
  if (amount === undefined || amount <= 0) return false
  const account = compactAccount(act_no)
  return past.some(
    (one) =>
      one.status !== 'failed' &&
      one.date !== undefined &&
      Math.abs(now.getTime() - one.date) < dayMs &&
      one.amount === amount &&
      compactAccount(one.act_no) === account,
  )
}
