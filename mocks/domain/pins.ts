import type { Customer } from '#mocks/db/records.ts'
import type { Bank } from './bank.ts'
import { changeCustomer, customerById } from './customers.ts'

/** Wrong tries in a row before a lock. A rule of this mock. */
export const maxWrongPins = 5

export type PinVerdict = 'right' | 'wrong' | 'locked' | 'none'

export async function checkPin(bank: Bank, customer: Customer, pin: string): Promise<PinVerdict> {
  if (customer.pin === '') return 'none'
  if (customer.wrongPins >= maxWrongPins) return 'locked'
  if (customer.pin === pin) {
    if (customer.wrongPins > 0) await changeCustomer(bank, customer.id, { wrongPins: 0 })
    return 'right'
  }
  const wrongPins = customer.wrongPins + 1
  await changeCustomer(bank, customer.id, { wrongPins })
  return wrongPins >= maxWrongPins ? 'locked' : 'wrong'
}

export function triesAfter(bank: Bank, id: string, verdict: PinVerdict): { locked?: boolean; tries_left?: number } {
  if (verdict === 'none') return {}
  const left = Math.max(0, maxWrongPins - (customerById(bank, id)?.wrongPins ?? 0))
  return { locked: left === 0, tries_left: left }
}

export const pinRefusals = {
  wrong: undefined,
  locked: 'Your PIN is locked after too many wrong tries. Contact support.',
  none: 'Create a transaction PIN first.',
} as const satisfies Record<Exclude<PinVerdict, 'right'>, string | undefined>
