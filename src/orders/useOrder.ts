import { useQuery, useQueryClient, type UseMutationResult, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LoadFailure, Outcome } from '#src/api/reading/outcome.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { sessionToken } from '#src/session/session.ts'
import type { OrderId, OrderResult } from './model.ts'
import { beginOrder, endOrder, identityOf, settleOrder, showOrder, unsettledOrder, type OrderFields } from './orders.ts'
import { useIsUnderway } from './useOrders.ts'

export interface Order<Request, List> {
  fields: OrderFields
  request: Request
  countLike: (list: List) => number
}

/** Without an outcome nothing was sent, since the bank already lists the order. */
export type Attempted<Data> = { outcome: Outcome<Data>; result: OrderResult } | { outcome: undefined; result: 'listed' }

export interface OrderSubmission<Request, Data, List> {
  /**
   * Reads the bank's list unless the outcome is success, and before a repetition. Resolves with undefined if nothing
   * was sent, as when the screen was left or the session ended in the meantime.
   */
  send: (order: Order<Request, List>) => Promise<Attempted<Data> | undefined>
  isPending: boolean
  /** The order is on its way to the bank. False while the bank's list is awaited before it is sent. */
  isUnderway: boolean
  /** Undefined while the last order is being sent. An unknown one may become listed. */
  result: OrderResult | undefined
  clear: () => void
}

interface Sent<List> {
  key: string
  result: OrderResult
  isInList: (list: List | undefined) => boolean
}

export function useOrder<Request extends object, Data, List>(
  operation: OrderId,
  mutation: Pick<
    UseMutationResult<Outcome<Data>, unknown, { data: Request & { idempotency_key?: string } }>,
    'mutateAsync' | 'reset'
  >,
  list: UseQueryOptions<List, LoadFailure, List> & { queryKey: readonly unknown[] },
): OrderSubmission<Request, Data, List> {
  const client = useQueryClient()
  const submission = useSubmit(mutation)
  // Refs, since presses can happen before React has rendered.
  const isBusy = useRef(false)
  const isOnScreen = useRef(false)
  const current = useRef<string>(undefined)
  const [isPending, setPending] = useState(false)
  const [sent, setSent] = useState<Sent<List>>()
  const { data } = useQuery({ ...list, enabled: sent?.result === 'unknown' })
  const isInList = sent?.result === 'unknown' && sent.isInList(data)
  const key = sent?.key
  useEffect(() => {
    if (isInList && key !== undefined) settleOrder(key)
  }, [isInList, key])
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

  async function send({ fields, request, countLike }: Order<Request, List>): Promise<Attempted<Data> | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(true)
    setSent(undefined)
    try {
      const token = sessionToken()
      const isSameSession = () => sessionToken() === token
      const identity = await identityOf(fields)
      const earlier = unsettledOrder(operation, identity)
      const isInList = (before: number | undefined, read: List | undefined): boolean =>
        read !== undefined && before !== undefined && countLike(read) > before
      const listed = earlier === undefined ? undefined : await freshList()
      if (!isOnScreen.current || !isSameSession()) return undefined
      if (earlier !== undefined && isInList(earlier.before, listed)) {
        settleOrder(earlier.key)
        setSent({ key: earlier.key, result: 'listed', isInList: () => true })
        return { outcome: undefined, result: 'listed' }
      }
      const known = client.getQueryData<List>(list.queryKey)
      const { key, before } = beginOrder(operation, identity, known === undefined ? undefined : countLike(known))
      show(key)
      const outcome = await submission.submit({ data: { ...request, idempotency_key: key } })
      if (outcome === undefined) return undefined
      const isListed = outcome.kind !== 'success' && isInList(before, await freshList())
      if (!isSameSession()) return undefined
      const result = endOrder(operation, key, outcome, isListed)
      setSent({ key, result, isInList: (read) => isInList(before, read) })
      return { outcome, result }
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  /** Undefined if the list cannot be read, which proves nothing. */
  async function freshList(): Promise<List | undefined> {
    try {
      return await client.query({ ...list, staleTime: 0 })
    } catch {
      return undefined
    }
  }

  function clear(): void {
    show(undefined)
    setSent(undefined)
  }

  return {
    send,
    clear,
    isPending: isPending || submission.isPending,
    isUnderway,
    result: isInList ? 'listed' : sent?.result,
  }
}
