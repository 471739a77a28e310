import { QueryObserver, useQueryClient, type UseMutationResult, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getGetProfileQueryOptions } from '#src/api/generated/hooks/profile/profile.ts'
import type { OrderId } from '#src/api/generated/operations.ts'
import { changed, queryNow } from '#src/api/queryClient.ts'
import type { LoadFailure, Outcome } from '#src/api/reading/outcome.ts'
import { isComplete, type Violation } from '#src/api/reading/violations.ts'
import { useOneAtATime } from '#src/api/useOneAtATime.ts'
import { config } from '#src/config.ts'
import type { Instant } from '#src/lib/dates.ts'
import { endStaleSession, sessionToken } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { subscribe } from '#src/session/storage.ts'
import { useIsOnScreen, useSignal } from '#src/ui/hooks.ts'
import { addedTo, type Known, type Order, type OrderResult, type Proof, type Row } from './order.ts'
import { orders, type Orders, type Sent } from './orders.ts'

const longestReadMs = 20_000
export const lookEveryMs = 10_000
export const lookingMs = 300_000

export interface OrderFields<Request, ListRow> {
  /** In their normal form: equal texts are the same order. A file does not count, since a retry may have another. */
  details: Readonly<Record<string, string>>
  request: Request
  /** Whether a row of the bank's list has the fields of this order, as far as the list has them. */
  isLike: (row: ListRow) => boolean
  /** Names it in its notice, as "$12.00 to Ben Okafor". */
  label: string
}

export interface OrderSubmission<Request, Data, ListRow> {
  operation: OrderId
  /** Resolves with undefined if nothing was sent, as when the screen was left or the session ended in the meantime. */
  send: (fields: OrderFields<Request, ListRow>) => Promise<Sent<Data> | undefined>
  isPending: boolean
  /** Undefined while the last order is being sent. The bank's list, or another tab, may settle an unknown one. */
  result: OrderResult | 'asked' | undefined
  missingAt: Instant | undefined
  /** Ends the wait for an order of another tab. */
  cancelWait: (() => void) | undefined
  /** Rows like the order that the bank lists since it was sent. */
  added: readonly Row[]
  /** An earlier attempt may have worked: the bank may have taken this one for the same order. */
  isRepeated: boolean
  /** Ids of the rows like it before its first attempt. */
  before: readonly string[]
  clear: () => void
}

interface List {
  transactions?: readonly Row[] | undefined
  violations: readonly Violation[]
}
type RowOf<L extends List> = NonNullable<L['transactions']>[number]

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
  const { mine, notes } = useOrders()
  const [sent, setSent] = useState<Sent<Data> & { proof?: Proof; added?: readonly Row[] }>()
  const [cancelWait, setCancelWait] = useState<() => void>()
  const { run, isPending } = useOneAtATime(sent !== undefined)
  const shown = useRef<string>(undefined)
  const isSending = useRef(false)
  const [begun] = useState(knownNow)
  const known = useRef(begun)
  useEffect(() => hide, [])

  function knownNow(): Known {
    const rows = client.getQueryData<L>(list.queryKey)?.transactions
    return orders.known(rows && new Set(rows.map(({ id }) => id)))
  }

  function hide(): void {
    if (shown.current !== undefined) orders.hide(shown.current)
    shown.current = undefined
  }

  function readList(): Promise<L | undefined> {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestReadMs))
    return Promise.race([queryNow(client, list).catch(() => undefined), late])
  }

  async function send({ details, request, isLike, label }: OrderFields<Request, RowOf<L>>) {
    isSending.current = true
    hide()
    setSent(undefined)
    const token = sessionToken()
    const isSession = (): boolean => token !== undefined && sessionToken() === token
    const rowsIn = (read: L | undefined) =>
      read && isComplete(read.violations, 'transactions') ? read.transactions?.filter(isLike) : undefined
    if (customer.get() === undefined) await client.query(getGetProfileQueryOptions()).catch(() => undefined)

    const attempt = await orders.send<Data>({
      operation,
      details: JSON.stringify(Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1))),
      label,
      known: known.current,
      readRows: async () => rowsIn(await readList()),
      post: (key) => {
        // A screen that is left during the request no longer tells its end: a notice does.
        shown.current = key
        const data = { ...request, idempotency_key: key }
        return mutation.mutateAsync({ data }).finally(mutation.reset)
      },
      isCurrent: () => {
        // The machine may have slept since the press.
        endStaleSession(config.idleLogoutMinutes, Date.now())
        return isOnScreen() && isSession()
      },
      onWait: (cancel) => setCancelWait(() => cancel),
    })
    known.current = knownNow()
    if (attempt === undefined || !isSession()) return undefined
    // Asked once: a bank whose ids change would bring a new row each time.
    if (attempt.result === 'asked') known.current = orders.known(undefined)
    const { order, result } = attempt
    if (order !== undefined) {
      if (isOnScreen()) shown.current = order.key
      if (result === 'listed' || result === 'declined') changed(client, operation)
      else if (result !== 'refused') look(order, rowsIn, isSession)
    }
    setSent(attempt)
    return attempt
  }

  /** Looks for its row for five minutes, also after its screen has been left. */
  function look(order: Order, rowsIn: (list: L | undefined) => readonly Row[] | undefined, isSession: () => boolean) {
    const observer = new QueryObserver(client, { ...list, refetchInterval: lookEveryMs })
    const stopReading = observer.subscribe(({ data, isFetchedAfterMount, isFetching, isSuccess }) => {
      // A list from before the order, or one that could not be read again, says nothing. Sending it again looks itself.
      if (!isFetchedAfterMount || isFetching || !isSuccess || isSending.current) return
      const rows = rowsIn(data)
      void orders.look(order, rows).then((proof) => {
        if (proof === undefined || !isSession()) return
        stop()
        setSent((now) => (now?.order?.key === order.key ? { ...now, proof, added: addedTo(order, rows) } : now))
        known.current = knownNow()
        changed(client, operation)
      })
    })
    const stopFollowing = subscribe(() => {
      if (!isSession()) stop()
    })
    const stop = (): void => {
      stopReading()
      stopFollowing()
    }
    setTimeout(stop, lookingMs)
  }

  const { order, result, proof, added = [] } = sent ?? {}
  const entry = mine.find(({ key }) => key === order?.key)
  const isTaken = result !== 'accepted' && (entry?.state === 'accepted' || entry?.state === 'listed')
  return {
    operation,
    send: (fields) => run(() => send(fields).finally(() => (isSending.current = false))),
    isPending,
    result: result === 'accepted' ? result : (proof ?? (isTaken ? 'listed' : result)),
    missingAt: result === 'unknown' && order !== undefined ? notes.get(order.key)?.missingAt : undefined,
    cancelWait,
    added,
    isRepeated: (order?.attempts ?? 0) > 1,
    before: order?.before ?? [],
    clear: () => {
      hide()
      setSent(undefined)
      known.current = knownNow()
    },
  }
}

export const useOrders = (): Orders => useSignal(orders)

export function useIsUnderway(operation: OrderId): boolean {
  const { mine, notes } = useOrders()
  return mine.some(
    ({ key, operation: one }) => one === operation && notes.get(key)?.isUnderway && notes.get(key)?.isOnScreen,
  )
}

/** This customer's newest order that may exist. */
export function useOpenOrder(operation: OrderId): { label: string } | undefined {
  const { mine, notes } = useOrders()
  const order = mine.findLast((one) => one.operation === operation && one.state === 'sent')
  return order && { label: notes.get(order.key)?.label ?? '' }
}
