import { expect, it } from 'vitest'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { operationOf, validCall } from './context.ts'
import { keepOrder, leftLines, type Orders } from './ordersLeft.ts'

it('counts what a run leaves behind by operation, customer and amount, and a repetition with the same key once', async () => {
  const plan = await loadPlan()
  const orders: Orders = new Map()
  const holder = { kind: 'main', email: 'main@example.com', password: 'p' } as const
  const accept = (id: string, values: Record<string, string>): void =>
    keepOrder(orders, validCall(operationOf({ plan }, id), values, holder))
  for (let count = 0; count < 3; count += 1) accept('submitTransfer', { amount: '0.01' })
  for (let count = 0; count < 2; count += 1) accept('submitTransfer', { amount: '1.50', idempotency_key: 'one' })
  for (const amount of ['2.00', '3.00', '4.00']) accept('submitTransfer', { amount })
  accept('submitPayment', { amount: '' })
  expect(leftLines(orders)).toEqual([
    'Accepted and left: submitTransfer, main@example.com: 7 (3 of 0.01, 1 of 1.50, 1 of 2.00, 2 of other amounts)',
    'Accepted and left: submitPayment, main@example.com: 1 (1 of no amount)',
  ])
})
