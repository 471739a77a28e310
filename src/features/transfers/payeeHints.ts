/** Hints that help the customer to find a slip. They never block a transfer. */
import { plural, t } from '@lingui/core/macro'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { compactAccount } from '#src/features/transactions/payees.ts'
import { countryName, countryNames } from '#src/lib/countries.ts'
import { ibanCountry, isIban, looksLikeIban } from '#src/lib/iban.ts'
import type { Minor } from '#src/lib/money.ts'
import { isListed } from '#src/lib/wordsOf.ts'

const dayMs = 24 * 60 * 60_000

export const ibanTypo = t`This IBAN's check digits don't match. Look for a typo. You can still continue.`

export function ibanHint(text: string): string | undefined {
  if (hasIbanTypo(text)) return ibanTypo
  return isIban(compactAccount(text)) ? t`This IBAN looks right.` : undefined
}

export function hasIbanTypo(text: string): boolean {
  const iban = compactAccount(text)
  return looksLikeIban(iban) && !isIban(iban)
}

/** A country that is not listed, such as "UK", has a hint of its own. */
export function countryHint({ act_no, country: written }: { act_no: string; country: string }): string | undefined {
  const name = ibanCountry(compactAccount(act_no))
  const country = countryName(written.trim())
  if (name === undefined || isListed(country, [name]) || !isListed(country, countryNames())) return undefined
  return t`The IBAN is from ${name}, and the bank's country is ${country}. Check both. You can still continue.`
}

export function swiftHint(text: string): string | undefined {
  const { length } = compactAccount(text)
  if (length === 0 || length === 8 || length === 11) return undefined
  return plural(length, {
    one: '# character so far. A SWIFT code has 8 or 11. You can still continue.',
    other: '# characters so far. A SWIFT code has 8 or 11. You can still continue.',
  })
}

export function isKnownAccount(accountNumber: string, past: readonly PastTransfer[]): boolean | undefined {
  const account = compactAccount(accountNumber)
  return account === '' ? undefined : past.some(({ act_no }) => compactAccount(act_no) === account)
}

/** Looks a day around `now`, since the bank's clock may differ. Ignores failed transfers. */
export function isRepeated(
  { act_no, amount }: { act_no: string; amount: Minor | undefined },
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
