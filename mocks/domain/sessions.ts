import type { Customer, Token } from '#mocks/db/records.ts'
import { digits, isWithin, nextNumber, timestamp, type Bank } from './bank.ts'
import { customerById } from './customers.ts'

/** The lifetimes of a session, and of the permission by a PIN or code. Rules of this mock. */
const lifetimeMinutes = 12 * 60
const permissionMinutes = 10

/** A session if e-mail and identity are in order, else a temporary token. */
export async function issueToken(bank: Bank, customer: Customer): Promise<Token> {
  const kind = customer.emailVerified && customer.verification === 'verified' ? 'session' : 'temporary'
  const token = `demo-${kind}-${await nextNumber(bank, 'tokens')}-${await digits(bank, 39)}`
  return bank.store.tokens.create({ token, customer: customer.id, kind, issuedAt: timestamp(bank) })
}

/** Undefined if the token is unknown, expired or revoked. */
export function holderOf(bank: Bank, token: string): { token: Token; customer: Customer } | undefined {
  const known = bank.store.tokens.all().find((issued) => issued.token === token)
  if (!known?.live || !isWithin(bank, known.issuedAt, lifetimeMinutes)) return undefined
  const customer = customerById(bank, known.customer)
  return customer === undefined ? undefined : { token: known, customer }
}

export async function revokeTokens(bank: Bank, customer: string, except?: string): Promise<void> {
  const isEnding = (token: Token): boolean => token.live && token.customer === customer && token.token !== except
  await bank.store.tokens.updateMany((query) => query.where(isEnding), {
    data: (token) => {
      token.live = false
    },
  })
}

/** Codes that a transfer still needs; null withdraws the permission. */
export async function setCodesLeft(bank: Bank, token: Token, codesLeft: number | null): Promise<void> {
  await bank.store.tokens.update((query) => query.where({ token: token.token }), {
    data: (record) => {
      record.codesLeft = codesLeft
      record.permittedAt = timestamp(bank)
    },
  })
}

/** False if no PIN has been accepted, a code is outstanding, or it is too late. */
export async function spendPermission(bank: Bank, token: Token): Promise<boolean> {
  const { codesLeft, permittedAt } = token
  if (codesLeft !== 0) return false
  await setCodesLeft(bank, token, null)
  return isWithin(bank, permittedAt, permissionMinutes)
}
