import type { Customer, Token } from '#mocks/db/records.ts'
import { digits, isWithin, nextNumber, timestamp, type Bank } from './bank.ts'
import { customerById } from './customers.ts'

/** How long a session lasts, and how long the permission of a PIN or code. Rules of this mock. */
const lifetimeMinutes = 12 * 60
const permissionMinutes = 10

/** Issues a token: a session for a customer whose e-mail and identity are in order, a temporary one for anyone else. */
export async function issueToken(bank: Bank, customer: Customer): Promise<Token> {
  const kind = customer.emailVerified && customer.verification === 'verified' ? 'session' : 'temporary'
  const token = `demo-${kind}-${await nextNumber(bank, 'tokens')}-${await digits(bank, 9)}`
  return bank.store.tokens.create({ token, customer: customer.id, kind, issuedAt: timestamp(bank) })
}

/** The holder of a token; undefined when it is unknown, expired or revoked. */
export function holderOf(bank: Bank, token: string): { token: Token; customer: Customer } | undefined {
  const known = bank.store.tokens.findFirst((query) => query.where((issued) => issued.token === token))
  if (!known?.live || !isWithin(bank, known.issuedAt, lifetimeMinutes)) return undefined
  const customer = customerById(bank, known.customer)
  return customer === undefined ? undefined : { token: known, customer }
}

/** Revokes every token of a customer except `but`. */
export async function revokeTokens(bank: Bank, customer: string, except?: string): Promise<void> {
  const isEnding = (token: Token): boolean => token.live && token.customer === customer && token.token !== except
  await bank.store.tokens.updateMany((query) => query.where(isEnding), {
    data: (token) => {
      token.live = false
    },
  })
}

/** Stores how many codes are still required before a transfer; null withdraws the permission. */
export async function setCodesLeft(bank: Bank, token: Token, codesLeft: number | null): Promise<void> {
  await bank.store.tokens.update((query) => query.where({ token: token.token }), {
    data: (record) => {
      record.codesLeft = codesLeft
      record.permittedAt = timestamp(bank)
    },
  })
}

/** Uses the permission for one transfer. False without an accepted PIN, with a code outstanding, or too late. */
export async function takePermission(bank: Bank, token: Token): Promise<boolean> {
  const { codesLeft, permittedAt } = token
  if (codesLeft !== 0) return false
  await setCodesLeft(bank, token, null)
  return isWithin(bank, permittedAt, permissionMinutes)
}
