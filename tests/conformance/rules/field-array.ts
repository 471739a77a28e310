import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyFields } from '#tests/conformance/variations.ts'

export const fieldArray: CallRule = {
  id: 'field-array',
  about: 'calls',
  level: 'MUST',
  title: 'A field that is sent as an array does not break the backend.',
  why: 'PHP makes an array of a name that ends in []; trim(), strlen() and every query then fail with a TypeError.',
  restsOn: ['served as it is', 'an unknown name is refused'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'as an array',
      () => true,
      ({ name, value }) => [{ name: `${name}[]`, value }],
    ),
  check: survives,
}
