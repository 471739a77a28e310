import { useQuery, useQueryClient, type UseMutationResult, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OrderId } from '#src/api/generated/operations.ts'
import { changed, invalidate } from '#src/api/queryClient.ts'
import type { LoadFailure, Outcome } from '#src/api/reading/outcome.ts'
import { isComplete, type Violation } from '#src/api/reading/violations.ts'
import { useOneAtATime } from '#src/api/useOneAtATime.ts'
import { config } from '#src/config.ts'
import type { Instant } from '#src/lib/dates.ts'
import { endStaleSession, sessionToken } from '#src/session/session.ts'
import { useIsOnScreen } from '#src/ui/useIsOnScreen.ts'
import { askAgain } from './askAgain.ts'
import { isMissing, type Begun, type ListedRow, type OrderResult, type Proof } from './model.ts'
import {
  abandonOrder,
  acceptedKeys,
  beginOrder,
  claimOrder,
  duplicateOf,
  earlierOrder,
  endOrder,
  identityOf,
  isNoticed,
  noteIfMissing,
  proofIn,
  settleOrder,
  showOrder,
  type OrderFields,
} from './orders.ts'
import { useIsUnderway } from './useOrders.ts'

export interface OrderToSend<Request, Row> {
  fields: OrderFields
  request: Request
  /** Whether a row of the bank's list has the fields of this order, as far as the list has them. */
  isLike: (row: Row) => boolean
  /** Names it in its notice, as "$12.00 to Ben Okafor". */
  label: string
}

/** No outcome means that nothing was sent, since the bank lists an earlier attempt. */
export type Attempted<Data> = { outcome: Outcome<Data>; result: OrderResult } | { outcome: undefined; result: Proof }

export interface OrderSubmission<Request, Data, Row> {
  operation: OrderId
  /**
   * Reads the bank's list first, and again unless the outcome is success. Resolves with undefined if nothing was sent,
   * as when the screen was left or the session ended in the meantime.
   */
  send: (order: OrderToSend<Request, Row>) => Promise<Attempted<Data> | undefined>
  /** Reads the list early, so that the next order does not wait for it. */
  prepare: () => void
  isPending: boolean
  /** The order is on its way to the bank. False while the bank's list is awaited before it is sent. */
  isUnderway: boolean
  /** Undefined while the last order is being sent. The list may settle an unknown one. */
  result: OrderResult | undefined
  /** When the list was last read after the attempt, if the result is unknown and the order is not in it. */
  missingAt: Instant | undefined
  /** Ids of the matching rows that were in the list before the first attempt. */
  listedBefore: readonly string[]
  clear: () => void
}

interface List {
  transactions?: readonly ListedRow[] | undefined
  violations: readonly Violation[]
}
type RowOf<L extends List> = NonNullable<L['transactions']>[number]

interface Sent<L> extends Begun {
  result: OrderResult
  endedAt: Instant
  rowsIn: (list: L | undefined) => Begun['before']
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
  const isOnScreen = useIsOnScreen()
  const current = useRef<string>(undefined)
  /** The order that the screen shows, unless it shows that the bank has it. Another tab may send it, too. */
  const open = useRef<string>(undefined)
  /** The bank may have refused only the browser's repetition, or listed the order late. */
  const refused = useRef<Begun & { identity: string }>(undefined)
  const preparedAt = useRef<number>(undefined)
  const [sent, setSent] = useState<Sent<L>>()
  /**
   * Keys of own orders and of those accepted before this one was begun. Another tab may have made the same one since.
   */
  const [known] = useState(acceptedKeys)
  const { run, isPending } = useOneAtATime(sent !== undefined)
  const { data, dataUpdatedAt } = useQuery({ ...list, enabled: sent?.result === 'unknown' })
  // Once refused, only another tab can still prove the order.
  const proof =
    sent?.result === 'unknown' || sent?.result === 'refused'
      ? proofIn(sent, sent.result === 'unknown' ? sent.rowsIn(data) : undefined)
      : undefined
  const key = sent?.key
  useEffect(() => {
    if (proof === undefined || key === undefined) return
    open.current = undefined
    settleOrder(key, proof)
    changed(client, operation)
  }, [proof, key, client, operation])
  const isUnknown = sent?.result === 'unknown' && proof === undefined
  // Refetches every query that the order changes, since the customer also looks at the screen's other data.
  useEffect(
    () => (isUnknown ? askAgain(() => invalidate(client, operation)) : undefined),
    [isUnknown, client, operation],
  )
  useEffect(() => () => show(undefined), [])
  const isUnderway = useIsUnderway(operation)

  function show(next: string | undefined): void {
    if (current.current !== undefined && current.current !== next) showOrder(current.current, false)
    current.current = next
  }

  async function send({
    fields,
    request,
    isLike,
    label,
  }: OrderToSend<Request, RowOf<L>>): Promise<Attempted<Data> | undefined> {
    setSent(undefined)
    const token = sessionToken()
    const isSameSession = () => sessionToken() === token
    const rowsIn = (read: L | undefined) =>
      read && isComplete(read.violations, 'transactions')
        ? (read.transactions ?? []).filter(isLike).map(({ id, status }) => ({ id, status }))
        : undefined
    const identity = await identityOf(fields)
    const duplicate = duplicateOf(operation, identity, known)
    const claimed = claimOrder(operation, identity, open.current)
    open.current = undefined
    const listed = rowsIn(await read(preparedAt.current))
    preparedAt.current = undefined
    // The machine may have slept since the press.
    endStaleSession(config.idleLogoutMinutes, Date.now())
    if (!isOnScreen() || !isSameSession()) {
      abandonOrder(claimed)
      return undefined
    }
    const last = refused.current?.identity === identity ? refused.current : undefined
    refused.current = undefined
    const earlier = last && proofIn(last, listed) ? last : (duplicate ?? earlierOrder(operation, identity, claimed))
    const proof = earlier && proofIn(earlier, listed)
    if (earlier !== undefined && proof !== undefined) {
      if (earlier.key !== claimed) abandonOrder(claimed)
      show(earlier.key)
      showOrder(earlier.key, true)
      settleOrder(earlier.key, proof)
      changed(client, operation)
      setSent({ ...earlier, result: proof, endedAt: Date.now(), rowsIn })
      return { outcome: undefined, result: proof }
    }
    const order = beginOrder(operation, identity, listed, label)
    known.add(order.key)
    show(order.key)
    const variables = { data: { ...request, idempotency_key: order.key } }
    const outcome = await mutation.mutateAsync(variables).finally(mutation.reset)
    if (!isSameSession()) return undefined
    const endedAt = Date.now()
    const after = outcome.kind === 'success' ? undefined : rowsIn(await read())
    if (!isSameSession()) return undefined
    const result = endOrder(order, outcome, after)
    if (result === 'unknown' || result === 'refused') open.current = order.key
    if (result === 'refused') refused.current = { ...order, identity }
    setSent({ ...order, result, endedAt, rowsIn })
    if (result === 'unknown') watch(order, isSameSession, rowsIn)
    return { outcome, result }
  }

  /** Looks for the order once its screen, which asks by itself, has been left. */
  function watch(order: Begun, isSameSession: () => boolean, rowsIn: (list: L | undefined) => Begun['before']): void {
    const { key } = order
    const isInNotice = () => isSameSession() && isNoticed(key)
    askAgain(async () => {
      if (!isInNotice()) return
      const listed = rowsIn(await read())
      if (!isInNotice()) return
      if (proofIn(order, listed) !== 'listed') {
        noteIfMissing(order, listed)
        return
      }
      settleOrder(key, 'listed')
      changed(client, operation)
    })
  }

  /** A list no older than `since`. Undefined if it cannot be read, which proves nothing. */
  async function read(since = Date.now()): Promise<L | undefined> {
    try {
      return await client.query({ ...list, staleTime: Date.now() - since })
    } catch {
      return undefined
    }
  }

  function clear(): void {
    show(undefined)
    setSent(undefined)
    for (const key of acceptedKeys()) known.add(key)
  }

  return {
    operation,
    send: (order) => run(() => send(order)),
    clear,
    prepare: () => {
      preparedAt.current = Date.now()
      void read()
    },
    isPending,
    isUnderway,
    result: proof ?? sent?.result,
    missingAt:
      isUnknown && dataUpdatedAt >= sent.endedAt && isMissing(sent, sent.rowsIn(data)) ? dataUpdatedAt : undefined,
    listedBefore: (sent?.before ?? []).flatMap(({ id }) => id ?? []),
  }
}
