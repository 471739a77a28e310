import { randomUUID } from 'node:crypto'
import { isOpen, type Values } from '#tests/conformance/context.ts'
import { summary, type Account } from '#tests/conformance/exchange.ts'
import { needs } from '#tests/conformance/leftOut.ts'
import { addedRows } from '#tests/conformance/reading/rows.ts'
import { keyOwn } from '#tests/conformance/rules/transfers.ts'
import { eventually, rowsShown, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { reviewedForms, type ReviewedForm } from './reviewedForms.ts'

/** The key of a transfer at each form in turn: what any two operations share shows at the later one. */
export async function keyOfOthers(steps: Steps, main: Account, key: string): Promise<void> {
  const { context, probe, skip } = steps
  const open = reviewedForms.flatMap((kind) => {
    const values = context.acceptedForms.get(kind.action)
    return values !== undefined && isOpen(context, kind.action) ? [{ kind, values }] : []
  })
  if (open.length === 0) skip(keyOwn, needs(['the form of a deposit or a payment']))
  for (const { kind, values } of open)
    await judgeKey(steps, kind, main, { ...values, idempotency_key: key }, 'another operation')
  const { second } = context.accounts
  const [first] = open
  if (second?.token === undefined || first === undefined) return
  const deposit = { ...first.values, idempotency_key: randomUUID() }
  if ((await probe(first.kind.action, deposit, main, 'a form with a key')).accepted)
    await judgeKey(steps, first.kind, second, deposit, 'another customer')
}

async function judgeKey(
  steps: Steps,
  { action, loader }: ReviewedForm,
  holder: Account,
  values: Values,
  whose: string,
): Promise<void> {
  const { probe, judge } = steps
  const read = async () => rowsShown(await probe(loader, {}, holder), 'transactions')
  const send = async (form: Values, note: string): Promise<{ step: Step; added: number | undefined }> => {
    const before = await read()
    const step = await probe(action, form, holder, note)
    const isThere = (rows: typeof before): boolean => !step.accepted || addedRows(before, rows)?.length !== 0
    return { step, added: addedRows(before, await eventually(steps, read, isThere))?.length }
  }
  const fresh = await send({ ...values, idempotency_key: randomUUID() }, 'a form with a key')
  if (!fresh.step.accepted || fresh.added !== 1) return
  const { step, added } = await send(values, `a key that was used by ${whose}`)
  const isKeys =
    step.accepted || (await send({ ...values, idempotency_key: randomUUID() }, 'another key')).step.accepted
  if (isKeys && added !== undefined)
    judge(keyOwn, { accepted: step.accepted, added, whose, got: summary(step.exchange) }, step.exchange)
}
