import { isDeepStrictEqual } from 'node:util'
import { codeFor } from '#tests/conformance/codeFlow.ts'
import { type Values, isOpen, operationOf, pause } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { addedRows, keyOfRow, within } from '#tests/conformance/reading/rows.ts'
import { signInStateOf } from '#tests/conformance/reading/watches.ts'
import { nothingElse, othersUntouched, readBy } from '#tests/conformance/rules/effects.ts'
import { type Scenario, type Step, type Steps, mainOf, rowsShown } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { freshPicture } from '#tests/conformance/values/files.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { newCustomer } from './credentialCalls.ts'
import { changeBack } from './credentials.ts'
import { type Act, whole } from './customerCall.ts'
import { callsOf } from './customerCalls.ts'
import { namesakeOf, verifyNamesake } from './newcomers.ts'
import { order } from './order.ts'
import { servedFile } from './profile.ts'
import { type ReviewedForm, acceptedFormOf, reviewedForms } from './reviewedForms.ts'
import { tryAs } from './signIns.ts'
import { isAnother } from './transfer.ts'

export const openItemsOfOthers: Scenario = {
  name: 'what other customers have open',
  uses: ['getProfile'],
  rules: [othersUntouched],
  run: async (steps) => {
    const isSeen = await stays(steps, openItemsOf(steps), callsOf(steps, mainOf(steps)).map(whole))
    if (!isSeen) return steps.stop('nobody else has anything open')
  },
}

/** What a customer has open stays as it is: a loader only reads, and a code is for one purpose. */
export const ownOpenItems: Scenario = {
  name: 'what a customer has open',
  uses: ['getProfile'],
  rules: [nothingElse],
  run: async (steps) => {
    const { context, probe, guest } = steps
    const main = mainOf(steps)
    const { authorization } = context.accounts
    const look =
      (id: string): Act =>
      () =>
        probe(id, {}, operationOf(context, id).form.some(({ name }) => name === 'token') ? main : undefined)
    const loaders = context.plan.operations.filter(({ kind, id }) => kind === 'loader' && isOpen(context, id))
    const mayOrder = ['confirmPin', 'submitTransfer'].every((id) => isOpen(context, id))
    if (main.pin !== undefined && mayOrder) {
      const orders = loaders.map(({ id }) => look(id))
      const calls = callsOf(steps, main).filter(({ id }) => unrelated.has(id))
      await stays(steps, [confirmation(steps, main, main.pin)], [...orders, ...calls.map(whole)])
      const first = calls.filter(({ id }, index) => calls.findIndex((call) => call.id === id) === index)
      await stays(steps, [ownOf(tries(steps, main))], [...orders, ...first.map(whole)])
    }
    const mayReset = ['requestPasswordReset', 'resetPassword'].every((id) => isOpen(context, id))
    if (authorization?.pin === undefined || !mayOrder || !mayReset || context.settings.readCode === undefined) return
    const { email, password, pin } = authorization
    const request: Act = () => guest('requestPasswordReset', { email }, 'a reset for the same customer')
    if (isOpen(context, 'confirmAuthorizationCode'))
      await stays(steps, [ownOf(authorized(steps, authorization))], [request])
    const confirm: Act = () => probe('confirmPin', { pin }, authorization, 'the PIN of the same customer')
    await stays(steps, [ownOf(reset(steps, authorization))], [confirm])
    if (authorization.password === password) return
    await changeBack(steps, authorization, password)
    authorization.password = password
  },
}

const ownOf = (item: OpenItem): OpenItem => ({ ...item, isOwn: true })

const unrelated = new Set([
  ...['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'],
  ...['markNotificationAsRead', 'updatePicture', 'updateProfile'],
])

async function stays(steps: Steps, all: readonly OpenItem[], acts: readonly Act[]): Promise<boolean> {
  const opened: OpenItem[] = []
  for (const item of all) if (await item.open()) opened.push(item)
  if (acts.length === 0 || opened.length === 0) return false
  for (const act of acts) await act()
  for (const item of opened) if (!(await item.isGood())) await blame(steps, item, acts)
  return true
}

/** Tried in turn with an action and, for as long, without one. */
async function blame(steps: Steps, item: OpenItem, acts: readonly Act[]): Promise<void> {
  let takes = 0
  const isGoodAfter = async (act?: Act): Promise<boolean | undefined> => {
    if (!(await item.open())) return undefined
    const began = performance.now()
    const step = await act?.()
    if (act === undefined) await pause(steps.context.settings, takes)
    else takes = performance.now() - began
    return act !== undefined && step === undefined ? undefined : item.isGood()
  }
  for (const act of acts) {
    let last: Step | undefined
    const kept: Act = async () => (last = await act())
    const isVoided = async () => (await isGoodAfter(kept)) === false && (await isGoodAfter()) === true
    if ((await isGoodAfter()) !== true) return
    const rounds = item.mayMove === true ? 4 : 2
    let voided = 0
    while (voided < rounds && (await isVoided())) voided += 1
    if (voided < rounds || last === undefined) continue
    const state = { what: item.what, before: 'good', after: 'void', ...(item.through && { through: item.through }) }
    steps.judge(item.isOwn === true ? nothingElse : othersUntouched, state, last.exchange)
    return
  }
}

function openItemsOf(steps: Steps): OpenItem[] {
  const { context } = steps
  const { second, enrolled, authorization, 'no-pin': spare } = context.accounts
  const others = [second, spare, authorization].filter((account) => account?.tokenKind === 'session')
  const may = (...ids: string[]): boolean => ids.every((id) => isOpen(context, id))
  const hasMail = context.settings.readCode !== undefined
  return [
    ...others.flatMap((account) => (account === undefined ? [] : [session(steps, account), picture(steps, account)])),
    ...(hasMail && may('signUp', 'verifyEmail') ? [verification(steps)] : []),
    ...(hasMail && enrolled !== undefined && may('requestPasswordReset', 'resetPassword')
      ? [reset(steps, enrolled)]
      : []),
    ...(hasMail && authorization?.pin !== undefined && may('confirmPin', 'confirmAuthorizationCode', 'submitTransfer')
      ? [authorized(steps, authorization)]
      : []),
    ...(spare?.pin !== undefined && may('confirmPin') ? [tries(steps, spare)] : []),
    ...(may('signUp') ? [namesake(steps)] : []),
    ...entriesOf(steps, mainOf(steps), 'the customer'),
    ...(second?.tokenKind === 'session' ? entriesOf(steps, second, 'another customer') : []),
  ]
}

function session({ context, guest }: Steps, { email, password, kind }: Account): OpenItem {
  let token = ''
  return {
    what: `the session of another customer (${kind})`,
    open: async () => {
      const { accepted, body } = await tryAs(context, email, password, 'a session of another customer')
      token = typeof body['jwt'] === 'string' ? body['jwt'] : ''
      return accepted
    },
    isGood: async () => {
      const { exchange } = await guest('getContact', { token }, 'the session of another customer')
      return exchange.response.kind !== 'received' || exchange.response.status !== 401
    },
  }
}

function picture({ context, probe }: Steps, account: Account): OpenItem {
  let name: unknown
  let bytes: Buffer | undefined
  const fileNow = async () => (typeof name === 'string' ? (await servedFile(context, name))?.bytes : undefined)
  const isServed = async (): Promise<boolean> => {
    bytes = await fileNow()
    return bytes !== undefined
  }
  return {
    what: `the file of the picture of another customer (${account.kind})`,
    open: async () => {
      const read = async () => within((await probe('getProfile', {}, account)).body, 'profile')['picture']
      name = await read()
      if (await isServed()) return true
      if (!isOpen(context, 'updatePicture') || typeof name !== 'string' || name === '') return false
      await probe('updatePicture', { profilePic: freshPicture() }, account)
      name = await read()
      return isServed()
    },
    isGood: async () => bytes?.equals((await fileNow()) ?? Buffer.alloc(0)) === true,
  }
}

function verification(steps: Steps): OpenItem {
  let values: Values = {}
  return {
    what: 'the code with which another customer verifies an address',
    open: async () => {
      const customer = await newCustomer(steps)
      values = { email: customer?.form.email ?? '', ver_code: customer?.code ?? '' }
      return customer !== undefined && customer.code !== ''
    },
    isGood: async () => (await steps.guest('verifyEmail', values, 'the code of another customer')).accepted,
  }
}

function reset({ context, guest }: Steps, account: Account): OpenItem {
  const { email } = account
  let code: string | undefined
  return {
    what: 'the code with which another customer resets a password',
    through: readBy.signIn,
    open: async () => {
      const step = await guest('requestPasswordReset', { email }, 'another customer')
      code = step.accepted ? await codeFor(context, email, 'reset') : undefined
      return code !== undefined
    },
    isGood: async () => {
      const next = plainPassword()
      const values = { email, reset_code: code ?? '', new_password: next }
      const step = await guest('resetPassword', values, 'the code of another customer')
      if (step.accepted) account.password = next
      return step.accepted
    },
  }
}

function authorized({ context, probe }: Steps, account: Account): OpenItem {
  let code: string | undefined
  return {
    what: 'the authorization of a transfer of another customer',
    open: async () => {
      const confirmed = await probe('confirmPin', { pin: account.pin ?? '' }, account, 'the PIN of another customer')
      code = isAnother(confirmed) ? await codeFor(context, account.email, 'authorize') : undefined
      return code !== undefined
    },
    isGood: async () => {
      const step = await probe('confirmAuthorizationCode', { pin: code ?? '' }, account, 'the code of another customer')
      return step.accepted && (await probe('submitTransfer', order(context), account, 'of another customer')).accepted
    },
  }
}

function confirmation({ context, probe }: Steps, account: Account, pin: string): OpenItem {
  let token: string | undefined
  return {
    what: 'the confirmation of a transfer',
    open: async () => {
      const confirmed = await probe('confirmPin', { pin }, account, 'the right PIN')
      token = account.token
      return confirmed.accepted && !isAnother(confirmed)
    },
    isOwn: true,
    // A confirmation ends with its session, which a bank may end after a time.
    isGood: async () =>
      (await probe('submitTransfer', order(context), account, 'an order')).accepted || account.token !== token,
  }
}

function tries({ probe }: Steps, account: Account): OpenItem {
  const whose = account.kind === 'main' ? 'the customer' : 'another customer'
  const { pin = '' } = account
  let left: unknown
  const wrong = async (): Promise<unknown> =>
    (await probe('confirmPin', { pin: otherPin(pin) }, account, `a wrong PIN of ${whose}`)).body['tries_left']
  return {
    what: `the count of wrong PINs of ${whose}`,
    open: async () => {
      await probe('confirmPin', { pin }, account, `the PIN of ${whose}`)
      left = await wrong()
      // Another wrong one must not lock it.
      return typeof left === 'number' && left > 1
    },
    isGood: async () => {
      const now = await wrong()
      await probe('confirmPin', { pin }, account, `the PIN of ${whose}`)
      return typeof now !== 'number' || typeof left !== 'number' || now === left - 1
    },
  }
}

export interface OpenItem {
  what: string
  through?: readonly string[]
  /** The item belongs to the customer who acts. */
  isOwn?: boolean
  /** The bank may close the item by itself after a time. */
  mayMove?: boolean
  open: () => Promise<boolean>
  isGood: () => Promise<boolean>
}

type Row = Record<string, unknown>

/** What waits for the bank stays in its state until the bank decides. */
export function entriesOf(steps: Steps, account: Account, whose: string): OpenItem[] {
  const { context, probe } = steps
  const isOwn = account.kind === 'main'
  const { pin } = account
  const transfer: Act = async () => {
    await probe('confirmPin', { pin: pin ?? '' }, account, 'the right PIN')
    return probe('submitTransfer', order(context), account, 'an order')
  }
  // An upgrade may be reviewed at any time, and the plan of the other customer is compared.
  const own = reviewedForms.filter(({ action }) => isOwn || action !== 'submitUpgrade')
  const ways = [
    ...own.map((kind) => ({ loader: kind.loader, needs: [kind.action], act: form(kind) })),
    ...['getTransfers', 'getStatement'].map((loader) => ({
      ...{ loader, needs: ['confirmPin', 'submitTransfer'], act: pin === undefined ? undefined : transfer },
    })),
  ]
  function form(kind: ReviewedForm): Act | undefined {
    const values = acceptedFormOf(context, account, kind)
    return values && (() => probe(kind.action, values, account, `of ${whose}`))
  }
  return ways.flatMap(({ loader, needs, act }): OpenItem[] => {
    if (act === undefined || ![loader, ...needs].every((id) => isOpen(context, id))) return []
    const read = async () => rowsShown(await probe(loader, {}, account), 'transactions')
    const like = (row: Row, rows: readonly Row[]): number =>
      rows.filter((other) => keyOfRow(other) === keyOfRow(row) && other['status'] === row['status']).length
    let entry: Row | undefined
    let times = 0
    return [
      {
        ...{ what: `the status of an entry of ${whose} in ${loader}`, isOwn, mayMove: true },
        open: async () => {
          const before = await read()
          if ((await act())?.accepted !== true) return false
          const after = await read()
          entry = addedRows(before, after)?.[0]
          times = entry === undefined || after === undefined ? 0 : like(entry, after)
          return entry !== undefined && ['pending', 'in_progress'].includes(String(entry['status']))
        },
        isGood: async () => {
          const now = await read()
          return entry === undefined || now === undefined || like(entry, now) >= times
        },
      },
    ]
  })
}

export function namesake(steps: Steps): OpenItem {
  const { context, probe } = steps
  let known: Awaited<ReturnType<typeof namesakeOf>>
  let seen: unknown
  return {
    what: 'the sign-in of another customer with the same names',
    through: readBy.signIn,
    open: async () => {
      const shown = within((await probe('getProfile', {}, mainOf(steps))).body, 'profile')
      const { fullname, username } = shown
      if (typeof fullname !== 'string' || typeof username !== 'string') return false
      const [first_name = '', ...rest] = fullname.split(' ')
      known = await namesakeOf(steps, { first_name, last_name: rest.join(' '), fullname, username })
      if (known === undefined) return false
      if (context.settings.readCode !== undefined) await verifyNamesake(steps, known)
      seen = await signInStateOf(steps, known)
      return seen !== undefined
    },
    isGood: async () => {
      const now = known && (await signInStateOf(steps, known))
      return now === undefined || isDeepStrictEqual(now, seen)
    },
  }
}
