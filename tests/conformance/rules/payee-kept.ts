import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const payeeKept: StateRule<{ sent: Record<string, string>; row: Record<string, unknown> }> = {
  id: 'payee-kept',
  about: 'state',
  level: 'MUST',
  title: 'SWIFT code, routing number, country, currency and note are kept with the transfer.',
  why: 'Columns in the wrong order, a number that loses its zeros, a note that is stored nowhere: the list fills the form for the next transfer.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getTransfers'],
  source: 'operation',
  check: ({ sent, row }) => {
    const there = Object.keys(sent).filter((name) => row[name] !== undefined && row[name] !== null)
    const wrong = there.filter((name) => row[name] !== sent[name])
    const pick = (from: Record<string, unknown>, names: string[]) =>
      show(Object.fromEntries(names.map((name) => [name, from[name]])))
    if (wrong.length > 0) return { expected: pick(sent, wrong), got: pick(row, wrong) }
    const lost = Object.keys(sent).filter((name) => !there.includes(name))
    return there.length === 0 || lost.length === 0
      ? undefined
      : { expected: pick(sent, lost), got: 'nothing, while others are kept', level: 'SHOULD' }
  },
}
