import type { Customer, RequestKind } from '#mocks/db/records.ts'
import { currencySymbol, type Bank } from '#mocks/domain/bank.ts'
import { coins, createRequest, requestsOf } from '#mocks/domain/requests.ts'
import type { components } from '#mocks/generated/wire.ts'
import { parseAmount, toWire } from '#src/lib/money.ts'
import { uploadOf, wireTime } from './shared.ts'

export function cryptoMethods(
  bank: Bank,
  customer: Customer,
  kind: RequestKind,
): Required<components['schemas']['CryptoMethods']> {
  const offered = customer.isSparse ? [] : coins
  return {
    names: offered.map(({ name }) => name),
    addresses: offered.slice(0, 1).map(({ address }) => address),
    addresses2: offered.map(({ address }) => address),
    transactions: requestsOf(bank, customer.id, kind).map(({ id, type, choice, amount, status, created_at }) => ({
      id,
      type,
      ...choiceOf(kind, choice),
      amount: toWire(amount),
      status,
      created_at: wireTime(created_at),
    })),
    currency: currencySymbol,
  }
}

function choiceOf(kind: RequestKind, choice: string): { purpose?: string; plan?: string } {
  if (kind === 'deposit') return {}
  return kind === 'payment' ? { purpose: choice } : { plan: choice }
}

interface Submission {
  type: string
  amount: string
  choice?: string
  proof: File | undefined
}

export async function submitCryptoRequest(
  bank: Bank,
  customer: Customer,
  kind: RequestKind,
  { type, amount, choice = '', proof }: Submission,
): Promise<components['schemas']['Envelope']> {
  const minor = parseAmount(amount)
  if (minor === undefined || minor <= 0)
    return { icon: 'error', status: 'error', message: 'The amount must be above zero.' }
  await createRequest(bank, { customer: customer.id, kind, type, amount: minor, choice, proof: uploadOf(proof) })
  return { icon: 'success', status: 'success', message: 'Received. We will review your payment.' }
}
