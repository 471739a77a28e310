import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const transferNeedsPin: StateRule<Step> = {
  id: 'transfer-needs-pin',
  about: 'state',
  level: 'MUST',
  title: 'A transfer without a confirmed PIN is refused.',
  why: 'A screen that demands the PIN protects nothing when the order itself does not look whether it was given.',
  restsOn: ['nothing confirmed'],
  source: { file: 'paths/transfers.yaml', phrase: 'Orders a transfer to an account at another bank, after' },
  check: mustBeRefused,
}
