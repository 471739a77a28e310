import { digits, nextNumber, timeOf, timestamp } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import type { Customer, Token } from '#mocks/db/records.ts'

const lifetimeMs = 12 * 3_600_000

/** Issues a token: a session for a customer whose e-mail and identity are in order, a temporary one for anyone else. */
export async function issueToken(bank: Bank, customer: Customer): Promise<Token> {
  const kind = customer.emailVerified && customer.verification === 'verified' ? 'session' : 'temporary'
  const token = `demo-${kind}-${await nextNumber(bank, 'tokens')}-${await digits(bank, 9)}`
  return bank.store.tokens.create({ token, customer: customer.id, kind, issuedAt: timestamp(bank) })
}

/** Who a token speaks for; undefined when it is unknown, expired or revoked. */
export function holderOf(bank: Bank, token: string): { token: Token; customer: Customer } | undefined {
  const known = bank.store.tokens.findFirst((query) => query.where((issued) => issued.token === token))
  if (!known?.live || timeOf(bank).getTime() - Date.parse(known.issuedAt) > lifetimeMs) return undefined
  const customer = customerById(bank, known.customer)
  return customer === undefined ? undefined : { token: known, customer }
}

/** Revokes every token of a customer. */
export async function revokeTokens(bank: Bank, customer: string): Promise<void> {
  await bank.store.tokens.updateMany((query) => query.where({ customer, live: true }), {
    data: (token) => {
      token.live = false
    },
  })
}

/** Notes how many codes a token's holder still has to enter before a transfer; null takes the permission back. */
export async function setCodesLeft(bank: Bank, token: Token, codesLeft: number | null): Promise<void> {
  await bank.store.tokens.update((query) => query.where({ token: token.token }), {
    data: (record) => {
      record.codesLeft = codesLeft
    },
  })
}
