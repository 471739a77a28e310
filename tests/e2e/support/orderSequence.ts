/** Places one order while requests fail. The bank must have it at most once, and no page states what is unknown. */
import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import type { Customer } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { createRequest, decideRequest } from '#mocks/domain/requests.ts'
import { orderTransfer, settleTransfer } from '#mocks/domain/transfers.ts'
import { paths } from '#src/paths.ts'
import { basePath, waitForIdle } from './fixtures.ts'
import { expect } from './network.ts'
import type { Proxy } from './proxy.ts'
import { signIn } from './signIn.ts'
import { enter, fillIn, goOn, required } from './transferSteps.ts'

const { dashboard, auth } = paths
const at = (path: string): RegExp => new RegExp(`${basePath}${path}$`)

const attempts = [
  'lost',
  'badGateway',
  'refused',
  'tooLarge',
  'tooManyRequests',
  'unavailable',
  'unauthorized',
  'works',
] as const
type AttemptKind = (typeof attempts)[number]

/** The customer cannot know the result of these. */
const unknown: ReadonlySet<AttemptKind> = new Set(['lost', 'badGateway', 'unavailable'])
/** Nor of these, which a repetition by the browser may have met, unless the list lacks the order. */
const repeatable: ReadonlySet<AttemptKind> = new Set(['refused', 'tooLarge', 'tooManyRequests'])

export type SequenceStep =
  | { do: 'order'; meets: AttemptKind; isListLost: boolean }
  /** `leaveEarly`: while the list is awaited before a repetition. `orderElsewhere`: alike, but not the same. */
  | { do: 'leave' | 'leaveEarly' | 'reload' | 'expire' | 'expireElsewhere' | 'otherCustomer' }
  | { do: 'orderElsewhere' | 'decline' }

export const sequences = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('order' as const),
        meets: fc.constantFrom(...attempts),
        isListLost: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'leave' as const,
          'leaveEarly' as const,
          'orderElsewhere' as const,
          'decline' as const,
          'reload' as const,
          'expire' as const,
          'expireElsewhere' as const,
          'otherCustomer' as const,
        ),
      }),
    },
  ),
  { minLength: 2, maxLength: 7 },
)

export interface OrderForm {
  path: string
  marker: string
  list: string
  orders: (bank: Bank) => { id: number; status: string }[]
  orderElsewhere: (bank: Bank) => Promise<unknown>
  decline: (bank: Bank, id: number) => Promise<void>
  press: (page: Page) => Promise<void>
  next: (page: Page) => Locator
  again: (page: Page) => Locator
}

const amount = '77.50'
const minor = 7750
const elsewhere = 'Elsewhere'

function ada(bank: Bank): Customer {
  const customer = customerByEmail(bank, 'ada@example.com')
  if (customer === undefined) throw new Error('There is no such customer.')
  return customer
}

export const depositForm: OrderForm = {
  path: dashboard.addFundsCrypto(),
  marker: 'newcd',
  list: 'getcdform',
  orders: (bank) => bank.store.requests.all().filter((one) => one.amount === minor && one.type !== elsewhere),
  orderElsewhere: (bank) => {
    const request = { customer: ada(bank).id, kind: 'deposit', type: elsewhere, amount: minor, choice: '' } as const
    return createRequest(bank, { ...request, proof: null })
  },
  decline: (bank, id) => decideRequest(bank, id, 'declined'),
  press: async (page) => {
    await page.getByLabel('Amount').fill(amount)
    await page.getByRole('button', { name: 'Submit Deposit' }).click()
  },
  next: (page) => page.locator('main button[type=submit]:not([data-pending])'),
  again: (page) => depositForm.next(page),
}

export const transferForm: OrderForm = {
  path: dashboard.send(),
  marker: 'newtrs',
  list: 'gettrslist',
  orders: (bank) => bank.store.transfers.all().filter((one) => one.amount === minor && one.note !== elsewhere),
  orderElsewhere: (bank) =>
    orderTransfer(bank, ada(bank), {
      bank: required.Bank,
      act_no: required['Account number or IBAN'],
      act_hold_name: required['Account holder'],
      amount: minor,
      swift: '',
      routing: '',
      country: '',
      currency: '',
      note: elsewhere,
    }),
  decline: (bank, id) => settleTransfer(bank, id, 'failed'),
  press: async (page) => {
    const again = transferForm.again(page)
    if (await again.isVisible()) await again.click()
    else {
      await fillIn(page, { ...required, Amount: amount })
      await goOn(page)
      await page.getByRole('button', { name: 'Confirmed' }).click()
    }
    await enter(page, '1234')
  },
  next: (page) => page.getByRole('button', { name: 'Continue' }).or(transferForm.again(page)),
  again: (page) => page.getByRole('button', { name: 'Try again with the PIN' }),
}

/** Texts that are true only without an order, and only with one. */
const denial =
  /hasn't carried out your order|didn't accept (this\.|it\.)|transfer wasn't accepted|transfer hasn't been sent/
const claim = /waiting for the bank's review|in the list now|Await Confirmation|The bank has your transfer/
const listing = /in the list now|The bank has your transfer/
const declined = /The bank has declined this|Your transfer failed/
const warning = /may have gone through/

export interface Surroundings {
  page: Page
  network: Proxy
  bank: Bank
  form: OrderForm
  /** The bank carries out a repetition of a key once. */
  keepsKeys: boolean
}

export async function playSequence(steps: readonly SequenceStep[], surroundings: Surroundings): Promise<void> {
  const { page, network, bank, form, keepsKeys } = surroundings
  const before = new Set(form.orders(bank).map(({ id }) => id))
  const made = () => form.orders(bank).filter(({ id }) => !before.has(id))
  const standing = () => made().filter(({ status }) => status !== 'failed' && status !== 'declined')
  const held = () => standing().length
  let mayExist = false
  /** A second order is the customer's own decision after a warning, if no key identifies it. */
  let allowed = 1
  let isKeyLost = false
  /** The app can have a list from before the first attempt. */
  let isListKnown = false

  const isSettled = page.getByText(claim).first()
  const isDeclined = page.getByText(declined).first()
  const isOutside = () => !page.url().includes('/dashboard')

  async function check(): Promise<void> {
    const text = await page.locator('body').innerText()
    if (denial.test(text)) expect(held(), denial.exec(text)?.[0]).toBe(0)
    // A bank that keeps keys repeats its success for an order that it has declined since.
    if (claim.test(text)) expect(made().length, claim.exec(text)?.[0]).toBeGreaterThan(0)
    if (listing.test(text)) expect(held(), listing.exec(text)?.[0]).toBeGreaterThan(0)
    if (declined.test(text)) expect(held(), declined.exec(text)?.[0]).toBeLessThan(made().length)
    expect(held(), 'orders at the bank').toBeLessThanOrEqual(allowed)
  }

  async function warned(): Promise<void> {
    if (await isDeclined.isVisible()) mayExist = false
    if (mayExist) await expect(page.getByText(warning).or(isSettled).first()).toBeVisible()
    else await expect(page.getByText(warning)).toHaveCount(0)
  }

  async function returnAs(email: string): Promise<void> {
    await signIn(page, email)
    await waitForIdle(page)
  }

  async function goTo(path: string): Promise<void> {
    const heading = page.getByRole('heading', { level: 1 })
    const left = await heading.innerText()
    await page.evaluate((to) => {
      const state = { idx: Number(Reflect.get(Object(history.state), 'idx')) + 1 }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, `${basePath}${path}`)
    const leave = page.getByRole('alertdialog').getByRole('button', { name: /^(Leave|Discard)$/ })
    await expect(async () => {
      if (await leave.isVisible()) await leave.click()
      await expect(page).toHaveURL(at(path), { timeout: 500 })
      await expect(heading).toBeVisible({ timeout: 500 })
      // The address changes before the question is asked.
      await expect(heading).not.toHaveText(left, { timeout: 500 })
    }).toPass()
    await waitForIdle(page)
  }

  async function returnToPage(): Promise<void> {
    if (isOutside()) await returnAs('ada@example.com')
    if (!page.url().includes(form.path)) {
      await goTo(form.path)
    }
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 500 })
      await expect(form.next(page).or(isSettled).first()).toBeVisible({ timeout: 500 })
      await expect(retry).toHaveCount(0, { timeout: 500 })
    }).toPass()
  }

  async function expire(): Promise<void> {
    if (isOutside()) return
    network.damage('getcontact', 'unauthorized', 1)
    const on = page.url().includes(dashboard.contact()) ? dashboard.addFunds() : dashboard.contact()
    if (on === dashboard.addFunds()) await goTo(on)
    await page.evaluate((to) => {
      const state = { idx: Number(Reflect.get(Object(history.state), 'idx')) + 1 }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, `${basePath}${dashboard.contact()}`)
    const leave = page.getByRole('alertdialog').getByRole('button', { name: /^(Leave|Discard)$/ })
    await expect(async () => {
      if (await leave.isVisible()) await leave.click()
      await expect(page).toHaveURL(at(auth.landing()), { timeout: 500 })
    }).toPass()
  }

  async function order({ meets, isListLost }: Extract<SequenceStep, { do: 'order' }>): Promise<void> {
    network.mend()
    await returnToPage()
    if (await isSettled.isVisible()) return
    await warned()
    if (mayExist && (!keepsKeys || isKeyLost)) allowed += 1
    if (!mayExist) isListKnown = !isListLost
    const isComparable = isListKnown
    if (isListLost) network.damage(form.list, 'lost')
    // The browser itself repeats a request whose connection breaks before the response.
    if (meets === 'lost' && !keepsKeys) network.damage(form.marker, 'broken')
    else if (meets !== 'works') network.damage(form.marker, meets)
    const sent = network.received(form.marker).length
    // A refetched list has replaced the form.
    if (await isSettled.isVisible()) return
    await form.press(page)
    await expect
      .poll(
        async () =>
          network.received(form.marker).length > sent ||
          (await isSettled.isVisible()) ||
          (await isDeclined.isVisible()),
      )
      .toBe(true)
    if (await isDeclined.isVisible()) {
      mayExist = false
      return
    }
    if (meets === 'unauthorized') {
      await expect(page).toHaveURL(at(auth.landing()))
      mayExist = true
      return
    }
    await expect(form.again(page).or(isSettled).first()).toBeVisible()
    if (meets === 'works' || (!isListLost && held() > 0 && !isKeyLost && isComparable))
      await expect(isSettled).toBeVisible()
    if (await isSettled.isVisible()) return
    mayExist ||= unknown.has(meets) || (isListLost && repeatable.has(meets))
    await warned()
  }

  async function leaveEarly(): Promise<void> {
    if (!mayExist || isKeyLost) return
    if (!page.url().includes(form.path)) {
      network.mend()
      await returnToPage()
    }
    if ((await isSettled.isVisible()) || (await isDeclined.isVisible())) return
    const lists = network.received(form.list).length
    const sent = network.received(form.marker).length
    network.mend()
    network.damage(form.list, 'held')
    await form.press(page)
    await expect.poll(() => network.received(form.list).length).toBeGreaterThan(lists)
    await goTo(dashboard.addFunds())
    network.mend()
    expect(network.received(form.marker), 'orders sent after leaving').toHaveLength(sent)
    await warned()
  }

  for (const step of steps) {
    // A refetched list may contain the order at any moment.
    if (await isSettled.isVisible()) return
    switch (step.do) {
      case 'order':
        try {
          await order(step)
        } catch (error) {
          // A refetched list may contain the order at any moment, and replaces the form.
          if (!(await isSettled.isVisible())) throw error
        }
        await check()
        if (await isSettled.isVisible()) return
        break
      case 'leave':
        if (isOutside()) break
        await goTo(dashboard.addFunds())
        await warned()
        break
      case 'leaveEarly':
        await leaveEarly()
        break
      case 'orderElsewhere':
        await form.orderElsewhere(bank)
        break
      case 'decline':
        for (const { id } of standing()) await form.decline(bank, id)
        break
      case 'reload':
        await page.reload()
        await waitForIdle(page)
        isKeyLost ||= mayExist
        if (!isOutside()) await warned()
        break
      case 'expire':
        await expire()
        break
      case 'expireElsewhere': {
        if (isOutside()) break
        network.damage('getcontact', 'unauthorized', 1)
        const other = await page.context().newPage()
        await other.goto(`${basePath}${dashboard.contact()}`)
        await expect(page).toHaveURL(at(auth.landing()))
        await other.close()
        break
      }
      case 'otherCustomer':
        await expire()
        await returnAs('emil@example.com')
        await expect(page.getByText(warning)).toHaveCount(0)
        await expect(page.getByText("We've kept what you typed before your session ended.")).toHaveCount(0)
        await expire()
        break
    }
    await check()
  }
}
