import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Transfer } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { balanceOf, bookEntry, customerBalance, house } from '#mocks/domain/ledger.ts'
import { createRequest, decideRequest } from '#mocks/domain/requests.ts'
import { orderTransfer, settleTransfer } from '#mocks/domain/transfers.ts'
import { seededBank } from '#mocks/node.ts'
import { percentOf } from '#src/lib/money.ts'

const people = ['ada', 'ben', 'zoe', 'theo'] as const
type Person = (typeof people)[number]

function customer(bank: Bank, id: Person) {
  const found = customerById(bank, id)
  if (found === undefined) throw new Error(`${id} is missing`)
  return found
}

const balance = (bank: Bank, id: Person) => customerBalance(bank, customer(bank, id))

function orderFrom(bank: Bank, from: Person, to: Person, amount: number) {
  const payee = customer(bank, to)
  return orderTransfer(bank, customer(bank, from), {
    bank: 'Harbour Trust',
    act_no: payee.accountNumber,
    act_hold_name: payee.fullname,
    amount,
    swift: '',
    routing: '',
    country: '',
    currency: 'USD',
    note: '',
  })
}

async function transferFrom(...order: Parameters<typeof orderFrom>): Promise<Transfer> {
  const ordered = await orderFrom(...order)
  if ('refusal' in ordered) throw new Error(ordered.refusal)
  return ordered.transfer
}

function total(bank: Bank): number {
  return bank.store.journal
    .all()
    .flatMap(({ postings }) => postings)
    .reduce((sum, { amount }) => sum + amount, 0)
}

describe('the ledger', () => {
  let bank: Bank
  beforeEach(async () => {
    bank = await seededBank()
  })

  it('rejects an entry that does not add up to zero', async () => {
    const postings = [
      { account: house.cash, amount: -100 },
      { account: '2024000101', amount: 99 },
    ]
    await expect(bookEntry(bank, { name: 'Theft', status: 'successful', postings })).rejects.toThrow(
      /off balance by -1/,
    )
  })

  it('[R114, R115] uses the standard charge only if none is set', async () => {
    expect(await transferFrom(bank, 'theo', 'ben', 10_000)).toMatchObject({ fee: percentOf(10_000, 10) })
    expect(await transferFrom(bank, 'zoe', 'ben', 10_000)).toMatchObject({ fee: 0 })
  })

  it('adds up to zero after any action of customers and the back office, without overdrafts', async () => {
    const id = fc.integer({ min: 1, max: 12 })
    const person = fc.constantFrom(...people)
    const operation = fc.oneof(
      fc.record({
        kind: fc.constant('order'),
        from: person,
        to: person,
        amount: fc.integer({ min: -5, max: 2_000_000 }),
      }),
      fc.record({ kind: fc.constant('settle'), id, good: fc.boolean() }),
      fc.record({ kind: fc.constant('deposit'), from: person, amount: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant('decide'), id, good: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        const fresh = await seededBank()
        for (const step of operations) {
          if ('to' in step) await orderFrom(fresh, step.from, step.to, step.amount)
          else if ('amount' in step)
            await createRequest(fresh, {
              customer: step.from,
              kind: 'deposit',
              type: 'Bitcoin',
              amount: step.amount,
              choice: '',
              proof: null,
            })
          else if (step.kind === 'settle') await settleTransfer(fresh, step.id, step.good ? 'successful' : 'failed')
          else await decideRequest(fresh, step.id, step.good ? 'confirmed' : 'declined')
          expect(total(fresh)).toBe(0)
          const accounts = new Set(fresh.store.journal.all().flatMap(({ postings }) => postings.map((p) => p.account)))
          expect([...accounts].reduce((sum, account) => sum + balanceOf(fresh, account), 0)).toBe(0)
          for (const who of people) expect(balance(fresh, who)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 30 },
    )
  })
})
