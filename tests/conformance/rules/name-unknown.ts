import { refused } from '../checks.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import type { Form } from '../wire.ts'

const form: Form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] }
const unknown = 'nosuchoperation'

export const nameUnknown: CallRule = {
  id: 'name-unknown',
  about: 'calls',
  level: 'MUST',
  title: 'A call that names an unknown operation does not look like a success.',
  why: 'A switch without a default answers 200 and an empty body; a caller with a typo never learns of it.',
  restsOn: [],
  source: intro('must not look like a success'),
  endpoint: true,
  calls: () => [
    { operation: undefined, form: { ...form, query: { crud: unknown } }, note: 'an unknown crud' },
    { operation: undefined, form: { ...form, query: { crud: '' } }, note: 'an empty crud' },
    { operation: undefined, form: { ...form, parts: [{ name: unknown, value: unknown }] }, note: 'an unknown marker' },
  ],
  check: refused,
}
