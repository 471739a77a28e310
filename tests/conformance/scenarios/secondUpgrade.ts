import { isOpen } from '#tests/conformance/context.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { submissionListed } from '#tests/conformance/rules/records.ts'
import { mainOf, needsMain, type Scenario } from '#tests/conformance/scenario.ts'
import { acceptedForms } from './moneyCalls.ts'
import { booked, judgeServed } from './randomOrder.ts'
import { reviewedForms } from './reviewedForms.ts'

/** Last, since its review changes the plan of the customer at any time. */
export const secondUpgrade: Scenario = {
  name: 'an upgrade of another customer',
  uses: ['getUpgradeForm', 'submitUpgrade'],
  rules: [submissionListed, actionServed],
  missing: needsMain,
  run: async (steps) => {
    const { context, probe } = steps
    const { second } = context.accounts
    const kind = reviewedForms.find(({ action }) => action === 'submitUpgrade')
    const form = context.acceptedForms.get('submitUpgrade')
    if (second?.tokenKind !== 'session' || kind === undefined || form === undefined) return
    if (!isOpen(context, kind.action)) return
    const [own] = acceptedForms(steps, mainOf(steps), kind, form)
    const [call] = acceptedForms(steps, second, kind, form)
    if (own === undefined || call === undefined) return
    const look = async () => new Map([[kind.loader, (await probe(kind.loader, {}, second)).exchange]])
    const before = await look()
    const step = await booked(steps, second, kind.loader, call.act)
    if (step === undefined) return
    if (step.accepted) call.shows?.(step, before, await look())
    else await judgeServed(steps, [{ ...step, accepted: true, call: own }], [{ ...step, call }])
  },
}
