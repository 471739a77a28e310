import { useQuery, useQueryClient, type UseMutationResult, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderId } from '#src/api/generated/operations.ts'
import { refresh } from '#src/api/invalidation.ts'
import type { LoadFailure, Outcome } from '#src/api/reading/outcome.ts'
import { useOneAtATime } from '#src/api/useOneAtATime.ts'
import { sessionToken } from '#src/session/session.ts'
import type { ListedRow, OrderResult, Proof } from './model.ts'
import {
  beginOrder,
  endOrder,
  identityOf,
  proofIn,
  settleOrder,
  showOrder,
  unsettledOrder,
  type OrderFields,
} from './orders.ts'
import { useIsUnderway } from './useOrders.ts'

export interface OrderToSend<Request, Row> {
  fields: OrderFields
  request: Request
  /** Whether a row of the bank's list has the fields of this order, as far as the list has them. */
  isLike: (row: Row) => boolean
}

/** Without an outcome nothing was sent, since the bank lists an earlier attempt. */
export type Attempted<Data> = { outcome: Outcome<Data>; result: OrderResult } | { outcome: undefined; result: Proof }

export interface OrderSubmission<Request, Data, Row> {
  /**
   * Reads the bank's list first, and again unless the outcome is success. Resolves with undefined if nothing was sent,
   * as when the screen was left or the session ended in the meantime.
   */
  send: (order: OrderToSend<Request, Row>) => Promise<Attempted<Data> | undefined>
  prepare: () => void
  isPending: boolean
  /** The order is on its way to the bank. False while the bank's list is awaited before it is sent. */
  isUnderway: boolean
  /** Undefined while the last order is being sent. The list may settle an unknown one. */
  result: OrderResult | undefined
  clear: () => void
}

interface List {
  transactions?: readonly ListedRow[] | undefined
}
type RowOf<L extends List> = NonNullable<L['transactions']>[number]

interface Sent<L> {
  key: string
  result: OrderResult
  proofIn: (list: L | undefined) => Proof | undefined
}

export function useOrder<Request extends object, Data, L extends List>(
  operation: OrderId,
  mutation: Pick<
    UseMutationResult<Outcome<Data>, unknown, { data: Request & { idempotency_key?: string } }>,
    'mutateAsync' | 'reset'
  >,
  list: UseQueryOptions<L, LoadFailure, L> & { queryKey: readonly unknown[] },
): OrderSubmission<Request, Data, RowOf<L>> {
  const client = useQueryClient()
  const isOnScreen = useRef(false)
  const current = useRef<string>(undefined)
  const [sent, setSent] = useState<Sent<L>>()
  const { run, isPending } = useOneAtATime(sent !== undefined)
  const { data } = useQuery({ ...list, enabled: sent?.result === 'unknown' })
  const proof = sent?.result === 'unknown' ? sent.proofIn(data) : undefined
  const key = sent?.key
  /** By the list, not by a response, after which the queries are refetched anyway. */
  const settle = useCallback(
    (settled: string): void => {
      settleOrder(settled)
      for (const loader of refresh[operation]) void client.invalidateQueries({ queryKey: [loader] })
    },
    [client, operation],
  )
  useEffect(() => {
    if (proof !== undefined && key !== undefined) settle(key)
  }, [proof, key, settle])
  // React may run a cleanup and the setup again while the screen stays, so the setup sets the value each time.
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
      show(undefined)
    }
  }, [])
  const isUnderway = useIsUnderway(operation)

  function show(next: string | undefined): void {
    if (current.current !== undefined && current.current !== next) showOrder(current.current, false)
    current.current = next
  }

  async function send({
    fields,
    request,
    isLike,
  }: OrderToSend<Request, RowOf<L>>): Promise<Attempted<Data> | undefined> {
    setSent(undefined)
    const token = sessionToken()
    const isLeft = () => !isOnScreen.current
    const isSameSession = () => sessionToken() === token
    const rowsIn = (read: L | undefined) =>
      read && (read.transactions ?? []).filter(isLike).map(({ id, status }) => ({ id, status }))
    const identity = await identityOf(fields)
    const earlier = unsettledOrder(operation, identity)
    // Before a first attempt a list of the last half minute will do.
    const listed = rowsIn(await (earlier === undefined ? read() : read(0)))
    if (isLeft() || !isSameSession()) return undefined
    const proof = earlier && proofIn(earlier, listed)
    if (earlier !== undefined && proof !== undefined) {
      settle(earlier.key)
      setSent({ key: earlier.key, result: proof, proofIn: () => proof })
      return { outcome: undefined, result: proof }
    }
    const order = beginOrder(operation, identity, listed)
    show(order.key)
    const variables = { data: { ...request, idempotency_key: order.key } }
    const outcome = await mutation.mutateAsync(variables).finally(mutation.reset)
    if (!isSameSession()) return undefined
    const proven = outcome.kind === 'success' ? undefined : proofIn(order, rowsIn(await read(0)))
    if (!isSameSession()) return undefined
    // A customer who has left does not see that the order was declined: the warning stays.
    const result = endOrder(order, outcome, proven === 'declined' && isLeft() ? undefined : proven)
    setSent({ key: order.key, result, proofIn: (read) => proofIn(order, rowsIn(read)) })
    return { outcome, result }
  }

  /** Undefined if the list cannot be read, which proves nothing. */
  async function read(staleTime?: number): Promise<L | undefined> {
    try {
      return await client.query(staleTime === undefined ? list : { ...list, staleTime })
    } catch {
      return undefined
    }
  }

  function clear(): void {
    show(undefined)
    setSent(undefined)
  }

  return {
    send: (order) => run(() => send(order)),
    clear,
    prepare: () => void read(),
    isPending,
    isUnderway,
    result: proof ?? sent?.result,
  }
}
