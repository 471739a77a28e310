import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getGetTransfersQueryOptions, useSubmitTransfer } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginSession } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'
import { warnings } from './model.ts'
import { orders, settleOrder } from './orders.ts'
import { useOrder } from './useOrder.ts'

/** The keys of the orders that the bank has received. None gets a usable response. */
const keys: string[] = []
const readList = vi.fn<() => Promise<Response>>()

function listOf(...transactions: object[]): Response {
  return Response.json({ transactions })
}

beforeEach(() => {
  keys.length = 0
  readList.mockReset().mockImplementation(() => Promise.resolve(listOf()))
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    if (body.has('gettrslist')) return readList()
    keys.push(body.get('idempotency_key') ?? '')
    return Promise.resolve(new Response('', { status: 502 }))
  })
  beginSession('a session')
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { key } of orders.get()) settleOrder(key)
})

const request = {
  bank: 'Harbour Trust',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  amount: '5.00',
  extra: '{}',
}

function Form() {
  const { send, result, isPending } = useOrder('submitTransfer', useSubmitTransfer(), getGetTransfersQueryOptions())
  return (
    <Button onPress={() => void send({ fields: request, request, countLike: () => 0 })}>
      {isPending ? 'Pending' : (result ?? 'Send')}
    </Button>
  )
}

it.each(['the screen was left', 'the session ended'])(
  '[R127] an order is not repeated if %s while the list was awaited, and stays unknown',
  async (what) => {
    const client = createQueryClient()
    const screen = await renderPage(<Form />, client)
    const button = screen.getByRole('button')
    await button.click()
    await expect.element(button).toHaveTextContent('unknown')
    const reads = readList.mock.calls.length
    let respond: (list: Response) => void = () => undefined
    readList.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await button.click()
    await expect.poll(() => readList.mock.calls.length).toBeGreaterThan(reads)
    if (what === 'the screen was left') await screen.unmount()
    else beginSession('another session')
    respond(listOf())
    await expect.poll(() => client.isFetching()).toBe(0)
    // What follows from the response happens before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(keys).toHaveLength(1)
    expect(orders.get()).toMatchObject([{ mayExist: true }])
    if (what === 'the screen was left') expect(warnings(orders.get())).toHaveLength(1)
  },
)
