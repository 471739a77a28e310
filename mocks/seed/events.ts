/** Relative to the bank's first day, so that a demonstration looks current. */
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import type { PersonaId } from './personas.ts'

/** `at` is ISO 8601, UTC, and the bank's time during the event. */
export interface SeedEvent {
  at: string
  happen: (bank: Bank) => Promise<unknown>
}

/** Times relative to a day, in UTC; `time` is `HH:MM`. */
export interface Calendar {
  daysAgo: (days: number, time: string) => string
  /** A day up to 28; 0 is the current month. */
  inMonth: (monthsAgo: number, day: number, time: string) => string
}

export function calendarOf(today: Date): Calendar {
  const at = (month: number, day: number, time: string): string => {
    const [hours, minutes] = time.split(':').map(Number)
    return new Date(Date.UTC(today.getUTCFullYear(), month, day, hours, minutes)).toISOString()
  }
  return {
    daysAgo: (days, time) => at(today.getUTCMonth(), today.getUTCDate() - days, time),
    inMonth: (monthsAgo, day, time) => at(today.getUTCMonth() - monthsAgo, day, time),
  }
}

export function bankAt(bank: Bank, at: string): Bank {
  return { ...bank, now: () => new Date(at) }
}

export interface Movement {
  persona: PersonaId
  name: string
  /** Minor units; money out is negative. */
  amount: number
  status?: 'successful' | 'failed'
  other?: (typeof house)[keyof typeof house]
}

export function movement(
  at: string,
  { persona, name, amount, status = 'successful', other = house.cash }: Movement,
): SeedEvent {
  return {
    at,
    happen: async (bank) => {
      const account = customerById(bank, persona)?.accountNumber
      if (account === undefined) return
      await bookEntry(bank, {
        name,
        status,
        postings: [
          { account, amount },
          { account: other, amount: -amount },
        ],
      })
    },
  }
}
