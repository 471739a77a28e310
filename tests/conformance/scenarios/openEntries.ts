import { isDeepStrictEqual } from 'node:util'
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { addedRows, keyOfRow, within } from '#tests/conformance/reading/rows.ts'
import { signInStateOf } from '#tests/conformance/reading/watches.ts'
import { readBy } from '#tests/conformance/rules/effects.ts'
import { mainOf, rowsShown, type Steps } from '#tests/conformance/scenario.ts'
import type { Act } from './customerCall.ts'
import { namesakeOf, verifyNamesake } from './newcomers.ts'
import { order } from './order.ts'
import { acceptedFormOf, reviewedForms, type ReviewedForm } from './reviewedForms.ts'

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
