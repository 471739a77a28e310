import { vi } from 'vitest'
import type { OrderId } from '#src/api/generated/operations.ts'
import type { Begun, OpenOrder, OrderResult, Proof } from '#src/orders/model.ts'
import type { SessionEnd } from '#src/session/sessionEnd.ts'

export interface OrdersPage {
  /** Hears the other tabs from now on. */
  openToOtherTabs: () => void
  signIn: (email: string) => Promise<void>
  end: (reason: SessionEnd) => void
  deposit: (
    amount: string,
    listed?: 'listed' | 'unread',
    fields?: Readonly<Record<string, string>>,
  ) => Promise<{ key: string; result: OrderResult }>
  warnings: () => OrderId[]
  ends: () => OpenOrder['end'][]
  /** As `deposit` does before it reads the list. */
  claim: (amount: string) => Promise<string>
  earlier: (fields: Readonly<Record<string, string>>, again?: string) => Promise<Begun | undefined>
  proofIn: (order: Begun) => Proof | undefined
  dismissWarnings: () => void
  leaveScreen: () => void
  signOutMessage: (reason: SessionEnd) => string | undefined
}

/** After a reload: memory is empty, the tab's storage is kept. */
export async function loadOrdersPage(): Promise<OrdersPage> {
  vi.resetModules()
  const { submitCryptoDeposit } = await import('#src/api/generated/hooks/add-funds/add-funds.ts')
  const orders = await import('#src/orders/orders.ts')
  const model = await import('#src/orders/model.ts')
  const { customer } = await import('#src/session/customer.ts')
  const { openToOtherTabs } = await import('#src/session/otherTabs.ts')
  const { beginSession, endSession } = await import('#src/session/session.ts')
  const warned = () => model.notices(orders.orders.get())
  return {
    openToOtherTabs,
    signIn: async (email) => {
      beginSession(`session of ${email}`)
      customer.set(email)
      await orders.isIdentified()
    },
    end: endSession,
    deposit: async (amount, listed, fields = {}) => {
      const identity = await orders.identityOf({ amount, ...fields })
      const order = orders.beginOrder('submitCryptoDeposit', identity, [])
      const { key } = order
      const outcome = await submitCryptoDeposit({ type: 'Bitcoin', amount, idempotency_key: key })
      const rows = listed === 'listed' ? [{ id: '1', status: 'pending' as const }] : []
      return { key, result: orders.endOrder(order, outcome, listed === 'unread' ? undefined : rows) }
    },
    claim: async (amount) => orders.claimOrder('submitCryptoDeposit', await orders.identityOf({ amount })),
    earlier: async (fields, again) =>
      orders.earlierOrder('submitCryptoDeposit', await orders.identityOf(fields), again),
    proofIn: (order) => orders.proofIn(order, undefined),
    warnings: () => warned().map(({ operation }) => operation),
    ends: () => warned().map(({ end }) => end),
    dismissWarnings: () => {
      for (const { key } of warned()) orders.dismissOrder(key)
    },
    leaveScreen: () => {
      for (const { key } of orders.orders.get()) orders.showOrder(key, false)
    },
    signOutMessage: orders.signOutMessage,
  }
}
