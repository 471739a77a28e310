import { randomUUID } from 'node:crypto'
import { isOpen, operationOf, type Values } from '#tests/conformance/context.ts'
import { objectOf, type Account } from '#tests/conformance/exchange.ts'
import { changedBy, hasSettled, lastingIn, readView, type View } from '#tests/conformance/reading/effects.ts'
import { addedRows, minorOf, within } from '#tests/conformance/reading/rows.ts'
import { refusalInert } from '#tests/conformance/rules/effects.ts'
import { pictureChanges } from '#tests/conformance/rules/files.ts'
import { transferNeedsPin } from '#tests/conformance/rules/pins.ts'
import { submissionListed } from '#tests/conformance/rules/records.ts'
import { orderSane, repliesAlike } from '#tests/conformance/rules/transfers.ts'
import {
  eventually,
  mainOf,
  needsPin,
  provePin,
  rowsShown,
  type Scenario,
  type Step,
  type Steps,
} from '#tests/conformance/scenario.ts'
import { freshPicture } from '#tests/conformance/values/files.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { dearer, details, order } from './order.ts'
import { profileFieldsOf, saveProfile, valuesOf } from './profile.ts'
import { reviewedForms } from './reviewedForms.ts'
import { isAnother } from './transfer.ts'

const money = [
  'getAccount',
  'getStatement',
  'getTransfers',
  'getTransferFee',
  ...reviewedForms.map(({ loader }) => loader),
]

interface Change {
  path: string
  before: unknown
  after: unknown
}

/** `again`: makes the refused call once more, if it can have its effect once more. */
type Observe = (step: Step, what: string, again?: () => Promise<Step | undefined>) => Promise<boolean>

async function watchRefusals(steps: Steps, account: Account, loaders: readonly string[]): Promise<Observe> {
  const { judge, context } = steps
  const read = (): Promise<View> => readView(steps, account, loaders)
  const changesIn = (then: View, now: View): Change[] =>
    changedBy(lastingIn(then), lastingIn(now)).map((path) => ({ path, before: then.get(path), after: now.get(path) }))
  let earlier = await read()
  let before = earlier
  return async (step, what, again) => {
    let after = await read()
    context.findings.checked(refusalInert)
    // The bank may have booked something of its own in between.
    if (changesIn(before, after).length > 0) after = await read()
    const [change] = changesIn(before, after)
    const isDone = change !== undefined || [...before.keys()].some((path) => !after.has(path))
    // An action that has never succeeded proves nothing by a refusal.
    const { accepted } = context.findings.tally(step.exchange.operation?.id ?? '')
    const { response } = step.exchange
    const isRead = response.kind === 'received' && (response.status >= 400 || objectOf(step.exchange) !== undefined)
    if (!step.accepted && accepted > 0 && isRead && change !== undefined) {
      // The loaders are read one after another, so what the bank did may be in some of the earlier responses.
      const isExplained = hasSettled(before, after) || hasSettled(earlier, after)
      if (!isExplained || (again !== undefined && (await recurs(change, read, changesIn, again))))
        judge(refusalInert, { what, change }, step.exchange)
      if (isExplained) after = await read()
    } else if (!step.accepted && accepted > 0 && isRead) judge(refusalInert, { what, change: undefined }, step.exchange)
    earlier = before
    before = after
    return isDone
  }
}

/** What the bank does of its own does not come with each refusal, and comes without one. */
async function recurs(
  { path }: Change,
  read: () => Promise<View>,
  changesIn: (then: View, now: View) => Change[],
  again: () => Promise<Step | undefined>,
): Promise<boolean> {
  const hasChanged = (then: View, now: View): boolean => changesIn(then, now).some((change) => change.path === path)
  let then = await read()
  for (let round = 0; round < 3; round += 1) {
    const quiet = await read()
    if (hasChanged(then, quiet)) return false
    const step = await again()
    if (step === undefined || step.accepted) return false
    then = await read()
    if (!hasChanged(quiet, then)) return false
  }
  return true
}

/** A refused order must be booked nowhere. */
export const refusedOrders: Scenario = {
  name: 'orders that are refused',
  uses: ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer'],
  rules: [refusalInert, orderSane, transferNeedsPin],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    await provePin(steps, main)
    const pin = main.pin ?? ''
    const fee = await probe('getTransferFee', {}, main)
    const balance = Math.abs(minorOf(fee.body['tb'] ?? fee.body['balance']) ?? 100_000)
    const plain = order(context)
    const observe = await watchRefusals(steps, main, money)
    const send = async (what: string, values: Values, given: 'right' | 'wrong' | 'none') => {
      if (given !== 'none') {
        const wanted = given === 'right' ? pin : otherPin(pin)
        const confirmed = await probe('confirmPin', { pin: wanted }, main, `the ${given} PIN`)
        if (given === 'right' ? !confirmed.accepted || isAnother(confirmed) : confirmed.accepted) return undefined
      }
      return probe('submitTransfer', values, main, what)
    }
    const attempt = async (what: string, values: Values, given: 'right' | 'wrong' | 'none' = 'right') => {
      const step = await send(what, values, given)
      const again = 'idempotency_key' in values ? undefined : () => send(`${what}, again`, values, given)
      if (step !== undefined) await observe(step, what, again)
      return step
    }
    await attempt('the last confirmation', plain)
    const unconfirmed = await attempt('without a PIN', plain, 'none')
    const afterWrong = await attempt('after a wrong PIN', plain, 'wrong')
    if (unconfirmed?.accepted === false && afterWrong !== undefined)
      judge(transferNeedsPin, afterWrong, afterWrong.exchange)
    await attempt('more than the balance', { ...plain, amount: (balance / 100 + 1000).toFixed(2) })
    for (const amount of ['0.00', '-1.50', 'abc', '', '1e999', '9'.repeat(30)])
      await attempt(amount === '' ? 'an empty amount' : `the amount ${amount.slice(0, 12)}`, { ...plain, amount })
    for (const name of ['bank', 'act_no', 'act_hold_name', 'amount', 'extra'] as const) {
      const { [name]: _left, ...rest } = plain
      await attempt(`without the field ${name}`, rest)
      if (name !== 'amount') await attempt(`with an empty ${name}`, { ...plain, [name]: '' })
    }
    const { form } = operationOf(context, 'submitTransfer')
    const required = new Set(form.flatMap((field) => (field.required ? [field.name] : [])))
    const least = Object.fromEntries(Object.entries(plain).filter(([name]) => required.has(name)))
    await attempt('with its required fields only', least)
    await attempt('details that are not JSON', { ...plain, extra: '{"swift":' })
    if (operationOf(context, 'submitTransfer').hasIdempotencyKey) {
      const early = { ...plain, idempotency_key: randomUUID() }
      const refused = await attempt('a key without a PIN', early, 'none')
      if (refused?.accepted === false && refused.body['icon'] !== undefined) {
        const again = await attempt('the key of an order that was refused', early)
        if (again !== undefined && !context.findings.has('key-counts-once', 'submitTransfer'))
          judge(repliesAlike, { first: refused.body['icon'], again: again.body['icon'] }, again.exchange)
      }
      const keyed = { ...plain, idempotency_key: randomUUID() }
      const first = await attempt('an order with a key', keyed)
      if (first?.accepted === true)
        await attempt('a used key with another amount', { ...keyed, amount: dearer(plain['amount']) })
      await attempt('an invalid key', { ...plain, idempotency_key: 'not a UUID' })
    }
    const transfersNow = async () => rowsShown(await probe('getTransfers', {}, main), 'transactions')
    for (const [amount, meant] of [
      ['1,50', [150]],
      ['1.505', [150, 151]],
      ['1e1', [1000]],
      [' 1.50', [150]],
      ['1.50 USD', [150]],
      ['0x10', []],
    ] as const) {
      const before = await transfersNow()
      const step = await attempt(`the amount ${amount}`, { ...plain, amount })
      if (step?.accepted !== true) continue
      const added = addedRows(before, await transfersNow())
      if (added === undefined) continue
      const booked = added.map((row) => minorOf(row['amount']))
      const isMeant = booked.every((cents) => meant.some((wanted) => wanted === cents))
      judge(orderSane, { ...step, accepted: !isMeant, what: `the amount ${amount}` }, step.exchange)
    }
    await confirmAndSpend(steps, main, pin)
  },
}

async function confirmAndSpend({ context, probe }: Steps, account: Account, pin: string): Promise<void> {
  const confirmed = await probe('confirmPin', { pin }, account, 'the right PIN')
  if (confirmed.accepted) await probe('submitTransfer', { ...order(context), ...details }, account, 'the last order')
}

/** A refused change must change nothing. */
export const refusedChanges: Scenario = {
  name: 'changes that are refused',
  uses: ['getProfile'],
  rules: [refusalInert, submissionListed, pictureChanges],
  run: async (steps) => {
    const { context, probe, judge, guest } = steps
    const main = mainOf(steps)
    const text = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }
    const submissionsSeen = await watchRefusals(steps, main, money)
    for (const { action, loader, file, choice } of reviewedForms.filter((kind) => isOpen(context, kind.action))) {
      const plain = { type: 'Bitcoin', amount: '0.01', ...(choice === undefined ? {} : { [choice.field]: 'Nothing' }) }
      const odd: [string, Values][] = [
        ['a negative amount', { ...plain, amount: '-5.00' }],
        ['an amount of zero', { ...plain, amount: '0' }],
        ['an amount that is a word', { ...plain, amount: 'abc' }],
        ['an empty amount', { ...plain, amount: '' }],
        ['no amount', { type: plain.type }],
        ['a method that is not on offer', { ...plain, type: 'Nosuchcoin' }],
        ['no method', { amount: plain.amount }],
        ['a text as the proof', { ...plain, [file]: text }],
      ]
      let listed = rowsShown(await probe(loader, {}, main), 'transactions')
      for (const [what, values] of odd) {
        const step = await probe(action, values, main, what)
        const isDone = await eventually(
          steps,
          () => submissionsSeen(step, what),
          (isSeen) => isSeen || !step.accepted,
        )
        if (!step.accepted) continue
        const now = rowsShown(await probe(loader, {}, main), 'transactions')
        const amount = minorOf(values['amount'])
        const [row] = addedRows(listed, now) ?? []
        const isOther = row !== undefined && amount !== undefined && minorOf(row['amount']) !== amount
        const state = { loader, added: isOther ? [row] : [], type: plain.type, amount: amount ?? 0, chosen: {} }
        if (isOther || (now !== undefined && !isDone)) judge(submissionListed, state, step.exchange)
        listed = now
      }
    }
    if (isOpen(context, 'updatePicture'))
      await probe('updatePicture', { profilePic: freshPicture() }, main, 'a picture, before others are refused')
    const persons = await watchRefusals(steps, main, ['getProfile', 'getInstitution'])
    if (isOpen(context, 'updatePicture'))
      for (const [what, file] of [
        ['a text as the picture', text],
        ['a picture of zero bytes', { ...freshPicture(), bytes: Buffer.alloc(0) }],
      ] as const) {
        const step = await probe('updatePicture', { profilePic: file }, main, what)
        const isDone = await eventually(
          steps,
          () => persons(step, what),
          (isSeen) => isSeen || !step.accepted,
        )
        const { picture } = within((await probe('getProfile', {}, main)).body, 'profile')
        // A bank may take a file of zero bytes for none.
        if (step.accepted && file === text && !isDone)
          judge(pictureChanges, { before: picture, after: picture }, step.exchange)
      }
    if (isOpen(context, 'updateEmail'))
      for (const email of ['', 'not-an-address', context.accounts.second?.email ?? 'two@at@signs.example']) {
        const what = email === '' ? 'an empty address' : `the address ${email}`
        const step = await probe('updateEmail', { email }, main, what)
        await persons(step, what)
        if (!step.accepted) continue
        const back = 'back to the former address'
        await persons(await probe('updateEmail', { email: main.email }, main, back), back)
      }
    if (isOpen(context, 'signUp'))
      for (const email of [main.email, main.email.toUpperCase()]) {
        const person = { first_name: 'Mo', last_name: 'Bell', fullname: 'Mo Bell', username: 'mo.bell' }
        const step = await guest('signUp', { ...person, email, password: main.password }, `the address ${email}`)
        await persons(step, 'an address that is taken')
      }
    if (isOpen(context, 'updateProfile')) await refusedProfiles(steps, main, persons)
  },
}

/** The action may run before the session is looked up. */
export const endedSession: Scenario = {
  name: 'actions in a session that has ended',
  uses: ['getProfile', ...money],
  rules: [refusalInert],
  run: async (steps) => {
    const { context, probe, guest } = steps
    const { ended: token } = context
    if (token === undefined) return
    const main = mainOf(steps)
    const what = 'a session that has ended'
    const attempt = async (id: string, values: Values, observe: Observe): Promise<boolean> => {
      const send = () => guest(id, { ...values, token }, what)
      return observe(await send(), what, send)
    }
    const submitted = await watchRefusals(steps, main, money)
    for (const { action } of reviewedForms.filter((kind) => isOpen(context, kind.action)))
      await attempt(action, context.acceptedForms.get(action) ?? {}, submitted)
    const changed = await watchRefusals(steps, main, ['getProfile'])
    if (isOpen(context, 'updatePicture')) await attempt('updatePicture', { profilePic: freshPicture() }, changed)
    if (!isOpen(context, 'updateProfile')) return
    const original = valuesOf(profileFieldsOf(context), within((await probe('getProfile', {}, main)).body, 'profile'))
    const isDone = await attempt('updateProfile', { ...original, next_of_kin: 'Iver Lund' }, changed)
    const problem = isDone ? await saveProfile(context, main, original) : undefined
    if (problem !== undefined) context.findings.notes.push(problem)
  },
}

async function refusedProfiles(steps: Steps, main: Account, observe: Observe): Promise<void> {
  const { context, probe } = steps
  const original = valuesOf(profileFieldsOf(context), within((await probe('getProfile', {}, main)).body, 'profile'))
  const changed = { ...original, phone: '0012 555 0199', next_of_kin: 'Ida Lund' }
  const forms: [string, Record<string, string>][] = [
    ['an empty name', { ...changed, fullname: '' }],
    ['an invalid date', { ...changed, dob: '31/31/31' }],
    ...Object.keys(original).map((name): [string, Record<string, string>] => [
      `without the field ${name}`,
      Object.fromEntries(Object.entries(changed).filter(([entry]) => entry !== name)),
    ]),
  ]
  let isChanged = false
  for (const [what, values] of forms) {
    const step = await probe('updateProfile', values, main, what)
    isChanged ||= step.accepted
    await observe(step, what)
  }
  const problem = isChanged ? await saveProfile(context, main, original) : undefined
  if (problem !== undefined) context.findings.notes.push(problem)
}
