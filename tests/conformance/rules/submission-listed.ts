import type { StateRule } from '#tests/conformance/rule.ts'
import { minorOf } from '#tests/conformance/scenario.ts'
import { show } from '#tests/conformance/schema.ts'

interface State {
  added: Record<string, unknown>[]
  type: string
  amount: number
  /** The purpose or the plan that was chosen. */
  chosen: Record<string, string>
}

export const submissionListed: StateRule<State> = {
  id: 'submission-listed',
  about: 'state',
  level: 'MUST',
  title: 'What was submitted is listed once, as pending, with its method and amount.',
  why: 'The list is the only proof the customer has until the bank has reviewed it.',
  restsOn: ['an accepted action'],
  source: { file: 'schemas/common.yaml', phrase: '`pending`: submitted' },
  check: ({ added, type, amount, chosen }) => {
    const fits = (row: Record<string, unknown>): boolean =>
      row['type'] === type &&
      row['status'] === 'pending' &&
      minorOf(row['amount']) === amount &&
      Object.entries(chosen).every(([name, value]) => (row[name] ?? value) === value)
    return added.length === 1 && added.every(fits)
      ? undefined
      : {
          expected: `one new row: ${show({ type, ...chosen, status: 'pending', amount: amount / 100 })}`,
          got: added.length === 0 ? 'no new row' : show(added),
        }
  },
}
