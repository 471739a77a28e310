import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getGetProfileQueryOptions } from '#src/api/generated/hooks/profile/profile.ts'
import { getGetTransfersQueryOptions, useSubmitTransfer } from '#src/api/generated/hooks/transfers/transfers.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { OrderWarnings } from '#src/app/status/OrderWarnings.tsx'
import { newUuid } from '#src/lib/uuid.ts'
import { beginSession, endSession, noteActivity, sessionToken } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { renderPage } from '#tests/support/renderPage.tsx'
import { orders } from './orders.ts'
import { useOpenOrder, useOrder } from './useOrder.ts'

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
let stop: () => void
const success = () => Promise.resolve(Response.json({ icon: 'success' }))
const refusal = () => Promise.resolve(Response.json({ icon: 'error' }))
const readList = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  localStorage.clear()
  keys.length = 0
  listed = []
  respond = () => Promise.resolve(new Response('', { status: 502 }))
  readList.mockReset().mockImplementation(() => Promise.resolve(Response.json({ transactions: listed })))
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    if (body.has('gettrslist')) return readList()
    keys.push(body.get('idempotency_key') ?? '')
    return respond()
  })
  // The search for an order of the test before ends with its session.
  beginSession(newUuid())
  customer.set('ada@example.com')
  stop = orders.follow()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession()
  stop()
  localStorage.clear()
})

function Form() {
  const { send, result, missingAt, isPending } = useOrder(
    'submitTransfer',
    useSubmitTransfer(),
    getGetTransfersQueryOptions(),
  )
  const isLike = ({ act_no, note }: { act_no: string; note?: string | undefined }) =>
    act_no === request.act_no && note === ''
  const order = { details: request, request, isLike, label: '$5.00 to Ben Okafor' }
  const open = useOpenOrder('submitTransfer')
  return (
    <>
      <Button isPending={isPending} onPress={() => void send(order)}>
        {isPending ? 'Pending' : (result ?? 'Send')}
      </Button>
      {missingAt !== undefined && <p>Not found</p>}
      {open && <p>{`Open: ${open.label}`}</p>}
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

it.each([undefined, null, {}, [null], 'none'])(
  '[R127] a list of %j proves nothing about an order',
  async (transactions) => {
    const { press, screen } = await renderForm()
    readList.mockImplementation(() => Promise.resolve(Response.json({ transactions })))
    respond = refusal
    await press('unknown')
    await expect.element(screen.getByText('Not found')).not.toBeInTheDocument()
  },
)

it('[R127] a refused order that the bank lists is asked about', async () => {
  const { press } = await renderForm()
  respond = refusal
  await press('refused')
  listed = [transfer('1')]
  await press('asked')
  expect(keys).toHaveLength(1)
})

it('[R127] an unknown order is found later, and its screen says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const { button, press, screen } = await renderForm()
  await press('unknown')
  await expect.element(screen.getByText('Not found')).toBeVisible()
  await expect.element(screen.getByText('Open: $5.00 to Ben Okafor')).toBeVisible()
  listed = [transfer('1', { note: 'Another' }), transfer('2')]
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.element(button).toHaveTextContent('listed')
  await expect.element(screen.getByText('Open:')).not.toBeInTheDocument()
})

it('[R127] an order is not missed in a list that cannot be read again', async () => {
  const { press, screen } = await renderForm()
  respond = () => {
    readList.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })))
    return Promise.resolve(new Response('', { status: 502 }))
  }
  await press('unknown')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(screen.getByText('Not found')).not.toBeInTheDocument()
})

it('[R127] the list is read although the clock was set back', async () => {
  const { client, press } = await renderForm()
  const { queryKey } = getGetTransfersQueryOptions()
  client.setQueryData(queryKey, { transactions: [], violations: [] }, { updatedAt: Date.now() + 3_600_000 })
  listed = [transfer('1')]
  respond = () => {
    listed = [transfer('2'), transfer('1')]
    return Promise.resolve(new Response('', { status: 502 }))
  }
  await press('listed')
  expect(keys).toHaveLength(1)
})

it('[R127] an order is sent after 20 s without the list', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  readList.mockImplementationOnce(() => new Promise(() => undefined))
  respond = success
  const { button } = await renderForm()
  await button.click()
  await expect.poll(() => readList.mock.calls.length).toBe(1)
  expect(keys).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(button).toHaveTextContent('accepted')
})

it('[R127] a notice tells the end of an order whose screen was left during it', async () => {
  let answer: (response: Response) => void = () => undefined
  respond = () => new Promise((resolve) => (answer = resolve))
  const { client, screen, button } = await renderForm()
  await button.click()
  await expect.poll(() => keys).toHaveLength(1)
  await screen.unmount()
  const other = await renderPage(<OrderWarnings />, client)
  await expect.element(other.getByText(/may have gone through/)).toBeVisible()
  listed = [transfer('1')]
  answer(new Response('', { status: 502 }))
  await expect.element(other.getByText(/The bank has the transfer you sent/)).toBeVisible()
})

it('[R127] the balance is loaded anew when the list shows an unclear order', async () => {
  const { client, press } = await renderForm()
  const { queryKey } = getGetProfileQueryOptions()
  client.getQueryCache().build(client, { queryKey })
  await press('unknown')
  listed = [transfer('1')]
  await press('listed')
  expect(keys).toHaveLength(1)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it.each(['the screen is left', 'another customer signs in'])('[R127] an order is not sent if %s', async (what) => {
  let answer: (list: Response) => void = () => undefined
  const { screen, button } = await renderForm()
  readList.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await button.click()
  await expect.poll(() => readList.mock.calls.length).toBeGreaterThan(0)
  if (what === 'the screen is left') await screen.unmount()
  else beginSession('another session')
  answer(Response.json({ transactions: [] }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(keys).toEqual([])
})

it('[R127] an order is not sent after the machine has slept too long', async () => {
  const { button } = await renderForm()
  noteActivity(Date.now() - 60 * 60_000)
  await button.click()
  await expect.poll(sessionToken).toBeUndefined()
  expect(keys).toEqual([])
})
