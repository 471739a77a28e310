import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { changesBetween, readAll } from '#tests/conformance/reading/effects.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { effectShown } from '#tests/conformance/rules/effects.ts'
import { eventually, mainOf, type Scenario, type Steps } from '#tests/conformance/scenario.ts'
import { validForm } from '#tests/conformance/values/validRequest.ts'

export function plainActions({ operations }: Pick<Plan, 'operations'>, scenarios: readonly Scenario[]): Scenario[] {
  const used = new Set(scenarios.flatMap(({ uses }) => uses))
  return operations
    .filter(({ id, kind, session }) => kind === 'action' && session === 'session' && !used.has(id))
    .map((operation) => ({
      name: operation.id,
      uses: [operation.id],
      rules: [effectShown],
      run: (steps) => act(steps, operation),
    }))
}

async function act(steps: Steps, operation: PlannedOperation): Promise<void> {
  const { context, succeed, probe, judge, stop } = steps
  const form = validForm(context, operation)
  if ('missing' in form) return stop(form.missing)
  const { values, holder = mainOf(steps) } = form
  const before = await readAll(steps, holder)
  const snapshot = await snapshotOf(steps, holder)
  const step = await succeed(operation.id, values, holder, 'the example of the contract')
  const changed = (after: typeof before): string[] => changesBetween(before, after, () => false)
  const after = await eventually(
    steps,
    () => readAll(steps, holder),
    (seen) => changed(seen).length > 0,
  )
  judge(effectShown, { changed: changed(after) }, step.exchange)
  await snapshot.compare(step, /./)
  const texts = operation.form.filter(
    ({ name, file }) => name !== 'token' && !file && operation.fields[name] === undefined,
  )
  if (texts.length === 0) return
  const empty = Object.fromEntries(texts.map(({ name }) => [name, '']))
  const hollow = await probe(operation.id, { ...values, ...empty }, holder, 'the example with empty fields')
  await snapshot.compare(hollow, hollow.accepted ? /./ : undefined)
}
