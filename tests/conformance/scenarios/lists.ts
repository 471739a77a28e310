import { isDeepStrictEqual } from 'node:util'
import { operationOf, pause, reasonOf, selected, sessionLoaders } from '#tests/conformance/context.ts'
import { objectOf, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { leavesOf } from '#tests/conformance/reading/effects.ts'
import { lostRows, newRows, rowsOf, sameRow, untilQuiet } from '#tests/conformance/reading/rows.ts'
import { readsAlike, rowsStay } from '#tests/conformance/rules/agreement.ts'
import { submissionListed } from '#tests/conformance/rules/records.ts'
import { eventually, mainOf, rowsShown, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { longLists, written } from '#tests/conformance/values/values.ts'
import { agreeing, isSettled } from './agreement.ts'
import { lists } from './ownership.ts'
import { reviewedForms, optionsOf, type ReviewedForm } from './reviewedForms.ts'

export const manySubmissions: readonly Scenario[] = reviewedForms.map((kind) => ({
  name: `more than a page of the form ${kind.name}`,
  uses: [kind.loader, kind.action],
  rules: [rowsStay, submissionListed],
  run: (steps) => submitMany(steps, kind),
}))

async function submitMany(steps: Steps, { loader, action, choice }: ReviewedForm): Promise<void> {
  const { context, look, probe, judge, stop } = steps
  const main = mainOf(steps)
  const form = await look(loader, {}, main)
  const before = rowsShown(form, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
  const { coins, payable, options } = optionsOf(form, choice)
  const [type = ''] = [...payable, ...coins]
  const [option] = options
  const picked = choice === undefined || option === undefined ? {} : { [choice.field]: option }
  const send = (): Promise<Step> => probe(action, { ...picked, type, amount: written(1) }, main, 'one of many')
  const first = await send()
  if (!first.accepted) return stop(`no more is accepted: ${reasonOf(first.exchange)}`)
  let taken = 1
  let last = first
  for (let sent = before.length + 1; sent < longLists.submissions; sent += 4) {
    const several = await Promise.all(Array.from({ length: 4 }, send))
    const more = several.filter(({ accepted }) => accepted)
    taken += more.length
    last = more.at(-1) ?? last
    if (several.some(({ accepted, exchange }) => !accepted && isPolicy(reasonOf(exchange)))) break
  }
  const isWhole = (step: Step): boolean => (rowsShown(step, 'transactions')?.length ?? 0) >= before.length + taken
  const now = await eventually(steps, () => look(loader, {}, main), isWhole)
  const after = rowsShown(now, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
  if (context.findings.has('submission-listed', action)) return
  const lost = lostRows(before, after)
  const wanted = before.length + taken
  if (lost.length === 0 && after.length < wanted) {
    // A list that is cut grows no more.
    const alone = await send()
    const later = rowsShown(await look(loader, {}, main), 'transactions')
    if (alone.accepted && later?.length === after.length + 1) {
      const state = { loader, added: newRows(before, after), type, amount: 1, chosen: picked, atOnce: taken }
      judge(submissionListed, state, last.exchange)
      return
    }
  }
  judge(rowsStay, { list: 'transactions', lost, left: after.length, wanted }, now.exchange)
}

export const listsAtTheEnd: Scenario = {
  name: 'the lists at the end',
  uses: Object.keys(lists),
  rules: [rowsStay, readsAlike],
  run: async (steps) => {
    const { context, look, judge } = steps
    const main = mainOf(steps)
    await datesStay(steps, main)
    // Two loaders show where they differ, not which one is wrong.
    if (selected(context, operationOf(context, 'getAccount'))) await agreeAtTheEnd(steps, main)
    const lengths: string[] = []
    for (const [id, list] of Object.entries(lists)) {
      if (!selected(context, operationOf(context, id))) continue
      const loaded = context.loaded.get(id)
      const step = await look(id, {}, main)
      const after = rowsShown(step, list)
      if (loaded === undefined || after === undefined) continue
      lengths.push(`${after.length} (${id})`)
      const before = rowsOf(objectOf(loaded) ?? {}, list)
      judge(rowsStay, { list, lost: lostRows(before, after), left: after.length }, step.exchange)
      const again = await look(id, {}, main)
      const view = (shown: Step): Record<string, unknown>[] =>
        rowsOf({ rows: leavesOf(shown).get(list) }, 'rows').map((row) => ({ id: row['id'] ?? row }))
      const [first, second] = [view(step), view(again)]
      if (first.length === second.length && !isDeepStrictEqual(first, second))
        judge(readsAlike, { what: `the order of ${list}`, first, second }, step.exchange)
    }
    if (lengths.length > 0)
      context.findings.notes.push(
        `Rows in the longest lists: ${lengths.join(', ')}. A LIMIT above these numbers shows only with a customer who has more rows.`,
      )
  },
}

/** What agreed at the beginning, after all that was ordered, submitted and changed. */
async function agreeAtTheEnd(steps: Steps, main: Account): Promise<void> {
  const { context, probe } = steps
  const { second } = context.accounts
  const read = async (account: Account | undefined): Promise<Map<string, Exchange>> => {
    if (account?.token === undefined) return new Map()
    const looks = sessionLoaders(context).map(async ({ id }) => [id, (await probe(id, {}, account)).exchange] as const)
    const all = await Promise.all(looks)
    return new Map(all.filter(([, exchange]) => exchange.issues.length === 0 && objectOf(exchange) !== undefined))
  }
  const { seen, isQuiet } = await untilQuiet(
    async () => [await read(main), await read(second)] as const,
    (both) => both.every(isSettled),
    (both) => both.map((loaded) => [...loaded].map(([id, exchange]) => [id, leavesOf({ exchange })])),
  )
  if (isQuiet) await agreeing(steps, ...seen, true)
}

/** The time of a call in place of that of the row, which is the same within a second. */
async function datesStay({ context, look, judge }: Steps, main: Account): Promise<void> {
  const open = Object.entries(lists).filter(([id]) => selected(context, operationOf(context, id)))
  const read = async () => {
    const steps = await Promise.all(open.map(async ([id, list]) => ({ list, step: await look(id, {}, main) })))
    return steps.map(({ list, step }) => ({ step, rows: rowsShown(step, list) }))
  }
  const first = await read()
  await pause(context.settings, 1100)
  const second = await read()
  for (const [index, { step, rows }] of second.entries()) {
    const then = first[index]?.rows
    if (rows === undefined || then === undefined) continue
    const moved = rows.flatMap((row) => {
      const before = sameRow(row, then)
      const isMoved = ['date', 'created_at'].some((name) => before !== undefined && before[name] !== row[name])
      return isMoved && before?.['status'] === row['status'] ? [{ before, row }] : []
    })
    // A bank may change the time of a row that it works on, but not of all.
    if (moved.length > 1 && moved.length === rows.length)
      judge(
        readsAlike,
        { what: 'the times of the rows', first: moved[0]?.before, second: moved[0]?.row },
        step.exchange,
      )
  }
}
