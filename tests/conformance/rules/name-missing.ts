import { refused } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import type { Form } from '#tests/conformance/wire.ts'

/** A call without a name. What it gets is no response of an operation. */
export const empty: Form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] }

export const nameMissing: CallRule = {
  id: 'name-missing',
  about: 'calls',
  level: 'MUST',
  title: 'A call that names no operation does not look like a success.',
  why: 'A chain of if (isset(…)) that ends without an else sends 200 and an empty body.',
  restsOn: [],
  source: intro('must not look like a success'),
  endpoint: true,
  calls: ({ wire }) => [
    { operation: undefined, form: empty, note: 'nothing at all' },
    { operation: undefined, form: { ...empty, encoding: 'multipart' }, note: 'an empty multipart form' },
    {
      operation: undefined,
      form: { ...empty, parts: [{ name: 'email', value: 'nobody@conformance.example' }] },
      note: 'fields, but no name',
    },
    {
      operation: undefined,
      form: { ...empty, encoding: 'json', parts: [{ name: wire, value: wire }] },
      note: 'JSON in place of a form',
    },
  ],
  check: refused,
}
