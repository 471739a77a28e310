/**
 * Generated sequences of what happens to one order of money: two tabs, a bad line, reloads, sign-ins, other clocks, at
 * banks that the contract allows. A bank that keeps keys books each intention once. One that ignores them books a second
 * time only after the customer has read that the order may exist, and has pressed again.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failed, type FailureReason, type Outcome } from '#src/api/reading/outcome.ts'
import type { Known, Order, Row } from '#src/orders/order.ts'
import { createOrderList, type OrderList } from '#src/orders/orders.ts'
import { beginSession, endSession, sessionToken } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const lines = ['works', 'lost', 'lostBefore', 'badGateway', 'unauthorized', 'tooLarge', 'tooMany', 'refused'] as const
type Line = (typeof lines)[number]

/** The bank receives nothing. */
const without: Partial<Record<Line, FailureReason>> = {
  lostBefore: 'network',
  unauthorized: 'session',
  tooLarge: 'tooLarge',
  tooMany: 'tooManyRequests',
}

const listings = ['complete', 'late', 'page', 'repeats', 'lacksIds', 'changesIds', 'unreadable'] as const
interface Kind {
  keepsKeys: boolean
  booksTwice: boolean
  namesCustomer: boolean
  listing: (typeof listings)[number]
}

type Step =
  | { do: 'begin' | 'reload' | 'dismiss' | 'look'; tab: number }
  | { do: 'press'; tab: number; line: Line; isListLost: boolean; isClosed: boolean }
  | { do: 'pressBoth'; line: Line }
  | { do: 'list' | 'fail' | 'topUp' | 'signInAgain' | 'otherCustomer' }
  | { do: 'clock'; hours: number }

const tabOf = fc.constantFrom(0, 1)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        tab: tabOf,
        line: fc.constantFrom(...lines),
        isListLost: fc.boolean(),
        isClosed: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('pressBoth' as const), line: fc.constantFrom(...lines) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('begin', 'reload', 'dismiss', 'look'), tab: tabOf }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('list', 'fail', 'topUp', 'signInAgain', 'otherCustomer') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.integer({ min: -30, max: 30 }) }),
    },
  ),
  { minLength: 2, maxLength: 9 },
)
const kinds = fc.record({
  keepsKeys: fc.boolean(),
  booksTwice: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  namesCustomer: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  listing: fc.constantFrom(...listings),
})

const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: Outcome<unknown> = { kind: 'success', ...reply }
const refusal: Outcome<unknown> = { kind: 'refused', ...reply }

interface Booking {
  id: number
  intention: number
  isListed: boolean
  status: 'in_progress' | 'failed'
}

function createBank({ keepsKeys, booksTwice, namesCustomer, listing }: Kind) {
  const bookings: Booking[] = []
  const answers = new Map<string, Outcome<unknown>>()
  let reads = 0
  let isPoor = false
  function carryOut(intention: number, key: string, line: Line): Outcome<unknown> {
    const known = keepsKeys ? answers.get(key) : undefined
    if (known !== undefined) return known
    isPoor ||= line === 'refused'
    const answer = isPoor ? refusal : success
    for (let times = isPoor ? 0 : booksTwice ? 2 : 1; times > 0; times--)
      bookings.push({ id: bookings.length + 1, intention, isListed: listing !== 'late', status: 'in_progress' })
    answers.set(key, answer)
    return answer
  }
  return {
    bookings,
    list: () => bookings.forEach((one) => (one.isListed = true)),
    fail: () => bookings.forEach((one) => (one.status = 'failed')),
    topUp: () => (isPoor = false),
    post: (intention: number, key: string, line: Line): Outcome<unknown> => {
      // A bank that names nobody cannot tell that the same customer is back.
      const unprocessed = without[line === 'unauthorized' && !namesCustomer ? 'tooMany' : line]
      if (unprocessed !== undefined) return failed(unprocessed)
      const answer = carryOut(intention, key, line)
      return line === 'lost' ? failed('network') : line === 'badGateway' ? failed('http') : answer
    },
    rows: (): readonly Row[] | undefined => {
      reads += 1
      if (listing === 'unreadable') return undefined
      const all = bookings.filter(({ isListed }) => isListed).toReversed()
      const rows = (listing === 'page' ? all.slice(0, 2) : all).map(({ id, status }) => ({
        ...(listing !== 'lacksIds' && { id: listing === 'changesIds' ? `${id} at ${reads}` : String(id) }),
        status,
      }))
      return listing === 'repeats' ? [...rows, ...rows] : rows
    },
  }
}

/** What the customer wants once. `told`: how many of its requests the customer has been told of. */
interface Intention {
  id: number
  posts: number
  told: number
  isSettled: boolean
}

interface Tab {
  list: OrderList
  stop: () => void
  known: Known
  wants: Intention
  isDone: boolean
  last: Order | undefined
}

async function play(kind: Kind, sequence: readonly Step[]): Promise<void> {
  const start = Date.parse('2026-01-16T09:00:00Z')
  vi.stubGlobal('localStorage', memoryStorage())
  vi.setSystemTime(start)
  customer.set(undefined)
  const bank = createBank(kind)
  let signIns = 0
  let intention: Intention = { id: 1, posts: 0, told: 0, isSettled: false }

  const bookingsOf = ({ id }: Intention) => bank.bookings.filter((one) => one.intention === id)
  const standing = (one: Intention) => bookingsOf(one).filter(({ status }) => status !== 'failed').length
  const next = (): Intention => {
    if (intention.isSettled) intention = { id: intention.id + 1, posts: 0, told: 0, isSettled: false }
    return intention
  }
  function signIn(email: string): void {
    signIns += 1
    beginSession(`${email} ${signIns}`)
    customer.set(kind.namesCustomer ? email : undefined)
  }

  async function begin(tab: Tab): Promise<void> {
    // As the page has rendered the notices.
    await identified(tab)
    const { mine } = tab.list.get()
    if (!intention.isSettled && intention.posts > intention.told)
      expect(
        mine.filter(({ isDismissed }) => !isDismissed),
        'notices of an order that may exist',
      ).not.toEqual([])
    intention.told = intention.posts
    // The notice of an order that was accepted, or is in the list.
    if (intention.posts > 0 && mine.length > 0 && mine.every(({ state }) => state !== 'sent'))
      intention.isSettled = true
    tab.wants = next()
    tab.known = tab.list.known(new Set(bank.rows()?.map(({ id }) => id)))
    tab.isDone = false
    tab.last = undefined
  }
  function open(): Tab {
    const list = createOrderList(0)
    return { list, stop: list.follow(), known: list.known(new Set()), wants: intention, isDone: false, last: undefined }
  }

  function judge(tab: Tab, result: string): void {
    const { wants } = tab
    if (result === 'accepted') expect(bookingsOf(wants), 'nothing is swallowed').not.toHaveLength(0)
    // The second row of an order that a bank books twice cannot be told from the next order's.
    if (result === 'listed' && !kind.booksTwice) expect(standing(wants), 'listed').toBeGreaterThan(0)
    if (result === 'declined') expect([bookingsOf(wants).length > 0, standing(wants)], 'declined').toEqual([true, 0])
    if (result === 'refused') expect(standing(wants), 'refused').toBe(0)
    wants.told = wants.posts
    wants.isSettled ||= ['accepted', 'listed', 'declined'].includes(result)
    tab.isDone = result === 'accepted' || result === 'listed'
    if (result === 'declined') tab.wants = next()
  }

  async function press(tab: Tab, line: Line, isListLost = false, isClosed = false): Promise<void> {
    if (tab.isDone) await begin(tab)
    const { wants } = tab
    const current = intention
    const posts = wants.posts
    const isInformed = wants.told === posts
    const token = sessionToken()
    const sent = await tab.list
      .send<unknown>({
        operation: 'submitTransfer',
        details: 'the rent',
        label: '$420.00 to Lena Abel',
        known: tab.known,
        readRows: () => Promise.resolve(isListLost ? undefined : bank.rows()),
        isCurrent: () => sessionToken() === token,
        onWait: () => undefined,
        post: async (key) => {
          expect([wants.posts, isInformed], 'sent without a warning').toEqual([posts, true])
          wants.posts += 1
          const outcome = bank.post(wants.id, key, line)
          await Promise.resolve()
          if (isClosed) throw new TabClosed()
          if (line === 'unauthorized' && kind.namesCustomer) endSession('expired')
          return outcome
        },
      })
      .catch((error: unknown) => {
        if (!(error instanceof TabClosed)) throw error
      })
    if (kind.keepsKeys && !kind.booksTwice) expect(bookingsOf(wants).length, 'bookings').toBeLessThanOrEqual(1)
    if (isClosed) Object.assign(tab, open())
    if (sessionToken() === undefined) {
      signIn('ada@example.com')
      await Promise.all(tabs.map(begin))
      return
    }
    if (isClosed) return begin(tab)
    if (sent === undefined) return
    tab.known = tab.list.known(new Set(bank.rows()?.map(({ id }) => id)))
    if (sent.result === 'asked') {
      current.told = current.posts
      current.isSettled ||= sent.alike === 'row' || (typeof sent.alike === 'object' && sent.alike.state !== 'sent')
      tab.wants = next()
      tab.last = undefined
      return
    }
    tab.last = sent.order
    judge(tab, sent.result)
  }

  signIn('ada@example.com')
  const tabs: [Tab, Tab] = [open(), open()]
  await Promise.all(tabs.map(begin))
  for (const step of sequence) {
    const tab = 'tab' in step && step.tab === 1 ? tabs[1] : tabs[0]
    switch (step.do) {
      case 'press':
        await press(tab, step.line, step.isListLost, step.isClosed)
        break
      case 'pressBoth':
        await Promise.all(tabs.map((one) => press(one, step.line)))
        break
      case 'begin':
        if (tab.last !== undefined) tab.list.hide(tab.last.key)
        await begin(tab)
        break
      case 'reload':
        tab.stop()
        Object.assign(tab, open())
        await begin(tab)
        break
      case 'dismiss':
        for (const { key } of tab.list.get().mine) await tab.list.dismiss(key)
        break
      case 'look': {
        const proof = tab.last && (await tab.list.look(tab.last, bank.rows()))
        if (proof !== undefined && !tab.isDone) judge(tab, proof)
        tab.last = undefined
        break
      }
      case 'signInAgain':
      case 'otherCustomer':
        if (!kind.namesCustomer) break
        endSession()
        if (step.do === 'otherCustomer') {
          signIn('emil@example.com')
          await identified(tab)
          expect(tab.list.get().mine).toEqual([])
          endSession()
        }
        signIn('ada@example.com')
        await Promise.all(tabs.map(begin))
        break
      case 'clock':
        vi.setSystemTime(start + step.hours * 3_600_000)
        break
      default:
        bank[step.do]()
    }
  }
  for (const { stop } of tabs) stop()
  endSession()
}

async function identified({ list }: Tab): Promise<void> {
  while (!list.isIdentified()) await new Promise(setImmediate)
}

class TabClosed extends Error {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const unreadableList: Kind = { keepsKeys: true, booksTwice: false, namesCustomer: true, listing: 'unreadable' }
/** The order's age begins with its last attempt. */
const repeatedAfterADay: Step[] = [
  { do: 'pressBoth', line: 'lost' },
  { do: 'clock', hours: 24 },
  { do: 'press', tab: 0, line: 'works', isListLost: false, isClosed: false },
  { do: 'pressBoth', line: 'works' },
]
const listedTwice: Kind = { keepsKeys: true, booksTwice: true, namesCustomer: true, listing: 'complete' }
/** The second tab is asked about the order whose end is not known, not about the one before it. */
const pressedInTurn: Step[] = [
  { do: 'press', tab: 0, line: 'works', isListLost: false, isClosed: false },
  { do: 'press', tab: 0, line: 'badGateway', isListLost: true, isClosed: false },
  { do: 'press', tab: 1, line: 'works', isListLost: false, isClosed: false },
  { do: 'press', tab: 1, line: 'works', isListLost: false, isClosed: false },
]

it('[R127, R206] one intention is one order, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, steps, async (kind, sequence) => {
      await play(kind, sequence)
    }),
    {
      numRuns: Number(process.env['SEQUENCES'] ?? 300),
      examples: [
        [unreadableList, repeatedAfterADay],
        [listedTwice, pressedInTurn],
      ],
    },
  )
})
