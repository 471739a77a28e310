import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { reviewFirst, submissionListed } from '#tests/conformance/rules/records.ts'
import { mainOf, type Scenario, type Step } from '#tests/conformance/scenario.ts'
import { freshPicture } from '#tests/conformance/values/files.ts'
import { written } from '#tests/conformance/values/values.ts'
import type { CustomerCall } from './customerCall.ts'
import { judgeServed } from './randomOrder.ts'
import { acceptedFormOf, optionsOf, reviewedForms } from './reviewedForms.ts'
import { planIn, priceOf, watchSubmission } from './submissions.ts'

/** Last, since its review changes the plan of the customer at any time. */
export const secondUpgrade: Scenario = {
  name: 'an upgrade of another customer',
  uses: ['getUpgradeForm', 'submitUpgrade'],
  rules: [submissionListed, reviewFirst, actionServed],
  run: async (steps) => {
    const { context, probe } = steps
    const { second } = context.accounts
    const kind = reviewedForms.find(({ action }) => action === 'submitUpgrade')
    if (second?.tokenKind !== 'session' || kind === undefined || !isOpen(context, kind.action)) return
    const { loader, action, file, choice } = kind
    /** Paid in full, another plan than the present one shows a change without a review. */
    const upgrade = async (account: Account): Promise<Step | undefined> => {
      const form = acceptedFormOf(context, account, kind)
      if (form === undefined) return undefined
      const shown = await probe(loader, {}, account)
      const plan = optionsOf(shown, choice).options.findLast((option) => option !== planIn(shown)?.name)
      const price = priceOf(shown, plan) ?? 0
      const paid = plan === undefined || price === 0 ? {} : { plan, amount: written(price) }
      return probe(action, { ...form, ...paid, [file]: freshPicture() }, account, 'an upgrade, paid in full')
    }
    const callOf = (account: Account): CustomerCall => ({ id: action, act: () => upgrade(account) })
    const { judgeAccepted } = await watchSubmission(steps, kind, second)
    const step = await upgrade(second)
    if (step === undefined) return
    if (step.accepted) await judgeAccepted(step)
    else
      await judgeServed(
        steps,
        [{ ...step, accepted: true, call: callOf(mainOf(steps)) }],
        [{ ...step, call: callOf(second) }],
      )
  },
}
