import { randomUUID } from 'node:crypto'
import { operationOf, reasonOf } from '#tests/conformance/context.ts'
import { summary, type Account } from '#tests/conformance/exchange.ts'
import { freshPicture } from '#tests/conformance/files.ts'
import { watchOther } from '#tests/conformance/others.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { listedInOwnForm, reviewFirst, submissionListed } from '#tests/conformance/rules/records.ts'
import { keyCountsOnce, keyNotReused } from '#tests/conformance/rules/transfers.ts'
import {
  mainOf,
  minorOf,
  needsMain,
  newRows,
  rowsOf,
  rowsShown,
  within,
  type Scenario,
  type Steps,
} from '#tests/conformance/scenario.ts'

interface Kind {
  name: string
  loader: string
  action: string
  /** The field of the file. */
  file: string
  /** The list to choose from besides the coins: its name in the response, in its rows, and in the form. */
  choice?: { list: string; column: string; field: string }
}

const kinds: readonly Kind[] = [
  { name: 'deposit', loader: 'getCryptoDepositForm', action: 'submitCryptoDeposit', file: 'depositPic' },
  {
    name: 'payment',
    loader: 'getPaymentForm',
    action: 'submitPayment',
    file: 'depositPic',
    choice: { list: 'purposes', column: 'purpose_name', field: 'purpose' },
  },
  {
    name: 'fixed deposit',
    loader: 'getFixedDepositForm',
    action: 'submitFixedDeposit',
    file: 'fixedDepositPic',
    choice: { list: 'plans', column: 'plan_name', field: 'plan' },
  },
  {
    name: 'upgrade',
    loader: 'getUpgradeForm',
    action: 'submitUpgrade',
    file: 'depositPic',
    choice: { list: 'plans', column: 'plan_name', field: 'plan' },
  },
]

/** The rows of each form; undefined where they cannot be read. */
type Lists = Record<string, Record<string, unknown>[] | undefined>

/** The four forms that are paid with cryptocurrency: what is submitted is listed as pending, and nothing else changes. */
export const submissions: readonly Scenario[] = kinds.map((kind, index) => ({
  name: kind.name,
  uses: [kind.loader, kind.action],
  rules: [submissionListed, listedInOwnForm, reviewFirst],
  missing: needsMain,
  run: (steps) => submit(steps, kind, index),
}))

async function submit(steps: Steps, kind: Kind, index: number): Promise<void> {
  const { context, succeed, probe, look, judge, skip, stop } = steps
  const { loader, action, file, choice } = kind
  const main = mainOf(steps)
  const form = await succeed(loader, {}, main)
  const names = Array.isArray(form.body['names']) ? form.body['names'].filter((name) => typeof name === 'string') : []
  const type = names.at(-1) ?? stop(`${loader} offers no coin to pay with`)
  const chosen = choice === undefined ? undefined : rowsOf(form.body, choice.list).at(-1)?.[choice.column]
  if (choice !== undefined && typeof chosen !== 'string') return stop(`${loader} offers nothing in its ${choice.list}`)
  const picked = choice === undefined ? {} : { [choice.field]: String(chosen) }
  const amount = (minorOf(context.settings.submissionAmount ?? '12.34') ?? 0) + 11 * index
  const hasKey = operationOf(context, action).hasIdempotencyKey
  const values = {
    ...picked,
    type,
    amount: (amount / 100).toFixed(2),
    [file]: freshPicture(),
    ...(hasKey ? { idempotency_key: randomUUID() } : {}),
  }

  const before = await stateOf(steps, main)
  const others = await watchOther(steps, [loader], (_id, body) => body['transactions'])
  const { exchange } = await succeed(action, values, main)
  context.findings.notes.push(`A submission of ${values.amount} is left with ${action}, to be reviewed.`)
  const after = await stateOf(steps, main)
  const [rows, newer] = [before.lists[loader], after.lists[loader]]
  if (rows === undefined || newer === undefined) skip(submissionListed, `the list of ${loader} cannot be read`)
  else judge(submissionListed, { added: newRows(rows, newer), type, amount, chosen: picked }, exchange)
  for (const { loader: name } of kinds) {
    if (name === loader) continue
    const [then, now] = [before.lists[name], after.lists[name]]
    if (then === undefined || now === undefined) skip(listedInOwnForm, `the list of ${name} cannot be read`)
    else judge(listedInOwnForm, { loader: name, added: newRows(then, now) }, exchange)
  }
  // Of a deposit the contract says that the balance stays, of an upgrade that the plan does.
  const mild = { level: 'SHOULD' } as const
  const balances = { what: 'the balance', before: before.balance, after: after.balance }
  judge(reviewFirst, action === 'submitCryptoDeposit' ? balances : { ...balances, ...mild }, exchange)
  judge(reviewFirst, { what: 'the plan', before: before.plan, after: after.plan }, exchange)
  await others.compare(exchange)

  if (!hasKey) return
  const again = await probe(action, values, main, 'the same submission with the same key')
  const later = await stateOf(steps, main)
  const more = newRows(after.lists[loader] ?? [], later.lists[loader] ?? []).length
  if (again.accepted || !isPolicy(reasonOf(again.exchange)))
    judge(keyCountsOnce, { added: more, accepted: again.accepted, got: summary(again.exchange) }, again.exchange)
  const other = { ...values, amount: ((amount + 1) / 100).toFixed(2) }
  const reused = await look(action, other, main, 'another submission with a key that was used')
  judge(keyNotReused, reused, reused.exchange)
}

async function stateOf({ look }: Steps, account: Account) {
  const lists: Lists = {}
  let plan: unknown
  for (const { loader } of kinds) {
    const step = await look(loader, {}, account)
    const { body } = step
    lists[loader] = rowsShown(step, 'transactions')
    if (loader === 'getUpgradeForm') plan = body['current_plan'] ?? within(body, 'user')['current_plan']
  }
  const home = await look('getAccount', {}, account)
  return { lists, plan, balance: minorOf(within(home.body, 'account')['tb']) }
}
