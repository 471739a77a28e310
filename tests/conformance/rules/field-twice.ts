import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isValue, varyFields } from '#tests/conformance/variations.ts'

export const fieldTwice: CallRule = {
  id: 'field-twice',
  about: 'calls',
  level: 'MUST',
  title: 'A field that is sent twice does not break the backend.',
  why: 'PHP keeps the last value; a framework may hand over a list.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => varyFields(operation, context, 'twice', isValue(operation), (part) => [part, part]),
  check: survives,
}
