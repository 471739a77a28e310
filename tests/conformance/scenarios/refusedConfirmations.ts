import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { order } from './order.ts'

/**
 * A refused PIN or code opens no order. Before it, orders spend a confirmation that may be left: where every order
 * passes, the refusal proves nothing.
 */
export async function opensNoOrder(
  { context, probe, judge }: Steps,
  account: Account,
  rule: StateRule<Step>,
  refuse: () => Promise<Step | undefined>,
): Promise<void> {
  const send = (note: string): Promise<Step> => probe('submitTransfer', order(context), account, note)
  const mayOrder = isOpen(context, 'submitTransfer')
  const isSpent =
    mayOrder && !((await send('the last confirmation')).accepted && (await send('the last confirmation')).accepted)
  const refused = await refuse()
  if (!isSpent || refused === undefined || refused.accepted) return
  const step = await send(`after a refusal: ${refused.exchange.note}`)
  judge(rule, step, step.exchange)
}
