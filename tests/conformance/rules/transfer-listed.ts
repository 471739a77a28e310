import type { StateRule } from '#tests/conformance/rule.ts'
import { minorOf } from '#tests/conformance/scenario.ts'
import { show } from '#tests/conformance/schema.ts'

export const transferListed: StateRule<{ added: Record<string, unknown>[]; ordered: Record<string, string> }> = {
  id: 'transfer-listed',
  about: 'state',
  level: 'MUST',
  title: 'A transfer is listed with the payee and the amount that were ordered.',
  why: 'The list fills the form for the next transfer: a wrong payee there is a wrong payee then.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getTransfers'],
  source: { file: 'paths/transfers.yaml', phrase: 'Lists the transfers the customer has ordered' },
  check: ({ added, ordered }) => {
    const same = added.some(
      (row) =>
        ['bank', 'act_no', 'act_hold_name'].every((name) => row[name] === ordered[name]) &&
        minorOf(row['amount']) === minorOf(ordered['amount']),
    )
    return same
      ? undefined
      : { expected: `a new row: ${show(ordered)}`, got: added.length === 0 ? 'no new row' : show(added) }
  },
}
