import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getGetTransfersQueryOptions, useSubmitTransfer } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { beginSession, endSession, noteActivity, sessionToken } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'
import { notices } from './model.ts'
import { orders } from './orders.ts'
import { useOrder } from './useOrder.ts'

const request = {
  bank: 'Harbour Trust',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  amount: '5.00',
  extra: '{}',
}
const transfer = (id: string, changes: object = {}) => ({ ...request, id, note: '', status: 'in_progress', ...changes })

/** The keys of the orders that the bank has received. By default none gets a usable response. */
const keys: string[] = []
let listed: object[]
let respond: () => Promise<Response>
const listResponse = () => Response.json({ transactions: listed })
const readList = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  keys.length = 0
  listed = []
  respond = () => Promise.resolve(new Response('', { status: 502 }))
  readList.mockReset().mockImplementation(() => Promise.resolve(listResponse()))
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    if (body.has('gettrslist')) return readList()
    keys.push(body.get('idempotency_key') ?? '')
    return respond()
  })
  beginSession('a session')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession()
})

function Form() {
  const transfers = useOrder('submitTransfer', useSubmitTransfer(), getGetTransfersQueryOptions())
  const { send, result, missingAt, isPending } = transfers
  const isLike = ({ act_no, note }: { act_no: string; note?: string | undefined }) =>
    act_no === request.act_no && note === ''
  return (
    <>
      <Button
        isPending={isPending}
        onPress={() => void send({ fields: request, request, isLike, label: '$5.00 to Ben Okafor' })}
      >
        {isPending ? 'Pending' : (result ?? 'Send')}
      </Button>
      {missingAt !== undefined && <p>Not found</p>}
    </>
  )
}

async function renderForm() {
  const client = createQueryClient()
  const screen = await renderPage(<Form />, client)
  const button = screen.getByRole('button')
  const press = async (result: string) => {
    await button.click()
    await expect.element(button).toHaveTextContent(result)
  }
  return { client, screen, button, press }
}

it.each(['the screen was left', 'the session ended'])(
  '[R127] an order is not repeated if %s while the list was awaited, and stays unknown',
  async (what) => {
    const { client, screen, button, press } = await renderForm()
    await press('unknown')
    const reads = readList.mock.calls.length
    let respond: (list: Response) => void = () => undefined
    readList.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await button.click()
    await expect.poll(() => readList.mock.calls.length).toBeGreaterThan(reads)
    if (what === 'the screen was left') await screen.unmount()
    else beginSession('another session')
    respond(listResponse())
    await expect.poll(() => client.isFetching()).toBe(0)
    // What follows from the response happens before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(keys).toHaveLength(1)
    expect(orders.get()).toMatchObject([{ doubts: 1 }])
    if (what === 'the screen was left') expect(notices(orders.get())).toHaveLength(1)
  },
)

it('[R127, R206] an order is not repeated if the bank lists it while its response is awaited', async () => {
  respond = () => new Promise(() => undefined)
  const { screen, button } = await renderForm()
  await button.click()
  await expect.poll(() => keys).toHaveLength(1)
  await screen.unmount()
  listed = [transfer('1')]
  const again = await renderForm()
  await again.press('listed')
  expect(keys).toHaveLength(1)
  expect(orders.get()).toMatchObject([{ end: 'accepted' }])
})

it('[R127, R206] an order is not found in a transfer with other fields, nor in one from before it', async () => {
  const { client, button, press } = await renderForm()
  listed = [transfer('1')]
  await press('unknown')
  listed = [transfer('2', { note: 'Another' }), ...listed]
  await button.click()
  await expect.poll(() => keys).toEqual([keys[0], keys[0]])
  await expect.element(button).toHaveTextContent('unknown')
  listed = [transfer('3'), ...listed]
  await client.invalidateQueries()
  await expect.element(button).toHaveTextContent('listed')
  await press('unknown')
  expect(keys[2]).not.toBe(keys[0])
})

it.each([[undefined], [null], [{}], [[null]]])(
  '[R127, R206] an order is not found by comparison with a list that could not be read: %j',
  async (transactions) => {
    const { client, button, press } = await renderForm()
    listed = [transfer('1')]
    readList.mockImplementationOnce(() => Promise.resolve(Response.json({ transactions })))
    await press('unknown')
    await client.invalidateQueries()
    await expect.poll(() => client.isFetching()).toBe(0)
    await expect.element(button).toHaveTextContent('unknown')
  },
)

it('[R127, R206] an order that the bank lists after its screen was left is stated in its notice, and before that it is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { screen, press } = await renderForm()
  await press('unknown')
  await screen.unmount()
  expect(notices(orders.get())).toMatchObject([{ end: undefined, label: '$5.00 to Ben Okafor' }])
  const noticesLater = () => {
    vi.advanceTimersByTime(5000)
    return notices(orders.get())
  }
  await expect.poll(noticesLater).toMatchObject([{ end: undefined, missingAt: expect.any(Number) as unknown }])
  listed = [transfer('1')]
  // A read that began before has the old list.
  await expect.poll(noticesLater).toMatchObject([{ end: 'accepted' }])
})

it('[R127, R206] an order that the bank lists as failed is declined, and is sent again with another key', async () => {
  const { press } = await renderForm()
  await press('unknown')
  listed = [transfer('1', { status: 'failed' })]
  await press('declined')
  expect(keys).toHaveLength(1)
  await press('unknown')
  expect(keys[1]).not.toBe(keys[0])
})

it('[R127, R206] an order that is listed as failed after its screen was left can be sent again', async () => {
  const { screen, press } = await renderForm()
  await press('unknown')
  await screen.unmount()
  listed = [transfer('1', { status: 'failed' })]
  const again = await renderForm()
  await again.press('declined')
  expect(keys).toHaveLength(1)
  await again.press('unknown')
  expect(keys[1]).not.toBe(keys[0])
})

it.each(['before', 'while'])(
  '[R127] an order is not repeated if an earlier attempt succeeds %s it is tried again',
  async (when) => {
    let succeed: () => void = () => undefined
    respond = () => new Promise((resolve) => (succeed = () => resolve(Response.json({ icon: 'success' }))))
    const { screen, button } = await renderForm()
    await button.click()
    await expect.poll(() => keys).toHaveLength(1)
    await screen.unmount()
    respond = () => Promise.resolve(new Response('', { status: 502 }))
    const again = await renderForm()
    await again.press('unknown')
    if (when === 'before') succeed()
    else {
      const reads = readList.mock.calls.length
      let answer: (list: Response) => void = () => undefined
      readList.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      await again.button.click()
      await expect.poll(() => readList.mock.calls.length).toBeGreaterThan(reads)
      succeed()
      await expect.poll(orders.get).toMatchObject([{ end: 'accepted' }])
      answer(listResponse())
    }
    await expect.element(again.button).toHaveTextContent('listed')
    expect(keys).toEqual([keys[0], keys[0]])
  },
)

it('[R127] an unknown order is not found if the list lacks it, but not if the list could not be read after it', async () => {
  const { screen, button, press } = await renderForm()
  await press('unknown')
  const notFound = screen.getByText('Not found')
  await expect.element(notFound).toBeVisible()
  respond = () => {
    readList.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
    return Promise.resolve(new Response('', { status: 502 }))
  }
  await button.click()
  await expect.poll(() => keys).toHaveLength(2)
  await expect.element(button).toHaveTextContent('unknown')
  await expect.element(notFound).not.toBeInTheDocument()
})

it('[R127, R206] an order is compared with a list that was read before it, not with an older one', async () => {
  const { client, press } = await renderForm()
  client.setQueryData(getGetTransfersQueryOptions().queryKey, { transactions: [], violations: [] })
  listed = [transfer('1')]
  await press('unknown')
})

it('[R127, R206] the row of an accepted order that the bank listed late is not taken for the next order', async () => {
  const { press } = await renderForm()
  respond = () => Promise.resolve(Response.json({ icon: 'success' }))
  await press('accepted')
  respond = () => {
    listed = [transfer('1')]
    return Promise.resolve(Response.json({ icon: 'error' }))
  }
  await press('refused')
})

it('[R127, R206] an order that was refused is not sent again once the bank lists it, as after a repetition by the browser', async () => {
  const { button, press } = await renderForm()
  respond = () => Promise.resolve(Response.json({ icon: 'error' }))
  await press('refused')
  listed = [transfer('1')]
  await press('listed')
  expect(keys).toHaveLength(1)
  await button.click()
  await expect.poll(() => keys).toHaveLength(2)
})

it('[R127] an order is not sent after the machine has slept longer than the session may be idle', async () => {
  const { button } = await renderForm()
  noteActivity(Date.now() - 60 * 60_000)
  await button.click()
  await expect.poll(sessionToken).toBeUndefined()
  expect(keys).toEqual([])
})
